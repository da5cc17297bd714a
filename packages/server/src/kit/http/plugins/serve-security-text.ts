import type { FastifyInstance } from 'fastify';

const validDays = 180;

/** Says where to report a vulnerability (RFC 9116). */
export function serveSecurityText(app: FastifyInstance): void {
  const { config, now } = app.services;
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const expires = new Date(now().getTime() + validDays * 86_400_000);
    const lines = [
      `Contact: mailto:${config.contactEmail}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: es, en',
      `Canonical: ${config.publicUrl}/.well-known/security.txt`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}

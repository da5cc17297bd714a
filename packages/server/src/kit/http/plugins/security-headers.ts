import type { FastifyInstance } from 'fastify';

/** The headers of every answer, including pages and files. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  };
}

/** For answers that are not pages: they may load nothing and may not be framed. */
export const emptyPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export function sendSecurityHeaders(app: FastifyInstance): void {
  const headers = {
    ...securityHeaders(app.services.config.publicUrl),
    'content-security-policy': emptyPolicy,
  };
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
}

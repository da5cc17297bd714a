import type { FastifyInstance } from 'fastify';

/** What every answer carries, pages and files included. */
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

/** For what is no page: nothing may load anything from it, or show it in a frame. */
export const emptyPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export function sendSecurityHeaders(app: FastifyInstance): void {
  const headers = {
    ...securityHeaders(app.services.config.publicUrl),
    'content-security-policy': emptyPolicy,
  };
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../kit/escape-html.ts';
import { turnAway } from './turn-away.ts';

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  // The backoffice's components insert inline styles.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "frame-src 'self' blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the backoffice's files under /admin; any other address below it is one of its screens. */
export async function mountBackoffice(app: FastifyInstance, folder: string): Promise<void> {
  const { brandName } = app.services.config;
  const page = readFileSync(join(folder, 'index.html'), 'utf8').replaceAll('Semilla', escapeHtml(brandName));
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/admin/',
    wildcard: false,
    index: false,
    preCompressed: true,
    decorateReply: false,
    globIgnore: ['**/index.html'],
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  for (const url of ['/admin', '/admin/*']) {
    app.get(url, async (request, reply) => {
      if (await turnAway(request, reply)) return reply;
      return reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(page);
    });
  }
}

import type { FastifyInstance } from 'fastify';

const bytesMax = 64 * 1_024;

/** Accepts URL-encoded forms, which pages without scripts send. */
export function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: bytesMax },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  );
}

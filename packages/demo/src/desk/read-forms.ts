import type { FastifyInstance } from 'fastify';

const bytesMax = 64 * 1_024;

/** Lets pages without scripts send their forms. */
export function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: bytesMax },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  );
}

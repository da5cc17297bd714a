import type { FastifyInstance } from 'fastify';

const formBytesMax = 4_096;

/** Accepts the forms of pages without a script in this scope. They have no fields: the address says everything. */
export function acceptEmptyForms(scope: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit: formBytesMax } as const;
  scope.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, _body, done) =>
    done(null),
  );
}

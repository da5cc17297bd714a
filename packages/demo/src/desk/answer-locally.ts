import type { FastifyInstance } from 'fastify';

const localName = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

const namesIn = (header: string | string[] | undefined) =>
  [header ?? []].flat().flatMap((value) => value.split(',').map((name) => name.trim()));

/**
 * Answers 404 under every name that is not of this machine: a site that makes its own name point here would otherwise
 * read codes, mails and identities. Behind a proxy, Fastify takes `hostname` from X-Forwarded-Host, which clients can set.
 */
export function answerLocally(scope: FastifyInstance): void {
  scope.addHook('onRequest', async ({ raw }, reply) => {
    const names = [raw.headers.host ?? '', ...namesIn(raw.headers['x-forwarded-host'])];
    if (!names.every((name) => localName.test(name))) reply.callNotFound();
  });
}

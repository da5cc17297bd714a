import type { FastifyInstance } from 'fastify';

const localName = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

const namesIn = (header: string | string[] | undefined) =>
  [header ?? []].flat().flatMap((value) => value.split(',').map((name) => name.trim()));

/**
 * Answers 404 for every host name except those of this machine. Otherwise a site whose name points to this machine
 * could read codes, mails and identities. Checks the headers itself, because behind a proxy Fastify takes `hostname`
 * from X-Forwarded-Host, which clients can set.
 */
export function answerLocally(scope: FastifyInstance): void {
  scope.addHook('onRequest', async ({ raw }, reply) => {
    const names = [raw.headers.host ?? '', ...namesIn(raw.headers['x-forwarded-host'])];
    if (!names.every((name) => localName.test(name))) reply.callNotFound();
  });
}

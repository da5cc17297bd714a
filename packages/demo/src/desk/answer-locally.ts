import type { FastifyInstance } from 'fastify';

const localName = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

const localAddress = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/i;

/** What a proxy adds to a request. */
const addedByProxies =
  /^(?:via|forwarded|x-forwarded(?:-.+)?|x-real-ip|(?:x|true|cf|fly|x-cluster)-(?:client|connecting)-ip)$/;
/** What the proxies of this machine add, such as those of `npm run dev` and `npm run run-several`. */
const addedHere: Record<string, RegExp> = {
  'x-forwarded-host': localName,
  'x-forwarded-for': localAddress,
  'x-forwarded-proto': /^http$/,
};

/** Whether a proxy says that the request came from elsewhere, or by a way that nothing on this machine uses. */
function isForwarded([name, values]: [string, string | string[] | undefined]): boolean {
  if (!addedByProxies.test(name)) return false;
  const parts = [values ?? ''].flat().flatMap((value) => value.split(',').map((part) => part.trim()));
  return !parts.every((part) => addedHere[name]?.test(part));
}

/**
 * Answers 404 for every host name except those of this machine, and for what a proxy forwarded from elsewhere.
 * Otherwise a site whose name points to this machine, or a proxy that names it instead of itself, could give anybody
 * codes, mails and identities. Checks the headers itself, because behind a proxy Fastify takes `hostname` from
 * X-Forwarded-Host, which clients can set.
 */
export function answerLocally(scope: FastifyInstance): void {
  scope.addHook('onRequest', async ({ raw: { headers } }, reply) => {
    const isLocal = localName.test(headers.host ?? '') && !Object.entries(headers).some(isForwarded);
    if (!isLocal) reply.callNotFound();
  });
}

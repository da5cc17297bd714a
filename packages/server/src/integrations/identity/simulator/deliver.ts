import type { FastifyBaseLogger } from 'fastify';
import type { IdentityAccess, Web } from '../index.ts';
import { signatureOf } from '../signature.ts';

const webhookPath = '/v1/account/verifications/webhook';
const patienceMs = 10_000;

interface Given {
  web: Web;
  access: () => IdentityAccess;
  log: FastifyBaseLogger;
}

/** Tells the platform something, as the provider would: one message after the other, each signed. */
export async function deliver(
  { web, access, log }: Given,
  messages: object[],
  { isSignedWrongly = false } = {},
): Promise<void> {
  const { apiKey, secrets } = access();
  const secret = isSignedWrongly ? 'not the secret' : (secrets[0] as string);
  for (const message of messages) {
    const body = JSON.stringify(message);
    const headers = {
      'content-type': 'application/json',
      'x-auth-client': apiKey,
      'x-hmac-signature': signatureOf(secret, body),
    };
    try {
      const signal = AbortSignal.timeout(patienceMs);
      await web.fetch(`${web.ownUrl()}${webhookPath}`, { method: 'POST', headers, body, signal });
    } catch (error) {
      log.warn({ err: error }, 'the identity simulator could not tell something');
    }
  }
}

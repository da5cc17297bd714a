import type { IdentityAccess, Web } from '@semilla/server/kit/identity/identity-provider.ts';
import { signatureOf } from '@semilla/server/kit/identity/signature.ts';
import type { FastifyBaseLogger } from 'fastify';

const webhookPath = '/v1/account/verifications/webhook';
const patienceMs = 10_000;

interface Delivery {
  web: Web;
  access: () => IdentityAccess;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Sends signed messages to the platform's webhook, one after the other, as the provider does. */
export async function deliver(
  { web, access, log }: Delivery,
  messages: object[],
  { isSignedWrongly = false } = {},
): Promise<void> {
  for (const message of messages) {
    try {
      const { apiKey, secrets } = access();
      const secret = isSignedWrongly ? 'not the secret' : (secrets[0] as string);
      const body = JSON.stringify(message);
      const headers = {
        'content-type': 'application/json',
        'x-auth-client': apiKey,
        'x-hmac-signature': signatureOf(secret, body),
      };
      const signal = AbortSignal.timeout(patienceMs);
      await web.fetch(`${web.ownUrl()}${webhookPath}`, { method: 'POST', headers, body, signal });
    } catch (error) {
      log.warn({ err: error }, 'the identity simulator could not tell something');
    }
  }
}

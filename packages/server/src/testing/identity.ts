import { receiveVerificationNews } from '@semilla/contract';
import { signatureOf, simulatorAccess } from '../integrations/identity/index.ts';
import type { TestApp } from './test-app.ts';

/** The headers with which the identity provider sends a body. */
export function signedAsProvider({ services }: TestApp, body: string): Record<string, string> {
  const { apiKey, secrets } = simulatorAccess(services.keys, { ...services.web, ownUrl: () => '' });
  return {
    'content-type': 'application/json',
    'x-auth-client': apiKey,
    'x-hmac-signature': signatureOf(secrets[0] as string, body),
  };
}

/** Tells the platform something, as the identity provider would. */
export function tellAsProvider(test: TestApp, message: object, headers: Record<string, string> = {}) {
  const payload = JSON.stringify(message);
  return test.app.inject({
    method: 'POST',
    url: receiveVerificationNews.path,
    headers: { ...signedAsProvider(test, payload), ...headers },
    payload,
  });
}

import { receiveVerificationNews } from '@semilla/contract';
import { simulatorAccess } from '../integrations/identity/index.ts';
import { signatureOf } from '../integrations/identity/signature.ts';
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

const addresses = new WeakMap<TestApp, Promise<string>>();

function addressOf(test: TestApp): Promise<string> {
  const known = addresses.get(test);
  if (known) return known;
  const address = test.app.listen({ port: 0, host: '127.0.0.1' });
  addresses.set(test, address);
  return address;
}

/** Sends the platform something over HTTP, as it is written. */
export async function sendOverHttp(
  test: TestApp,
  path: string,
  body: string,
  headers: Record<string, string>,
) {
  const url = `${await addressOf(test)}${path}`;
  const answer = await fetch(url, { method: 'POST', headers, body });
  const text = await answer.text();
  return { statusCode: answer.status, json: () => JSON.parse(text) };
}

/** Tells the platform something, as the identity provider would. */
export function tellAsProvider(test: TestApp, message: object) {
  const body = JSON.stringify(message);
  return sendOverHttp(test, receiveVerificationNews.path, body, signedAsProvider(test, body));
}

import { v1 } from '@semilla/contract';
import { simulatorAccess } from '@semilla/demo/simulator/simulator-access.ts';
import { signatureOf } from '../src/kit/identity/signature.ts';
import type { TestApp } from './test-app.ts';

/** The signed headers of a request by the identity provider. */
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

/** Posts a body to the app over HTTP, unchanged. */
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

/** Sends a signed message to the app, as the identity provider does. */
export function tellAsProvider(test: TestApp, message: object) {
  const body = JSON.stringify(message);
  return sendOverHttp(test, v1.verifications.receiveNews.path, body, signedAsProvider(test, body));
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { UnsignedMessage } from './failures.ts';
import type { IdentityAccess, SignedMessage } from './identity-provider.ts';

/** Signs the raw body of a message, or the session id if there is no body. */
export function signatureOf(secret: string, signed: string | Uint8Array): string {
  return createHmac('sha256', secret).update(signed).digest('hex');
}

const inHex = /^[0-9a-f]{64}$/i;

/** Whether one of the secrets made the signature. Compares in constant time. */
export function isSignedBy(
  secrets: readonly string[],
  signed: string | Uint8Array,
  signature: string | undefined,
): boolean {
  if (!signature || !inHex.test(signature)) return false;
  const given = Buffer.from(signature, 'hex');
  const matches = secrets.map((secret) =>
    timingSafeEqual(given, Buffer.from(signatureOf(secret, signed), 'hex')),
  );
  return matches.includes(true);
}

const singleValue = (header: string | string[] | undefined) => (Array.isArray(header) ? undefined : header);

/** Throws if the provider did not sign the message. The older `x-signature` header proves nothing. */
export function assertSigned({ apiKey, secrets }: IdentityAccess, { headers, rawBody }: SignedMessage): void {
  const client = singleValue(headers['x-auth-client'] ?? headers['vrf-auth-client']);
  if (client !== apiKey) throw new UnsignedMessage('it is meant for another client');
  const signature = singleValue(headers['x-hmac-signature'] ?? headers['vrf-hmac-signature']);
  if (!isSignedBy(secrets, rawBody, signature))
    throw new UnsignedMessage('its signature is wrong or missing');
}

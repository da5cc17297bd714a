import { createHmac, timingSafeEqual } from 'node:crypto';
import { UnsignedMessage } from './failures.ts';
import type { IdentityAccess, SignedMessage } from './identity-provider.ts';

/** What a message is signed with: its raw body, or the id it asks about where it has none. */
export function signatureOf(secret: string, signed: string | Uint8Array): string {
  return createHmac('sha256', secret).update(signed).digest('hex');
}

const inHex = /^[0-9a-f]{64}$/i;

/** Whether one of the secrets that are valid made the signature. Takes as long for a wrong one as for a right one. */
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

const one = (header: string | string[] | undefined) => (Array.isArray(header) ? undefined : header);

/** Refuses what does not prove that it is from the provider. The older `x-signature` proves nothing. */
export function assertSigned({ apiKey, secrets }: IdentityAccess, { headers, rawBody }: SignedMessage): void {
  const client = one(headers['x-auth-client'] ?? headers['vrf-auth-client']);
  if (client !== apiKey) throw new UnsignedMessage('it is meant for another client');
  const signature = one(headers['x-hmac-signature'] ?? headers['vrf-hmac-signature']);
  if (!isSignedBy(secrets, rawBody, signature))
    throw new UnsignedMessage('its signature is wrong or missing');
}

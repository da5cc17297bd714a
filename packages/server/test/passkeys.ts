import { newId } from '../src/schema/columns/new-id.ts';
import { passkeys } from '../src/schema/passkeys.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';
import type { TestApp } from './test-app.ts';

/** Gives a user a passkey, and returns the authenticator with its key. */
export async function givePasskey(test: TestApp, userId: string, name = 'Móvil de Lucía') {
  const authenticator = new SoftwareAuthenticator(test.services.config.publicUrl);
  const { credentialId, publicKey, counter } = authenticator;
  const passkeyId = newId();
  await test.db
    .insert(passkeys)
    .values({ passkeyId, userId, name, credentialId, publicKey, counter, transports: ['internal'] });
  return { passkeyId, authenticator };
}

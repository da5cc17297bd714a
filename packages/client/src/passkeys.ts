import { type AnswerOf, type InputOf, v1 } from '@semilla/contract';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { Client } from './create-client.ts';

export type PasskeyAnswer = InputOf<typeof v1.passkeys.check>['body']['credential'];

export const supportsPasskeys = (): boolean => browserSupportsWebAuthn();

/** Has the browser create a passkey, and adds it to the account. */
export async function createPasskey(
  call: Client,
  name: string,
): Promise<AnswerOf<typeof v1.passkeys.create>> {
  const optionsJSON = await call(v1.passkeys.prepare);
  const created = await startRegistration({ optionsJSON });
  const credential = { ...created, clientExtensionResults: { ...created.clientExtensionResults } };
  return call(v1.passkeys.create, { body: { name, credential } });
}

/** Has the browser sign with a passkey of the user. */
export async function answerWithPasskey(call: Client): Promise<PasskeyAnswer> {
  const answer = await startAuthentication({ optionsJSON: await call(v1.passkeys.challenge) });
  return { ...answer, clientExtensionResults: { ...answer.clientExtensionResults } };
}

/** Why the browser gave no passkey: the user cancelled, or has one here already. Undefined for other errors. */
export function passkeyFailure(error: unknown): 'cancelled' | 'alreadyHere' | undefined {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'alreadyHere';
  return error instanceof WebAuthnError || error instanceof DOMException ? 'cancelled' : undefined;
}

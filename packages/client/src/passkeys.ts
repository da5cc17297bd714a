import { type AnswerOf, type InputOf, v1 } from '@semilla/contract';
import type { Client } from './create-client.ts';

export type PasskeyAnswer = InputOf<typeof v1.passkeys.check>['body']['credential'];

/** Loaded only when a passkey is used. */
const library = () => import('@simplewebauthn/browser');

export const supportsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/** Creates a passkey in the browser, and adds it to the account. */
export async function createPasskey(
  call: Client,
  name: string,
): Promise<AnswerOf<typeof v1.passkeys.create>> {
  const { startRegistration } = await library();
  const optionsJSON = await call(v1.passkeys.prepare);
  const created = await startRegistration({ optionsJSON });
  const credential = { ...created, clientExtensionResults: { ...created.clientExtensionResults } };
  return call(v1.passkeys.create, { body: { name, credential } });
}

/** Lets the user sign with a passkey in the browser. */
export async function answerWithPasskey(call: Client): Promise<PasskeyAnswer> {
  const { startAuthentication } = await library();
  const answer = await startAuthentication({ optionsJSON: await call(v1.passkeys.challenge) });
  return { ...answer, clientExtensionResults: { ...answer.clientExtensionResults } };
}

/** The library's own code of an error, such as `ERROR_CEREMONY_ABORTED`. */
function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && code.startsWith('ERROR_') ? code : undefined;
}

/** Why the browser returned no passkey: the user cancelled, or already has one on this device. Undefined for other errors. */
export function passkeyFailure(error: unknown): 'cancelled' | 'alreadyHere' | undefined {
  const code = codeOf(error);
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'alreadyHere';
  return code || error instanceof DOMException ? 'cancelled' : undefined;
}

import { type FormAlert, refusalOf } from '@semilla/client';
import { passkeyFailure } from '@semilla/client/passkeys';
import type { Say } from '../../lib/words.ts';

/** Why a passkey was not created or used. `cancelled` is the text for a cancelled browser dialog. */
export function passkeyAlert(error: unknown, cancelled: string, say: Say): FormAlert {
  const failure = passkeyFailure(error);
  if (!failure) return refusalOf(error).alert ?? { kind: 'unexpected' };
  const text = failure === 'alreadyHere' ? say('auth.passkeys.alreadyHere') : cancelled;
  return { kind: 'problem', code: 'auth.passkey_invalid', text };
}

import type { v1 } from '@semilla/contract';
import type { Call } from '../../kit/http/route.ts';
import { newToken } from '../../kit/keys.ts';
import { beginAttempt, forgiveAttempt } from '../attempts/attempts.ts';
import { setSessionCookie } from '../cookies.ts';
import { noteRefusedFactor } from '../note-refused-factor.ts';
import { checkPasskey } from '../passkeys/check-passkey.ts';
import { refuseCodeInsteadOfPasskey } from '../passkeys/passkey-demand.ts';
import { checkCode } from '../totps/check-code.ts';
import { renewSession } from './queries.ts';
import { lifeMaxMs } from './session-life.ts';

/** Checks another factor of the caller. The session gets a new token, so a stolen old one can only read for a few seconds. */
export async function stepUp(call: Call<typeof v1.sessions.stepUp>): Promise<void> {
  const { services, caller, body, now, db, change, reply } = call;
  const { userId, sessionId } = caller;
  await beginAttempt(db, 'code', userId, now);
  if (body.credential)
    await noteRefusedFactor(call, 'session.passkey-refused', checkPasskey(services, caller, body.credential));
  const confirmed = change(async ({ tx, audit }) => {
    if (!body.credential) {
      await refuseCodeInsteadOfPasskey(services.config, tx, userId);
      await checkCode(services, tx, { userId, code: body.code, now });
    }
    const { token, tokenHash } = newToken();
    const { createdAt } = await renewSession(tx, sessionId, { tokenHash, codeAt: now });
    const by = body.credential ? 'passkey' : 'code';
    audit({ action: 'session.step-up', subjectType: 'user', subjectId: userId, after: { by } });
    return { token, endsAt: new Date(createdAt.getTime() + lifeMaxMs(caller.role)) };
  });
  const { token, endsAt } = await noteRefusedFactor(call, 'session.code-refused', confirmed);
  setSessionCookie(reply, token, 'full', endsAt);
  await forgiveAttempt(db, 'code', userId);
}

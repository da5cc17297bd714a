import type { Actor } from '../kit/change/actor.ts';
import { makeChange } from '../kit/change/make-change.ts';
import type { SignedIn } from '../kit/http/caller.ts';
import type { Services } from '../kit/services.ts';

type Refusal = 'session.code-refused' | 'session.passkey-refused';

/** Audits a refused factor in a separate transaction, because the attempt's own transaction is rolled back. */
export async function noteRefusedFactor<T>(
  { services, actor, caller }: { services: Services; actor: Actor; caller: SignedIn },
  action: Refusal,
  attempt: Promise<T>,
): Promise<T> {
  return attempt.catch(async (refusal) => {
    const { userId } = caller;
    const after = { code: refusal.code };
    const note = { action, subjectType: 'user', subjectId: userId, after };
    await makeChange(services, actor, async ({ audit }) => audit(note));
    throw refusal;
  });
}

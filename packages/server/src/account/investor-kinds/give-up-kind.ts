import { civilDateAt, type InputOf, type v1 } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { lockUser } from '../../kit/users/queries.ts';
import { lastValidDay, saveKind } from './decide-kind.ts';
import { investorKindMails } from './mails.ts';
import { lockKind } from './queries.ts';

type State = InputOf<typeof v1.investorKinds.giveUp>['body']['state'];

const stateBefore = { withdrawn: 'pending', givenUp: 'active' } as const;
const actOf = { withdrawn: 'withdraw', givenUp: 'give-up' } as const;

/** Withdraws an investor's own pending request, or gives up their kind, which restores full protection at once. */
export async function giveUpKind(
  change: Change,
  { investorKindId, userId, now }: { investorKindId: string; userId: string; now: Date },
  state: State,
): Promise<void> {
  const { tx } = change;
  // Locks the user before the record to avoid deadlocks. Commands that decide on the user's orders wait for
  // this lock.
  const investor = await lockUser(tx, userId);
  const before = await lockKind(tx, investorKindId);
  if (!investor || before?.userId !== userId) throw new NotFound();
  if (before.state !== stateBefore[state]) throw new ApiError('account.investor_kind_decided');
  const ended = { state, endedById: userId, endedAt: now };
  const fields =
    state === 'givenUp' ? { ...ended, validUntil: lastValidDay(before, civilDateAt(now)) } : ended;
  const after = await saveKind(change, actOf[state], before, fields);
  await change.mail(investor, investorKindMails[state].write(investor, after));
}

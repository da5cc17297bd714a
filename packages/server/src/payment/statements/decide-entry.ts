import type { BankEntry, BankEntryDoubt, InputOf, v1 } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { endProposalsAbout } from '../../kit/approvals/end-proposals-about.ts';
import type { Change } from '../../kit/change/make-change.ts';
import { ApiError, assert, NotFound } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { users } from '../../schema/users.ts';
import { eraseNames } from './erase-names.ts';
import { keepSetAside } from './keep-set-aside.ts';
import { findEntry } from './queries.ts';

type Decision = InputOf<typeof v1.bankEntries.decide>['body'] & {
  /** The doubt if the movement waits again. */
  doubt: BankEntryDoubt;
  deciderId: string;
};

/** Holds a movement as third-party money, sets it aside or lets it wait again. From then on only staff can book it. */
export async function decideEntry(
  change: Change,
  services: Services,
  bankEntryId: string,
  { state, note, doubt, deciderId }: Decision,
): Promise<BankEntry> {
  const { tx, audit } = change;
  const [found] = await tx
    .select({
      state: bankEntries.state,
      note: bankEntries.note,
      userId: users.userId,
      closedAt: users.deletedAt,
    })
    .from(bankEntries)
    .leftJoin(users, eq(users.userId, bankEntries.userId))
    .where(eq(bankEntries.bankEntryId, bankEntryId))
    .for('update', { of: bankEntries });
  if (!found) throw new NotFound();
  const { userId, closedAt, ...before } = found;
  if (before.state === 'booked') throw new ApiError('payment.entry_not_open');
  if (before.state === 'new') throw new ApiError('payment.entry_not_matched');
  const decided = { state, note: note ?? null };
  await tx
    .update(bankEntries)
    .set({ ...decided, doubt: state === 'waiting' ? doubt : null })
    .where(eq(bankEntries.bankEntryId, bankEntryId));
  if (userId && closedAt && state === 'setAside') {
    await keepSetAside(tx, services, { bankEntryId, userId, closedAt });
    await eraseNames(tx, eq(bankEntries.bankEntryId, bankEntryId));
  }
  if (state !== 'waiting')
    await endProposalsAbout(change, services.jobs, {
      act: 'approveTransaction',
      subjectId: bankEntryId,
      deciderId,
      reason: (t) => t(`payment.bank.${state}.ended`),
      now: services.now(),
    });
  audit({
    action: 'bank-entry.decide',
    subjectType: 'bank-entry',
    subjectId: bankEntryId,
    before,
    after: decided,
  });
  const answer = await findEntry(tx, bankEntryId);
  assert(answer, 'a movement that was changed exists');
  return answer;
}

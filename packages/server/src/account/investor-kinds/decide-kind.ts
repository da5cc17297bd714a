import { addDays, addMonths, civilDateAt, type InputOf, investorKindYears, type v1 } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import { assertSeen } from '../../kit/database/versions.ts';
import { ApiError, InvalidInput, NotFound } from '../../kit/errors.ts';
import { findUserById, lockUser } from '../../kit/users/queries.ts';
import { unlimited } from '../../kit/users/reach.ts';
import type { InvestorKindRow } from '../../schema/investor-kinds.ts';
import { changeNote } from './audit-note.ts';
import { investorKindMails } from './mails.ts';
import { investorKindList, lockKind, lockKindsOf, updateKind } from './queries.ts';

type Decision = InputOf<typeof v1.investorKinds.edit>['body'];
type Act = Parameters<typeof changeNote>[0];

const stateBefore = { active: 'pending', refused: 'pending', ended: 'active' } as const;
const actOf = { active: 'approve', refused: 'refuse', ended: 'end' } as const;
const newsOf = { active: 'approved', refused: 'refused', ended: 'ended' } as const;

/** The last day of a period of two years that begins on `day`. */
export const lastDayFrom = (day: string) => addDays(addMonths(day, 12 * investorKindYears), -1);

/** Saves changes to an investor kind and records them in the audit trail. */
export async function saveKind(
  { tx, audit }: Change,
  act: Act,
  before: InvestorKindRow,
  fields: Partial<InvestorKindRow>,
) {
  const after = await updateKind(tx, before.investorKindId, fields);
  audit(changeNote(act, before, after));
  return after;
}

/**
 * The last valid day of a kind that is ended today: today, or an earlier day if the kind had already lapsed.
 */
export const lastValidDay = ({ validUntil }: InvestorKindRow, today: string) =>
  validUntil !== null && validUntil < today ? validUntil : today;

async function replaceActive(change: Change, userId: string, today: string): Promise<void> {
  for (const active of await lockKindsOf(change.tx, userId, 'active'))
    await saveKind(change, 'replace', active, { state: 'replaced', validUntil: lastValidDay(active, today) });
}

/** The fields that a decision sets. Ending a kind keeps who approved it and when. */
function fieldsOf(
  before: InvestorKindRow,
  { state, reason: said = null }: { state: Decision['state']; reason: string | null | undefined },
  { deciderId, now }: { deciderId: string; now: Date },
): Partial<InvestorKindRow> {
  const today = civilDateAt(now);
  if (state === 'ended') {
    const validUntil = lastValidDay(before, today);
    return { state, reason: said, endedById: deciderId, endedAt: now, validUntil };
  }
  const decided = { state, decidedById: deciderId, decidedAt: now };
  if (state === 'refused') return { ...decided, reason: said };
  const grounds = before.kind === 'professional' ? { proof: said } : { reason: said };
  return { ...decided, ...grounds, validFrom: today, validUntil: lastDayFrom(today) };
}

/** Approving a professional requires a document, and a reason that states what it proves. */
function assertProven({ accountDocumentId }: InvestorKindRow, reason: string | undefined): void {
  if (accountDocumentId === null) throw new ApiError('account.investor_kind_unproven');
  if (!reason) throw new InvalidInput([{ path: 'reason', code: 'required', params: {} }]);
}

/** Approves or refuses a request, or ends an active kind, and mails the investor. */
export async function decideKind(
  change: Change,
  { investorKindId, deciderId, now }: { investorKindId: string; deciderId: string; now: Date },
  { state, reason, version }: Decision,
): Promise<void> {
  const { tx } = change;
  const found = await investorKindList.oneOrNone(tx, investorKindId, unlimited);
  // Locks the user before the record, in the same order as a deletion, to avoid deadlocks.
  const investor = found && (await lockUser(tx, found.userId));
  const before = investor && (await lockKind(tx, investorKindId));
  if (!before) throw new NotFound();
  assertSeen(before, version);
  if (before.userId === deciderId) throw new ApiError('account.own_account');
  if (before.state !== stateBefore[state]) throw new ApiError('account.investor_kind_decided');
  if (state === 'active' && before.kind === 'professional') assertProven(before, reason);
  if (state === 'active') await replaceActive(change, before.userId, civilDateAt(now));
  const fields = fieldsOf(before, { state, reason }, { deciderId, now });
  const after = await saveKind(change, actOf[state], before, fields);
  await change.mail(investor, investorKindMails[newsOf[state]].write(investor, after));
}

/** Expires a kind past its last day, and mails the investor. */
export async function expireKind(change: Change, investorKindId: string, today: string): Promise<void> {
  const before = await lockKind(change.tx, investorKindId);
  if (before?.state !== 'active' || !before.validUntil || before.validUntil >= today) return;
  const after = await saveKind(change, 'expire', before, { state: 'expired' });
  const investor = await findUserById(change.tx, after.userId);
  await change.mail(investor, investorKindMails.expired.write(investor, after));
}

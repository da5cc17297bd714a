import type { Objection } from '@semilla/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { deleteDevices } from '../../auth/devices/queries.ts';
import { undoEmailChanges } from '../../auth/email-changes/undo-email-changes.ts';
import { deleteSessions } from '../../auth/sessions/queries.ts';
import { proposalNote } from '../../kit/approvals/new-proposal.ts';
import { queueProposalMail } from '../../kit/approvals/proposal-mails.ts';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { holdMails } from '../../kit/holds/mails.ts';
import { findActiveHolds, findKnownAddresses } from '../../kit/holds/queries.ts';
import { startHold } from '../../kit/holds/start-hold.ts';
import type { Services } from '../../kit/services.ts';
import { findAddressees } from '../../kit/users/find-addressees.ts';
import { lockUser } from '../../kit/users/queries.ts';
import { holds } from '../../schema/holds.ts';
import { outgoingPayments } from '../../schema/outgoing-payments.ts';
import { paymentFiles } from '../../schema/payment-files.ts';
import { transactions } from '../../schema/transactions.ts';
import { approvalMails } from '../mails.ts';
import { updateProposal } from '../queries.ts';
import { type Found, findObjection } from './find-objection.ts';

async function stopProposal(
  { tx, audit }: Change,
  { jobs }: Services,
  { row }: Extract<Found, { kind: 'proposal' }>,
): Promise<void> {
  const { proposalId } = row;
  const stopped = await updateProposal(tx, proposalId, { status: 'stopped' });
  audit(proposalNote(stopped, 'stop'));
  await queueProposalMail(tx, jobs, { proposalId, event: 'stopped' });
}

/** The numbers of payment files that pay a withdrawal of this customer and that the bank may already have. */
async function findFilesPaying(tx: Db, userId: string): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ number: paymentFiles.number })
    .from(outgoingPayments)
    .innerJoin(paymentFiles, eq(paymentFiles.paymentFileId, outgoingPayments.paymentFileId))
    .innerJoin(transactions, eq(transactions.transactionId, outgoingPayments.transactionId))
    .where(and(eq(transactions.userId, userId), eq(outgoingPayments.state, 'sent')))
    .orderBy(paymentFiles.number);
  return rows.map(({ number }) => number);
}

/** Ends all sessions of the account, and blocks withdrawals until two administrators allow them. */
async function stopWithdrawals(
  { tx, audit, mail }: Change,
  { now }: Services,
  { row, owner }: Pick<Extract<Found, { kind: 'hold' }>, 'row' | 'owner'>,
): Promise<void> {
  const { userId } = row;
  await tx
    .update(holds)
    .set({ stoppedAt: now() })
    .where(and(eq(holds.holdId, row.holdId), isNull(holds.endedAt)));
  await deleteSessions(tx, userId);
  await deleteDevices(tx, userId);
  audit({ action: 'hold.stop', subjectType: 'user', subjectId: userId, personId: userId });
  for (const email of await findKnownAddresses(tx, owner, now())) {
    await mail({ ...owner, email, isCopy: email !== owner.email }, holdMails.stopped.write(owner));
  }
  const about = { customer: owner, fileNumbers: await findFilesPaying(tx, userId) };
  for (const to of await findAddressees(tx))
    await mail(to, approvalMails.withdrawalsStopped.write(to, about));
}

/** Stops a change of address. If it has happened, the customer gets the previous one back, and withdrawals stop. */
async function stopEmailChange(
  change: Change,
  services: Services,
  { changes, owner, answer }: Extract<Found, { kind: 'email' }>,
): Promise<void> {
  const restored = await undoEmailChanges(change, services, { owner, changes });
  if (answer.subject === 'newEmail') return;
  const { userId } = owner;
  const [row] = await findActiveHolds(change.tx, [userId], services.now());
  if (!row) await startHold(change, services, { userId, reason: 'email' });
  else if (!row.stoppedAt) await stopWithdrawals(change, services, { row, owner: restored });
}

/** The objection after the owner's row is locked, so that no change of address is confirmed meanwhile. */
async function findLocked({ tx }: Change, services: Services, token: string): Promise<Found> {
  const found = await findObjection(tx, services, token);
  if (found.kind !== 'email') return found;
  await lockUser(tx, found.owner.userId);
  return findObjection(tx, services, token);
}

/** Carries out the owner's objection. A repeated objection changes nothing. */
export async function object(change: Change, services: Services, token: string): Promise<Objection> {
  const found = await findLocked(change, services, token);
  if (found.answer.isStopped) return found.answer;
  if (found.kind === 'proposal') await stopProposal(change, services, found);
  else if (found.kind === 'email') await stopEmailChange(change, services, found);
  else await stopWithdrawals(change, services, found);
  return { ...found.answer, isStopped: true };
}

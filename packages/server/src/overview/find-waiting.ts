import {
  addDays,
  civilDateAt,
  endingSoonDays,
  may,
  type Permission,
  type v1,
  type Waiting,
} from '@semilla/contract';
import { countPendingKinds } from '../account/investor-kinds/queries.ts';
import { countUndecided } from '../account/verifications/find-verifications.ts';
import { findIdsFor } from '../approvals/queries.ts';
import type { Call } from '../kit/http/route.ts';
import { withinReach } from '../kit/users/reach.ts';
import { countUndelivered } from '../misc/undelivered-mails/queries.ts';
import { countPendingBankAccounts } from '../payment/bank-accounts/pending.ts';
import type { Overdue } from '../payment/bank-balances/find-overdue.ts';
import { countFilesToTake } from '../payment/payment-files/queries.ts';
import { countWaitingEntries } from '../payment/statements/queries.ts';
import { managedBy } from '../project/business/managed-by.ts';
import { findLoanTasks } from '../project/loans/find-loan-tasks.ts';
import { findTiesInOffers } from '../project/owners/find-ties-in-offers.ts';
import { countWaitingQuestions } from '../project/project-questions/queries.ts';
import { clockOf, countInReview, countNeedingAttention } from '../project/projects/overview.ts';
import { isReportDue } from '../project/yearly-report/is-report-due.ts';
import { investorKinds as investorKindRows } from '../schema/investor-kinds.ts';
import { verifications } from '../schema/verifications.ts';
import { countDueComplaints } from '../support/complaints/find-complaints.ts';
import { countAwaitingTickets } from '../support/tickets/find-tickets.ts';
import { countPendingTransactions } from '../wallet/transactions/pending.ts';

const countTies = async ({ db, services }: Call<typeof v1.waiting.find>) =>
  (await findTiesInOffers(db, services.config.company)).length;

const countLoanTasks = async ({ db, caller, scope, now }: Call<typeof v1.waiting.find>) =>
  (await findLoanTasks(db, caller.role, managedBy({ caller, scope }), now)).length;

async function countApprovals({ db, caller, now }: Call<typeof v1.waiting.find>): Promise<number> {
  return (await findIdsFor(db, { userId: caller.userId, isAll: true, now })).length;
}

/**
 * Counts the records that the caller may decide on. Each part of the server counts its own records by the
 * rules of its list. The count of overdue bank movements is cached for a short time.
 */
export async function findWaiting(
  call: Call<typeof v1.waiting.find>,
  findOverdue: () => Promise<Overdue>,
): Promise<Waiting> {
  const { db, caller, scope, now, services } = call;
  const { role } = caller;
  const countIf = (permission: Permission, count: () => Promise<number>) =>
    may(permission, role) ? count() : 0;
  const soon = addDays(civilDateAt(now), endingSoonDays);
  const [
    transactions,
    undecided,
    bankAccounts,
    bankEntries,
    overdue,
    isYearDue,
    investorKinds,
    tickets,
    complaints,
    questions,
    ownerTies,
    offers,
    loans,
    files,
    reviews,
    approvals,
    mails,
  ] = await Promise.all([
    countIf('transactions.decide', () => countPendingTransactions(db, call)),
    countIf('verifications.decide', () =>
      countUndecided(db, withinReach({ scope, caller }, verifications.userId)),
    ),
    countIf('bankAccounts.decide', () => countPendingBankAccounts(db, call)),
    countIf('bankEntries.decide', () => countWaitingEntries(db)),
    may('bankEntries.decide', role) ? findOverdue() : { unbooked: 0, unseen: 0 },
    may('yearlyReport.read', role) && isReportDue(db, now),
    countIf('investorKinds.decide', () =>
      countPendingKinds(db, withinReach({ scope, caller }, investorKindRows.userId)),
    ),
    countAwaitingTickets(db, call),
    countIf('complaints.handle', () => countDueComplaints(db, now)),
    countWaitingQuestions(db, caller),
    countIf('owners.edit', () => countTies(call)),
    countNeedingAttention(db, clockOf(services), { by: soon, role, userId: caller.userId }),
    countLoanTasks(call),
    countIf('paymentFiles.take', () => countFilesToTake(db)),
    countIf('projects.changePhase', () => countInReview(db)),
    countIf('approvals.decide', () => countApprovals(call)),
    countIf('undeliveredMails.read', () => countUndelivered(db)),
  ]);
  return {
    transactions,
    verifications: undecided,
    bankAccounts,
    bankEntries,
    bankOverdue: overdue.unbooked + overdue.unseen,
    yearlyReports: isYearDue ? 1 : 0,
    investorKinds,
    tickets,
    complaints,
    questions,
    ownerTies,
    ...offers,
    loans,
    paymentFiles: files,
    reviews,
    approvals,
    mails,
  };
}

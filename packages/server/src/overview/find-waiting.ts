import { addDays, civilDateAt, endingSoonDays, scopeOf, type v1, type Waiting } from '@semilla/contract';
import { countPendingKinds } from '../account/investor-kinds/queries.ts';
import { isWithin } from '../account/is-within.ts';
import { countUndecided } from '../account/verifications/find-verifications.ts';
import { findIdsFor } from '../approvals/queries.ts';
import type { Call } from '../kit/http/route.ts';
import { countUndelivered } from '../misc/undelivered-mails/queries.ts';
import { countPendingBankAccounts } from '../payment/bank-accounts/pending.ts';
import type { Overdue } from '../payment/bank-balances/find-overdue.ts';
import { countWaitingEntries } from '../payment/statements/queries.ts';
import { findTiesInOffers } from '../project/owners/find-ties-in-offers.ts';
import { clockOf, countNeedingAttention } from '../project/projects/overview.ts';
import { isReportDue } from '../project/yearly-report/is-report-due.ts';
import { investorKinds as investorKindRows } from '../schema/investor-kinds.ts';
import { verifications } from '../schema/verifications.ts';
import { countDueComplaints } from '../support/complaints/find-complaints.ts';
import { countUnreadTickets } from '../support/tickets/find-tickets.ts';
import { countPendingTransactions } from '../wallet/transactions/pending.ts';

const countTies = async ({ db, services }: Call<typeof v1.waiting.find>) =>
  (await findTiesInOffers(db, services.config.company)).length;

async function countApprovals({ db, caller, now }: Call<typeof v1.waiting.find>): Promise<number> {
  return (await findIdsFor(db, { userId: caller.userId, isAll: true, now })).length;
}

/** Each domain counts its own records, by the same rules as its list; what is overdue is read once in a while. */
export async function findWaiting(
  call: Call<typeof v1.waiting.find>,
  findOverdue: () => Promise<Overdue>,
): Promise<Waiting> {
  const { db, caller, scope, now, services } = call;
  const soon = addDays(civilDateAt(now), endingSoonDays);
  const managerId = scope === 'all' ? undefined : caller.userId;
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
    ownerTies,
    offers,
    approvals,
    mails,
  ] = await Promise.all([
    countPendingTransactions(db, call),
    countUndecided(db, isWithin(scope, caller, verifications.userId)),
    countPendingBankAccounts(db, call),
    scopeOf('bankEntries.decide', caller.role) ? countWaitingEntries(db) : 0,
    scopeOf('bankEntries.decide', caller.role) ? findOverdue() : { unbooked: 0, unseen: 0 },
    scopeOf('yearlyReport.read', caller.role) ? isReportDue(db, now) : false,
    countPendingKinds(db, isWithin(scope, caller, investorKindRows.userId)),
    countUnreadTickets(db, caller),
    scopeOf('complaints.handle', caller.role) ? countDueComplaints(db, now) : 0,
    scopeOf('owners.read', caller.role) ? countTies(call) : 0,
    countNeedingAttention(db, clockOf(services), { by: soon, managerId }),
    scopeOf('approvals.decide', caller.role) ? countApprovals(call) : 0,
    scopeOf('undeliveredMails.read', caller.role) ? countUndelivered(db) : 0,
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
    ownerTies,
    ...offers,
    approvals,
    mails,
  };
}

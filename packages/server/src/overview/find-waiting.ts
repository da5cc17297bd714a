import {
  addDays,
  civilDateAt,
  endingSoonDays,
  type readWaiting,
  scopeOf,
  type Waiting,
} from '@semilla/contract';
import { isWithin } from '../account/access.ts';
import { countUndecided } from '../account/verifications/find-verifications.ts';
import { verifications } from '../account/verifications/table.ts';
import { countGivenUp } from '../misc/undelivered-mails/repository.ts';
import { countPendingBankAccounts } from '../payment/bank-accounts/pending.ts';
import { countEnding } from '../project/projects/overview.ts';
import type { Call } from '../routing/route.ts';
import { countUnreadTickets } from '../support/tickets/find-tickets.ts';
import { countPendingTransactions } from '../wallet/transactions/pending.ts';

/** Everything is counted by the domain that it belongs to, as its list would count it. */
export async function findWaiting(call: Call<typeof readWaiting>): Promise<Waiting> {
  const { db, caller, scope, now } = call;
  const soon = addDays(civilDateAt(now), endingSoonDays);
  const [transactions, undecided, bankAccounts, tickets, projects, mails] = await Promise.all([
    countPendingTransactions(db, call),
    countUndecided(db, isWithin(scope, caller, verifications.userId)),
    countPendingBankAccounts(db, call),
    countUnreadTickets(db, caller),
    countEnding(db, soon, scope === 'all' ? undefined : caller.userId),
    scopeOf('undeliveredMails.read', caller.role) ? countGivenUp(db) : 0,
  ]);
  return { transactions, verifications: undecided, bankAccounts, tickets, projects, mails };
}

import { type Found, foundMax, scopeOf, type v1 } from '@semilla/contract';
import { maskIban } from '@semilla/format';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Call } from '../kit/http/route.ts';
import { sightOf } from '../payment/bank-accounts/access.ts';
import { bankAccounts } from '../schema/bank-accounts.ts';
import { fullName } from '../schema/columns/searched-text.ts';
import { isNotOver, tickets } from '../schema/tickets.ts';
import { users } from '../schema/users.ts';
import { verifications } from '../schema/verifications.ts';
import { visibleTo } from '../support/access.ts';
import { matchesSearch } from '../support/tickets/matches-search.ts';
import { isOfFoundUser, type Owners } from './is-of-found-user.ts';

type Search = Call<typeof v1.search.find>;

const userName = sql<string>`trim(${fullName(users)})`;

/** Identities that wait for a decision, of the users whom the text finds. */
export async function findUndecidedIdentities(
  call: Search,
  owners?: Owners,
): Promise<Found['verifications']> {
  const { verificationId, userId, status, updatedAt } = verifications;
  return call.db
    .select({ verificationId, userId, userName, status })
    .from(verifications)
    .innerJoin(users, eq(users.userId, userId))
    .where(and(eq(status, 'Completed'), isOfFoundUser(call, userId, owners)))
    .orderBy(updatedAt, verificationId)
    .limit(foundMax);
}

/** Bank accounts that wait for a decision, of the users whom the text finds. */
export async function findPendingBankAccounts(call: Search, owners?: Owners): Promise<Found['bankAccounts']> {
  const { bankAccountId, userId, account, state, createdAt } = bankAccounts;
  const scope = scopeOf('bankAccounts.read', call.caller.role);
  if (!scope) return [];
  const rows = await call.db
    .select({ bankAccountId, userName, account, state })
    .from(bankAccounts)
    .innerJoin(users, eq(users.userId, userId))
    .where(
      and(
        eq(state, 'pending'),
        sightOf({ caller: call.caller, scope }).visible,
        isOfFoundUser(call, userId, owners),
      ),
    )
    .orderBy(createdAt, bankAccountId)
    .limit(foundMax);
  return rows.map((row) => ({ ...row, account: maskIban(row.account) }));
}

/** Unfinished tickets with the typed words, or of the customers whom the text finds. */
export async function findOpenTickets(call: Search): Promise<Found['tickets']> {
  const { ticketId, title, userId, stateId, createdAt } = tickets;
  const { db, caller, query } = call;
  const rows = await db
    .select({ ticketId, title, userId, userName, stateId })
    .from(tickets)
    .innerJoin(users, eq(users.userId, userId))
    .where(
      and(
        isNotOver(stateId),
        visibleTo(caller),
        or(matchesSearch(caller, query.text), isOfFoundUser(call, userId, undefined)),
      ),
    )
    .orderBy(createdAt, ticketId)
    .limit(foundMax);
  return rows.map((row) => ({ ...row, isMerged: false }));
}

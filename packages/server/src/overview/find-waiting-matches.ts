import { cents, centsFromDecimal, type Found, foundMax, scopeOf, type v1 } from '@semilla/contract';
import { maskIban } from '@semilla/format';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isWithin } from '../account/is-within.ts';
import { matchingUsers } from '../account/users/find-users.ts';
import type { Call } from '../kit/http/route.ts';
import { sightOf } from '../payment/bank-accounts/access.ts';
import { bankAccounts } from '../schema/bank-accounts.ts';
import { fullName } from '../schema/columns/searched-text.ts';
import { isNotOver, tickets } from '../schema/tickets.ts';
import { transactions } from '../schema/transactions.ts';
import { users } from '../schema/users.ts';
import { verifications } from '../schema/verifications.ts';
import { visibleTo } from '../support/access.ts';
import { matchesSearch } from '../support/tickets/matches-search.ts';
import { hasReference } from '../wallet/has-reference.ts';
import { typedAmount } from './typed-amount.ts';

type Search = Call<typeof v1.search.find>;

const userName = sql<string>`trim(${fullName(users)})`;

/** Some users, by id. Without them, a search means all users whom its text finds. */
type Owners = readonly string[] | undefined;

/** Whether a record belongs to one of the owners, or to a user within the caller's scope whom the text finds. */
function isOfFoundUser(call: Search, userId: PgColumn, owners: Owners): SQL {
  if (owners) return inArray(userId, [...owners]);
  const { db, caller, scope, query } = call;
  const { text } = query;
  const found = matchingUsers({ multiSearch: text }, isWithin(scope, caller, users.userId));
  return inArray(userId, db.select({ userId: users.userId }).from(users).where(found));
}

/** Pending movements of the typed amount or reference, or of the customers whom the text finds. */
export async function findPendingMovements(call: Search, owners?: Owners): Promise<Found['movements']> {
  const { db, caller, scope, query } = call;
  const { transactionId, userId, type, status, amountCents, createdAt } = transactions;
  const amount = typedAmount(query.text);
  const isTyped = amount === undefined ? hasReference(query.text) : eq(amountCents, centsFromDecimal(amount));
  const rows = await db
    .select({ transactionId, userId, userName, type, amount: amountCents, status })
    .from(transactions)
    .innerJoin(users, eq(users.userId, userId))
    .where(
      and(
        eq(status, 'pending'),
        isWithin(scope, caller, userId),
        or(isTyped, isOfFoundUser(call, userId, owners)),
      ),
    )
    .orderBy(createdAt, transactionId)
    .limit(foundMax);
  return rows.map((row) => ({ ...row, amount: cents(row.amount) }));
}

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

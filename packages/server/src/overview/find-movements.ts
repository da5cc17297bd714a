import {
  cents,
  centsFromDecimal,
  type Found,
  foundMax,
  id as idRule,
  readTransferReference,
  type v1,
} from '@semilla/contract';
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Call } from '../kit/http/route.ts';
import { withinReach } from '../kit/users/reach.ts';
import { isInFile } from '../payment/payment-files/payable.ts';
import { fullName } from '../schema/columns/searched-text.ts';
import { transactions } from '../schema/transactions.ts';
import { users } from '../schema/users.ts';
import { findMovementsByBeginning } from '../wallet/beginning-of-reference.ts';
import { hasReference } from '../wallet/has-reference.ts';
import { isOfFoundUser, type Owners } from './is-of-found-user.ts';
import { typedAmount } from './typed-amount.ts';

type Search = Call<typeof v1.search.find>;

const isPending = eq(transactions.status, 'pending');

/** Whether a movement has the typed amount, id, reference or beginning of a reference; undefined if the text is none of these. */
async function isNamed({ db, query: { text } }: Search): Promise<SQL | undefined> {
  const amount = typedAmount(text);
  if (amount !== undefined) return eq(transactions.amountCents, centsFromDecimal(amount));
  if (idRule.safeParse(text).success) return eq(transactions.transactionId, text);
  if (readTransferReference(text)) return hasReference(text);
  const begun = await findMovementsByBeginning(db, text);
  return begun && inArray(transactions.transactionId, begun);
}

async function find({ db, caller, scope }: Search, where: SQL | undefined, order: SQL[]) {
  const { transactionId, userId, type, status, amountCents } = transactions;
  const rows = await db
    .select({
      transactionId,
      userId,
      userName: sql<string>`trim(${fullName(users)})`,
      type,
      amount: amountCents,
      status,
      isInPaymentFile: sql<boolean>`${isInFile}`,
    })
    .from(transactions)
    .innerJoin(users, eq(users.userId, userId))
    .where(and(withinReach({ scope, caller }, userId), where))
    .orderBy(...order)
    .limit(foundMax);
  return rows.map((row) => ({ ...row, amount: cents(row.amount) }));
}

const oldestFirst = [sql`${transactions.createdAt}`, sql`${transactions.transactionId}`];
const latestFirst = [desc(transactions.createdAt), desc(transactions.transactionId)];

/** Pending movements that the text names, or of the customers whom it finds. */
export async function findPendingMovements(call: Search): Promise<Found['movements']> {
  const isWanted = or(await isNamed(call), isOfFoundUser(call, transactions.userId, undefined));
  return find(call, and(isPending, isWanted), oldestFirst);
}

/** The movements that the text names; if there are none, those that wait of the owners. */
export async function findMovements(call: Search, owners: Owners): Promise<Found['movements']> {
  const named = await isNamed(call);
  const found = named ? await find(call, named, latestFirst) : [];
  if (found.length) return found;
  return find(call, and(isPending, isOfFoundUser(call, transactions.userId, owners)), oldestFirst);
}

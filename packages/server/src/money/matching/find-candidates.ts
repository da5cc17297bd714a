import type { BankEntryCandidate } from '@semilla/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { contains } from '../../kit/database/queries.ts';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { userName } from '../../kit/users/name-of-user.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import { searchedText } from '../../schema/columns/searched-text.ts';
import { transactions } from '../../schema/transactions.ts';
import { users } from '../../schema/users.ts';
import { findReturnable } from './find-returnable.ts';
import { findTakenBackCandidates } from './find-taken-back.ts';
import { type EntryFacts, isReturnOfPayment } from './match-entry.ts';
import { samePerson } from './same-person.ts';

type Reason = BankEntryCandidate['reasons'][number];

const candidatesMax = 8;
const likelyFirst: readonly Reason[] = ['reference', 'account', 'name', 'amount'];

/** Customers whose names contain the longest word of the sender's. */
async function findNamesakes(db: Db, name: string): Promise<string[]> {
  const [longest] = name.split(/\s+/).sort((one, other) => other.length - one.length);
  if (!longest) return [];
  const rows = await db
    .select({ userId: users.userId, userName: userName() })
    .from(users)
    .where(and(eq(users.role, 'user'), isNull(users.deletedAt), contains(searchedText(users), longest)))
    .limit(200);
  return rows.filter((row) => samePerson(name, row.userName)).map(({ userId }) => userId);
}

async function findOwners(db: Db, account: string): Promise<string[]> {
  const rows = await db
    .select({ userId: bankAccounts.userId })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.account, account), isNull(bankAccounts.deletedAt)));
  return rows.map(({ userId }) => userId);
}

async function findRequesters(db: Db, amountCents: number): Promise<string[]> {
  const rows = await db
    .select({ userId: transactions.userId })
    .from(transactions)
    .where(
      and(
        eq(transactions.status, 'pending'),
        eq(transactions.type, 'income'),
        eq(transactions.amountCents, amountCents),
      ),
    )
    .limit(candidatesMax);
  return rows.map(({ userId }) => userId);
}

/** The customers who may own a deposit, a returned payment or a deposit taken back, most likely first. */
export async function findCandidates(
  db: Db,
  entry: BankEntryRow,
  { byReference, named }: Pick<EntryFacts, 'byReference' | 'named'>,
): Promise<BankEntryCandidate[]> {
  if (isReturnOfPayment(entry)) return findReturnable(db, entry, named);
  if (entry.amountCents < 0) return findTakenBackCandidates(db, entry, named, byReference?.userId);
  const found: Record<Reason, string[]> = {
    reference: byReference ? [byReference.userId] : [],
    account: entry.counterpartyAccount ? await findOwners(db, entry.counterpartyAccount) : [],
    name: entry.counterpartyName ? await findNamesakes(db, entry.counterpartyName) : [],
    amount: await findRequesters(db, entry.amountCents),
  };
  const ids = [...new Set(likelyFirst.flatMap((reason) => found[reason]))];
  const rows = await db
    .select({ userId: users.userId, userName: userName(), email: users.email })
    .from(users)
    .where(and(isOneOf(users.userId, ids), sql`${users.deletedAt} is null`));
  const weight = (reasons: readonly Reason[]) =>
    reasons.reduce((sum, reason) => sum + 2 ** (likelyFirst.length - likelyFirst.indexOf(reason)), 0);
  return rows
    .map((row) => ({
      ...row,
      withdrawal: null,
      deposit: null,
      reasons: likelyFirst.filter((reason) => found[reason].includes(row.userId)),
    }))
    .sort((one, other) => weight(other.reasons) - weight(one.reasons))
    .slice(0, candidatesMax);
}

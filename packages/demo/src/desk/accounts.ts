import type { Role } from '@semilla/contract';
import type { Db } from '@semilla/server/kit/database/types.ts';
import type { Services } from '@semilla/server/kit/services.ts';
import { bankAccounts } from '@semilla/server/schema/bank-accounts.ts';
import { ledgerAccounts } from '@semilla/server/schema/ledger-accounts.ts';
import { totps } from '@semilla/server/schema/totps.ts';
import { transactions } from '@semilla/server/schema/transactions.ts';
import { users } from '@semilla/server/schema/users.ts';
import { and, asc, desc, eq, inArray, isNotNull, isNull, max, notInArray, type SQL, sql } from 'drizzle-orm';
import { demoAccounts } from '../seed/named-accounts.ts';
import type { About } from './abouts.ts';
import { withCodes } from './with-codes.ts';

/** An account of the demo that users of the desk can sign in as. */
export interface DeskAccount {
  userId: string;
  name: string;
  surname: string | null;
  email: string;
  role: Role;
  about?: About | undefined;
  /** The current one-time code, if the user has a device. */
  code?: string;
}

const namedEmails: string[] = demoAccounts.map(({ email }) => email);
const aboutOf = new Map<string, About>(demoAccounts.map(({ email, key }) => [email, key]));

const { userId, name, surname, email, role } = users;
const columns = { userId, name, surname, email, role };

export async function findNamed(services: Services): Promise<DeskAccount[]> {
  const rows = await services.database.db.select(columns).from(users).where(inArray(email, namedEmails));
  const inOrder = rows.toSorted(
    (left, right) => namedEmails.indexOf(left.email) - namedEmails.indexOf(right.email),
  );
  return withCodes(
    services,
    inOrder.map((row) => ({ ...row, about: aboutOf.get(row.email) })),
  );
}

const has = (table: typeof transactions | typeof bankAccounts, condition: SQL | undefined) =>
  sql`exists (select 1 from ${table} where ${and(eq(table.userId, userId), condition)})`;

const individual = and(
  eq(users.kind, 'individual'),
  isNull(users.disabledAt),
  isNotNull(users.emailConfirmedAt),
);
const isPending = eq(transactions.status, 'pending');

/** Customers in situations that are worth trying. */
const storyConditions: [about: About, condition: SQL | undefined][] = [
  ['richest', and(individual, eq(users.verificationStatus, 'Approved'))],
  ['unverified', and(individual, eq(users.verificationStatus, 'NotVerified'))],
  ['declined', and(individual, eq(users.verificationStatus, 'Declined'))],
  ['resubmission', and(individual, eq(users.verificationStatus, 'Resubmission'))],
  ['withdrawal', and(individual, has(transactions, and(isPending, eq(transactions.type, 'withdraw'))))],
  ['deposit', and(individual, has(transactions, and(isPending, eq(transactions.type, 'income'))))],
  ['bankAccount', and(individual, has(bankAccounts, eq(bankAccounts.state, 'error')))],
  ['english', and(individual, eq(users.language, 'en'))],
  ['disabled', isNotNull(users.disabledAt)],
];

async function findOne(db: Db, condition: SQL | undefined, others: string[]) {
  const [row] = await db
    .select(columns)
    .from(users)
    .leftJoin(ledgerAccounts, and(eq(ledgerAccounts.userId, userId), eq(ledgerAccounts.kind, 'wallet')))
    .where(and(condition, eq(role, 'user'), isNull(users.deletedAt), notInArray(email, others)))
    .orderBy(desc(sql`coalesce(${ledgerAccounts.balanceCents}, 0)`), asc(users.createdAt), asc(userId))
    .limit(1);
  return row;
}

/** Finds a customer for each situation that the desk offers; no customer is used twice. */
export async function findExampleAccounts({ database }: Pick<Services, 'database'>): Promise<DeskAccount[]> {
  const accounts: DeskAccount[] = [];
  for (const [about, condition] of storyConditions) {
    const row = await findOne(database.db, condition, [
      ...namedEmails,
      ...accounts.map((account) => account.email),
    ]);
    if (row) accounts.push({ ...row, about });
  }
  return accounts;
}

const othersMax = 300;

/** Other users with codes or a set-up in progress, newest first, without those already shown. */
export async function findOthersWithCodes(
  services: Services,
  shown: readonly DeskAccount[],
): Promise<DeskAccount[]> {
  const rows = await services.database.db
    .select(columns)
    .from(users)
    .innerJoin(totps, eq(totps.userId, userId))
    .where(
      notInArray(
        userId,
        shown.map((account) => account.userId),
      ),
    )
    .groupBy(userId)
    .orderBy(desc(max(totps.createdAt)))
    .limit(othersMax);
  return withCodes(services, rows);
}

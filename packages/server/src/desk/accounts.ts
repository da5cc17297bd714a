import type { Role } from '@semilla/contract';
import { and, asc, desc, eq, inArray, isNotNull, isNull, max, notInArray, type SQL, sql } from 'drizzle-orm';
import { users } from '../account/users/table.ts';
import { totps } from '../auth/totps/table.ts';
import type { Db } from '../database/types.ts';
import { demoAccounts } from '../demo/named-accounts.ts';
import { bankAccounts } from '../payment/bank-accounts/table.ts';
import type { Services } from '../services.ts';
import { ledgerAccounts } from '../wallet/ledger/table.ts';
import { transactions } from '../wallet/transactions/table.ts';
import type { About } from './abouts.ts';
import { withCodes } from './codes.ts';

/** Somebody of the demo whom one may sign in as. */
export interface DeskAccount {
  userId: string;
  name: string;
  surname: string | null;
  email: string;
  role: Role;
  about?: About | undefined;
  /** Their one-time code of this moment, where they have set one up. */
  code?: string;
}

const named: string[] = demoAccounts.map(({ email }) => email);
const aboutOf = new Map<string, About>(demoAccounts.map(({ email, key }) => [email, key]));

const { userId, name, surname, email, role } = users;
const columns = { userId, name, surname, email, role };

export async function findNamed(services: Services): Promise<DeskAccount[]> {
  const rows = await services.database.db.select(columns).from(users).where(inArray(email, named));
  const inOrder = rows.toSorted((one, other) => named.indexOf(one.email) - named.indexOf(other.email));
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
const waiting = eq(transactions.status, 'pending');

/** What makes a customer worth trying. */
const telling: [about: About, condition: SQL | undefined][] = [
  ['richest', and(individual, eq(users.verificationStatus, 'Approved'))],
  ['unverified', and(individual, eq(users.verificationStatus, 'NotVerified'))],
  ['declined', and(individual, eq(users.verificationStatus, 'Declined'))],
  ['resubmission', and(individual, eq(users.verificationStatus, 'Resubmission'))],
  ['withdrawal', and(individual, has(transactions, and(waiting, eq(transactions.type, 'withdraw'))))],
  ['deposit', and(individual, has(transactions, and(waiting, eq(transactions.type, 'income'))))],
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

/** A customer for each of what there is to see, none twice. */
export async function findTelling({ database }: Pick<Services, 'database'>): Promise<DeskAccount[]> {
  const found: DeskAccount[] = [];
  for (const [about, condition] of telling) {
    const row = await findOne(database.db, condition, [...named, ...found.map((one) => one.email)]);
    if (row) found.push({ ...row, about });
  }
  return found;
}

const othersMax = 300;

/** Who else has codes or is setting them up, newest first, besides those who are shown already. */
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
        shown.map((one) => one.userId),
      ),
    )
    .groupBy(userId)
    .orderBy(desc(max(totps.createdAt)))
    .limit(othersMax);
  return withCodes(services, rows);
}

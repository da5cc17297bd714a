import { type BankAccount, v1 } from '@semilla/contract';
import { maskIban } from '@semilla/format';
import { and, asc, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { list } from '../../kit/database/list.ts';
import { alphabetical, contains, containsPlainly } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { raised } from '../../kit/database/versions.ts';
import { isUniqueViolation } from '../../kit/database/violations.ts';
import { FieldConflict } from '../../kit/errors.ts';
import { sortedUserName } from '../../kit/users/sorted-user-name.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { documents } from '../../schema/documents.ts';
import { users } from '../../schema/users.ts';

export type StoredAccount = typeof bankAccounts.$inferSelect;
type NewAccount = typeof bankAccounts.$inferInsert;

/** The condition for visible accounts, and whether their whole numbers are shown. */
export interface Sight {
  visible: SQL | undefined;
  isWhole: boolean;
}

function selectAccounts(db: Db) {
  return db
    .select({
      own: bankAccounts,
      stored: documents,
      userName: sql<string>`concat_ws(' ', ${users.name}, ${users.surname})`,
    })
    .from(bankAccounts)
    .innerJoin(users, eq(users.userId, bankAccounts.userId))
    .innerJoin(documents, eq(documents.documentId, bankAccounts.documentId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectAccounts>>[number];

function asAnswer({ own, stored, userName }: Row, { isWhole }: Sight): BankAccount {
  return {
    ...own,
    userName,
    account: isWhole ? own.account : maskIban(own.account),
    file: { name: stored.name, type: stored.type, sizeBytes: stored.sizeBytes },
    viewUrl: `/v1/payment/bank-accounts/view/${own.bankAccountId}`,
  };
}

// Callers who see only the last four digits must not be able to guess the rest by searching for parts.
function hasNumber(part: string, isWhole: boolean): SQL | undefined {
  if (isWhole) return containsPlainly(bankAccounts.account, part);
  const letters = part.toUpperCase();
  return or(eq(bankAccounts.account, letters), sql`right(${bankAccounts.account}, 4) = ${letters}`);
}

export const bankAccountList = list(v1.bankAccounts.find, {
  table: bankAccounts,
  id: bankAccounts.bankAccountId,
  reach: ({ visible }: Sight) => visible,
  filters: {
    alias: (alias) => contains(bankAccounts.alias, alias),
    account: (part, { isWhole }) => hasNumber(part, isWhole),
  },
  order: {
    createdAt: bankAccounts.createdAt,
    updatedAt: bankAccounts.updatedAt,
    alias: alphabetical(bankAccounts.alias),
    main: bankAccounts.main,
    state: bankAccounts.state,
    userName: sortedUserName(bankAccounts.userId),
    account: bankAccounts.account,
    errorMessage: alphabetical(bankAccounts.errorMessage),
  },
  select: selectAccounts,
  answers: (rows, sight) => rows.map((row) => asAnswer(row, sight)),
});

export async function findAccount(db: Db, sight: Sight, id: string) {
  const [row] = await selectAccounts(db).where(and(eq(bankAccounts.bankAccountId, id), sight.visible));
  return row && { answer: asAnswer(row, sight), own: row.own, stored: row.stored };
}

export async function findIdByDocument(
  db: Db,
  documentId: string,
  visible: SQL | undefined,
): Promise<string | undefined> {
  const [row] = await db
    .select({ bankAccountId: bankAccounts.bankAccountId })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.documentId, documentId), visible));
  return row?.bankAccountId;
}

/** Locks a user, so that changes to their accounts run one after the other. */
export async function lockOwner(tx: Db, userId: string) {
  const [owner] = await tx.select().from(users).where(eq(users.userId, userId)).for('no key update');
  return owner;
}

/** The accounts of an owner, best candidate for the main account first. The owner must be locked. */
export async function accountsOf(tx: Db, userId: string): Promise<StoredAccount[]> {
  return tx
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.userId, userId), isNull(bankAccounts.deletedAt)))
    .orderBy(
      desc(eq(bankAccounts.state, 'valid')),
      asc(bankAccounts.createdAt),
      asc(bankAccounts.bankAccountId),
    )
    .for('update');
}

async function orAccountTaken<T>(write: Promise<T>): Promise<T> {
  return write.catch((error) => {
    if (isUniqueViolation(error, 'bank_accounts_account_unique')) {
      throw new FieldConflict('payment.account_taken', 'account');
    }
    throw error;
  });
}

/** Unmarks the main account of a user before another account is marked. */
export async function unsetMain(tx: Db, userId: string, exceptId: string): Promise<void> {
  await tx
    .update(bankAccounts)
    .set({ main: false, ...raised(bankAccounts) })
    .where(
      and(
        eq(bankAccounts.userId, userId),
        ne(bankAccounts.bankAccountId, exceptId),
        eq(bankAccounts.main, true),
      ),
    );
}

export async function insertAccount(tx: Db, account: NewAccount): Promise<StoredAccount> {
  const [inserted] = await orAccountTaken(tx.insert(bankAccounts).values(account).returning());
  return inserted as StoredAccount;
}

export async function updateAccount(tx: Db, id: string, fields: Partial<NewAccount>): Promise<StoredAccount> {
  const [updated] = await orAccountTaken(
    tx
      .update(bankAccounts)
      .set({ ...fields, ...raised(bankAccounts) })
      .where(eq(bankAccounts.bankAccountId, id))
      .returning(),
  );
  return updated as StoredAccount;
}

export async function deleteAccountRow(tx: Db, id: string): Promise<void> {
  await tx.delete(bankAccounts).where(eq(bankAccounts.bankAccountId, id));
}

/** Reduces all account numbers of a user to their last four digits, including those of deleted accounts. */
export async function obscureAccounts(tx: Db, userId: string): Promise<void> {
  const lastFour = sql`right(${bankAccounts.account}, 4)`;
  await tx
    .update(bankAccounts)
    .set({
      account: sql`'XX000000000000' || ${lastFour}`,
      alias: lastFour,
      errorMessage: sql`case when ${bankAccounts.state} = 'error' then '—' end`,
    })
    .where(eq(bankAccounts.userId, userId));
}

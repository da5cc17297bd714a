import { addDays, type StatementPeriod } from '@semilla/contract';
import { maskIban } from '@semilla/format';
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../../account/users/table.ts';
import { onDays } from '../../database/queries.ts';
import type { Db } from '../../database/types.ts';
import { bankAccounts } from '../../payment/bank-accounts/table.ts';
import { distributionLines } from '../../project/distributions/table.ts';
import { projects } from '../../project/projects/table.ts';
import { type Reader, withinReach } from '../access.ts';
import { ledgerAccounts, ledgerEntries } from '../ledger/table.ts';
import { transactions } from '../transactions/table.ts';
import { wallets } from '../wallets/table.ts';
import type { Movement } from './movement.ts';

async function findHolder(db: Db, reader: Reader, walletId: string) {
  const [found] = await db
    .select({
      userId: users.userId,
      kind: users.kind,
      name: users.name,
      surname: users.surname,
      legalRepresentativeName: users.legalRepresentativeName,
      email: users.email,
      documentType: users.identificationDocumentType,
      documentNumber: users.identificationDocumentNumber,
      deletedAt: users.deletedAt,
    })
    .from(wallets)
    .innerJoin(users, eq(users.userId, wallets.userId))
    .where(and(eq(wallets.walletId, walletId), withinReach(reader, wallets.userId)));
  return found;
}
export type Holder = NonNullable<Awaited<ReturnType<typeof findHolder>>>;

const isFee = sql<boolean>`${transactions.issuerName} = 'project_fee'`;

/** A distribution is the cause of its entry, and has a line for each order. */
const lineOfDistribution = () =>
  and(
    eq(distributionLines.distributionId, ledgerEntries.causeId),
    eq(distributionLines.orderId, transactions.orderId),
  );

// What is more than one row may tell of stands in several: the principal is told with the largest of them, and once.
const principalCents = () =>
  sql<number | null>`case when exists (
    select 1 from transactions other
    where other.wallet_id = ${transactions.walletId} and other.created_at = ${transactions.createdAt}
      and other.entry_id = ${transactions.entryId} and other.order_id = ${transactions.orderId}
      and other.issuer_name = ${transactions.issuerName}
      and (other.amount_cents, other.transaction_id) > (${transactions.amountCents}, ${transactions.transactionId})
  ) then 0 else ${distributionLines.principalCents} end`.mapWith(Number);

// Rejected before the period, it is as if it had never been.
async function findSettled(db: Db, walletId: string, { fromDate }: StatementPeriod): Promise<Movement[]> {
  const { type, projectId } = transactions;
  const rows = await db
    .select({
      type,
      projectId,
      isFee,
      cause: ledgerEntries.cause,
      amountCents: sql<string>`sum(${transactions.amountCents})`,
      principalCents: sql<number | null>`sum(${principalCents()})`.mapWith(Number),
    })
    .from(transactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.entryId, transactions.entryId))
    .leftJoin(distributionLines, lineOfDistribution())
    .where(
      and(
        eq(transactions.walletId, walletId),
        eq(transactions.status, 'completed'),
        onDays(transactions.updatedAt, { toDate: addDays(fromDate, -1) }),
      ),
    )
    .groupBy(type, projectId, isFee, ledgerEntries.cause);
  const [createdAt, updatedAt] = [new Date(0), new Date(0)];
  return rows.map((row) => ({
    ...row,
    status: 'completed',
    amountCents: Number(row.amountCents),
    bankAccount: null,
    createdAt,
    updatedAt,
  }));
}

/** Asked for until its end, and not over before its beginning. */
function isOfPeriod({ fromDate, toDate }: StatementPeriod): SQL | undefined {
  return and(
    onDays(transactions.createdAt, { toDate }),
    or(eq(transactions.status, 'pending'), onDays(transactions.updatedAt, { fromDate })),
  );
}

async function findMovements(db: Db, walletId: string, period: StatementPeriod): Promise<Movement[]> {
  const { type, status, amountCents, projectId, createdAt, updatedAt } = transactions;
  const rows = await db
    .select({
      type,
      status,
      amountCents,
      projectId,
      createdAt,
      updatedAt,
      isFee,
      cause: ledgerEntries.cause,
      principalCents: principalCents(),
      alias: bankAccounts.alias,
      account: bankAccounts.account,
    })
    .from(transactions)
    .leftJoin(ledgerEntries, eq(ledgerEntries.entryId, transactions.entryId))
    .leftJoin(distributionLines, lineOfDistribution())
    .leftJoin(bankAccounts, eq(bankAccounts.bankAccountId, transactions.bankAccountId))
    .where(and(eq(transactions.walletId, walletId), isOfPeriod(period)))
    .orderBy(asc(createdAt), asc(transactions.transactionId));
  return rows.map(({ alias, account, ...row }) => ({
    ...row,
    bankAccount: account ? [alias, maskIban(account)].filter(Boolean).join(' · ') : null,
  }));
}

async function findProjects(db: Db, walletId: string) {
  const touched = sql`select ${transactions.projectId} from ${transactions}
    where ${transactions.walletId} = ${walletId}`;
  const rows = await db
    .select({ projectId: projects.projectId, name: projects.name, promoter: projects.promoter })
    .from(projects)
    .where(sql`${projects.projectId} in (${touched})`);
  return new Map(rows.map((row) => [row.projectId, row]));
}
export type StatementProjects = Awaited<ReturnType<typeof findProjects>>;

async function findBalances(db: Db, userId: string) {
  const rows = await db
    .select({ kind: ledgerAccounts.kind, cents: ledgerAccounts.balanceCents })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.userId, userId));
  const centsOf = (kind: string) => rows.find((row) => row.kind === kind)?.cents ?? 0;
  return { balanceCents: centsOf('wallet'), heldCents: centsOf('held') };
}

/** All that a statement is made of, as it stood at one moment; nothing where the wallet is out of reach. */
export function findStatementData(db: Db, reader: Reader, walletId: string, period: StatementPeriod) {
  return db.transaction(
    async (transaction) => {
      const tx = transaction as unknown as Db;
      const holder = await findHolder(tx, reader, walletId);
      if (!holder) return undefined;
      return {
        holder,
        settled: await findSettled(tx, walletId, period),
        movements: await findMovements(tx, walletId, period),
        projects: await findProjects(tx, walletId),
        books: await findBalances(tx, holder.userId),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

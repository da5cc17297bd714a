import { addDays, type StatementPeriod } from '@semilla/contract';
import { maskIban } from '@semilla/format';
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { onDays } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { type Reader, withinReach } from '../../kit/users/reach.ts';
import { taxedOn } from '../../project/distributions/taxed-on.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { distributionLines } from '../../schema/distribution-lines.ts';
import { distributions } from '../../schema/distributions.ts';
import { ledgerAccounts } from '../../schema/ledger-accounts.ts';
import { ledgerEntries } from '../../schema/ledger-entries.ts';
import { projects } from '../../schema/projects.ts';
import { transactions } from '../../schema/transactions.ts';
import { users } from '../../schema/users.ts';
import { wallets } from '../../schema/wallets.ts';
import type { Movement } from './movement.ts';

export const holderColumns = {
  userId: users.userId,
  kind: users.kind,
  name: users.name,
  surname: users.surname,
  legalRepresentativeName: users.legalRepresentativeName,
  email: users.email,
  documentType: users.identificationDocumentType,
  documentNumber: users.identificationDocumentNumber,
  deletedAt: users.deletedAt,
};

/** The owner of a wallet, as named in documents; undefined if the wallet is out of the reader's scope. */
export async function findHolder(db: Db, reader: Reader, walletId: string) {
  const [found] = await db
    .select(holderColumns)
    .from(wallets)
    .innerJoin(users, eq(users.userId, wallets.userId))
    .where(and(eq(wallets.walletId, walletId), withinReach(reader, wallets.userId)));
  return found;
}
export type Holder = NonNullable<Awaited<ReturnType<typeof findHolder>>>;

const isFee = sql<boolean>`${transactions.issuerName} = 'project_fee'`;
const isTax = sql<boolean>`${transactions.issuerName} = 'project_tax'`;

/** Joins the distribution line of the order and the ledger entry. */
const lineOfDistribution = () =>
  and(
    eq(distributionLines.distributionId, ledgerEntries.causeId),
    eq(distributionLines.orderId, transactions.orderId),
  );

// Amounts above the maximum of one row are split into several: the principal is counted once, with the largest row.
const principalCents = () =>
  sql<number | null>`case when exists (
    select 1 from transactions other
    where other.wallet_id = ${transactions.walletId} and other.created_at = ${transactions.createdAt}
      and other.entry_id = ${transactions.entryId} and other.order_id = ${transactions.orderId}
      and other.issuer_name = ${transactions.issuerName}
      and (other.amount_cents, other.transaction_id) > (${transactions.amountCents}, ${transactions.transactionId})
  ) then 0 else ${distributionLines.principalCents} end`.mapWith(Number);

/** The tax year of a distribution's interest. For a tax correction, the year of the corrected distribution. */
const taxYear = () =>
  sql<number | null>`(select extract(year from ${taxedOn})::int from ${distributions}
    where ${distributions.distributionId} = case ${ledgerEntries.cause}
      when 'tax_correction' then (select corrected.distribution_id from tax_corrections corrected
        where corrected.tax_correction_id = ${ledgerEntries.causeId} limit 1)
      when 'distribution' then ${ledgerEntries.causeId} end)`;

// Movements rejected before the period are left out, because they do not affect the balance.
async function findSettled(db: Db, walletId: string, { fromDate }: StatementPeriod): Promise<Movement[]> {
  const { type, projectId } = transactions;
  const rows = await db
    .select({
      type,
      projectId,
      isFee,
      isTax,
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
    .groupBy(type, projectId, isFee, isTax, ledgerEntries.cause);
  const [createdAt, updatedAt] = [new Date(0), new Date(0)];
  return rows.map((row) => ({
    ...row,
    status: 'completed',
    amountCents: Number(row.amountCents),
    taxRateHundredths: null,
    bankAccount: null,
    createdAt,
    updatedAt,
  }));
}

/** Movements requested by the end of the period and not settled before its start. */
function isOfPeriod({ fromDate, toDate }: StatementPeriod): SQL | undefined {
  return and(
    onDays(transactions.createdAt, { toDate }),
    or(eq(transactions.status, 'pending'), onDays(transactions.updatedAt, { fromDate })),
  );
}

/** The movements of a wallet in a period, including those that were pending. */
export async function findMovements(db: Db, walletId: string, period: StatementPeriod): Promise<Movement[]> {
  const { type, status, amountCents, taxRateHundredths, projectId, createdAt, updatedAt } = transactions;
  const rows = await db
    .select({
      transactionId: transactions.transactionId,
      orderId: transactions.orderId,
      type,
      status,
      amountCents,
      taxRateHundredths,
      projectId,
      createdAt,
      updatedAt,
      isFee,
      isTax,
      cause: ledgerEntries.cause,
      principalCents: principalCents(),
      taxYear: taxYear(),
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
  const ofWallet = sql`select ${transactions.projectId} from ${transactions}
    where ${transactions.walletId} = ${walletId}`;
  const rows = await db
    .select({ projectId: projects.projectId, name: projects.name, promoter: projects.promoter })
    .from(projects)
    .where(sql`${projects.projectId} in (${ofWallet})`);
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

/** The data of a statement, read in one snapshot; undefined if the wallet is out of the reader's scope. */
export function findStatementData(db: Db, reader: Reader, walletId: string, period: StatementPeriod) {
  return db.transaction(
    async (tx) => {
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

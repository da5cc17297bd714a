import {
  type Cents,
  cents,
  civilDateAt,
  type DatedRate,
  type LoanStateAnswer,
  type Portfolio,
  type Position,
} from '@semilla/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { returnsOf } from '../../ledger/accounts.ts';
import { readBalances } from '../../ledger/balances.ts';
import { findOwnReturns } from '../../project/distributions/order-returns.ts';
import { findReturnsIfFinanced } from '../../project/distributions/returns-if-financed.ts';
import { findOwnLoans } from '../../project/loans/find-own-loans.ts';
import { orders } from '../../schema/orders.ts';
import { projectTypes } from '../../schema/project-types.ts';
import { projects } from '../../schema/projects.ts';
import { wishes } from '../../schema/wishes.ts';
import { type BookedPart, findBookedParts } from '../movements/find-booked-parts.ts';
import { centsOf } from '../wallets/queries.ts';
import { monthsOf } from './months-of.ts';
import { nextOf, paymentsToCome, withinCalendar } from './payments-of.ts';
import {
  type Holding,
  investedCents,
  isOpen,
  paidBackCents,
  paidBackOf,
  penaltyCents,
  returnSoFarOf,
  worthOf,
  yearlyReturnOf,
} from './portfolio-figures.ts';
import { findSettings } from './settings.ts';
import { sharesOf } from './shares-of.ts';

interface Reading {
  userId: string;
  now: Date;
  interestTaxRates: readonly DatedRate[];
}

function findHoldings(db: Db, userId: string): Promise<Holding[]> {
  return db
    .select({
      orderId: orders.orderId,
      projectId: orders.projectId,
      projectName: projects.name,
      status: orders.status,
      amountCents: orders.amountCents,
      amountInvestedCents: projects.amountInvestedCents,
      createdAt: orders.createdAt,
      promoterId: projects.promoterId,
      promoterName: sql<string | null>`${projects.promoter}->>'name'`,
      projectTypeId: projects.projectTypeId,
      typeName: projectTypes.name,
      typeNameEn: projectTypes.nameEn,
      country: projects.country,
    })
    .from(orders)
    .innerJoin(projects, eq(projects.projectId, orders.projectId))
    .innerJoin(projectTypes, eq(projectTypes.projectTypeId, projects.projectTypeId))
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.createdAt), asc(orders.orderId));
}

/** The deposits of an investor's wishes. They are in the accounts of the projects, not in the wallet. */
async function depositCents(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<string>`coalesce(sum(${wishes.depositCents}), 0)` })
    .from(wishes)
    .where(and(eq(wishes.userId, userId), eq(wishes.state, 'open')));
  return Number(row?.cents ?? 0);
}

/** Money that owners in default have repaid and that is not distributed yet, by project. */
async function findReturned(
  db: Db,
  loans: readonly LoanStateAnswer[],
): Promise<(projectId: string) => number> {
  const inDefault = loans.filter(({ state }) => state === 'default');
  const balances = await readBalances(
    db,
    inDefault.map(({ projectId }) => returnsOf(projectId)),
  );
  return (projectId) => balances.get(returnsOf(projectId)) ?? 0;
}

interface Valued extends Holding {
  worth: Cents;
  loan: LoanStateAnswer | undefined;
}

function positionOf(
  { worth, loan, createdAt, amountCents, ...holding }: Valued,
  parts: readonly BookedPart[],
  today: string,
): Position {
  const { orderId, projectId, projectName, status } = holding;
  const own = parts.filter((part) => part.orderId === orderId);
  return {
    orderId,
    projectId,
    projectName,
    status,
    investedOn: civilDateAt(createdAt),
    amount: cents(amountCents),
    worth,
    paidBack: cents(paidBackCents(own)),
    yearlyReturn: status === 'cancelled' ? null : yearlyReturnOf(own, worth, today),
    returnSoFar: status === 'cancelled' ? null : returnSoFarOf(own, worth),
    loan: loan ?? null,
  };
}

const total = (amounts: readonly number[]) => cents(amounts.reduce((sum, amount) => sum + amount, 0));

/** The upcoming payments of an investor, by date. */
export async function findPaymentsToCome(db: Db, reading: Reading) {
  const { userId, now, interestTaxRates } = reading;
  const [holdings, returns, ifFinanced, loans] = await Promise.all([
    findHoldings(db, userId),
    findOwnReturns(db, userId, interestTaxRates),
    findReturnsIfFinanced(db, reading),
    findOwnLoans(db, userId, now),
  ]);
  const byProject = new Map(loans.map((loan) => [loan.projectId, loan]));
  return paymentsToCome(holdings, [...returns, ...ifFinanced], byProject, civilDateAt(now));
}

/** The portfolio of an investor. Booked amounts come from the movements of the wallet, as in statements. */
export async function findPortfolio(db: Db, reading: Reading): Promise<Portfolio> {
  const { userId, now, interestTaxRates } = reading;
  const today = civilDateAt(now);
  const [holdings, returns, ifFinanced, loans, parts, ownCents, leftCents, settings] = await Promise.all([
    findHoldings(db, userId),
    findOwnReturns(db, userId, interestTaxRates),
    findReturnsIfFinanced(db, reading),
    findOwnLoans(db, userId, now),
    findBookedParts(db, userId, now),
    centsOf(db, userId),
    depositCents(db, userId),
    findSettings(db, userId),
  ]);
  const byProject = new Map(loans.map((loan) => [loan.projectId, loan]));
  const returnedBy = await findReturned(db, loans);
  const valued = holdings.map((holding): Valued => {
    const loan = byProject.get(holding.projectId);
    return { ...holding, loan, worth: worthOf(holding, loan, returnedBy(holding.projectId)) };
  });
  const worth = total(valued.map((holding) => holding.worth));
  const wallet = total([ownCents, leftCents]);
  const payments = paymentsToCome(holdings, [...returns, ...ifFinanced], byProject, today);
  return {
    asOf: today,
    value: total([worth, wallet]),
    worth,
    wallet,
    doubtful: total(valued.filter(isOpen).map((holding) => holding.amountCents - holding.worth)),
    invested: cents(investedCents(parts)),
    paidBack: paidBackOf(parts),
    penalties: cents(penaltyCents(parts)),
    yearlyReturn: yearlyReturnOf(parts, worth, today),
    returnSoFar: returnSoFarOf(parts, worth),
    next: nextOf(payments, today),
    months: monthsOf(parts, returns, today),
    ...withinCalendar(payments, today),
    shares: sharesOf(holdings, settings.shareLimit),
    positions: valued.map((holding) => positionOf(holding, parts, today)),
    settings,
  };
}

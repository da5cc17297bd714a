import {
  cents,
  latestOrdersMax,
  may,
  type OrderStatus,
  type PaymentToCome,
  type Permission,
  scopeOf,
  type UserActKind,
  type UserSummary,
  type v1,
} from '@semilla/contract';
import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../kit/database/types.ts';
import { ApiError } from '../../kit/errors.ts';
import type { Call } from '../../kit/http/route.ts';
import { withinReach } from '../../kit/users/reach.ts';
import { type AccountId, heldOf, walletOf } from '../../ledger/accounts.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { complaints } from '../../schema/complaints.ts';
import { investorKinds } from '../../schema/investor-kinds.ts';
import { ledgerAccounts } from '../../schema/ledger-accounts.ts';
import { orders } from '../../schema/orders.ts';
import { projects } from '../../schema/projects.ts';
import { isNotOver, tickets } from '../../schema/tickets.ts';
import { transactions } from '../../schema/transactions.ts';
import { userAssignments } from '../../schema/user-assignments.ts';
import { users } from '../../schema/users.ts';
import { verifications } from '../../schema/verifications.ts';
import { findPaymentsToCome } from '../../wallet/portfolio/find-portfolio.ts';
import { countProposals } from './count-proposals.ts';

type SummaryCall = Call<typeof v1.userSummaries.findOne>;

const balanceOf = (accountId: AccountId) =>
  sql`coalesce((select ${ledgerAccounts.balanceCents} from ${ledgerAccounts}
    where ${ledgerAccounts.accountId} = ${accountId}), 0)`.mapWith((value) => cents(Number(value)));

/** The id of the oldest row; new ids follow the time. */
const firstOf = (id: SQL | typeof tickets.ticketId, table: PgTable, where: SQL | undefined) =>
  sql<string | null>`(select ${id} from ${table} where ${where} order by ${id} limit 1)`;

/** Whether staff, not the customer, have to write next. */
const waitsForStaff = sql`${tickets.stateId} in ('Open', 'PendingManager')`;

/** What waits about a customer, with the record to begin with, in one statement. */
async function findFacts({ db, caller, scope, params: { userId } }: SummaryCall) {
  const of = {
    transactions: and(eq(transactions.userId, userId), eq(transactions.status, 'pending')),
    verifications: and(eq(verifications.userId, userId), eq(verifications.status, 'Completed')),
    bankAccounts: and(
      eq(bankAccounts.userId, userId),
      eq(bankAccounts.state, 'pending'),
      isNull(bankAccounts.deletedAt),
    ),
    investorKinds: and(eq(investorKinds.userId, userId), eq(investorKinds.state, 'pending')),
    tickets: and(eq(tickets.userId, userId), isNotOver(tickets.stateId)),
    complaints: and(eq(complaints.userId, userId), sql`${complaints.deadline} is not null`),
  };
  const isAll = scopeOf('approvals.read', caller.role) === 'all';
  const [facts] = await db
    .select({
      role: users.role,
      balance: balanceOf(walletOf(userId)),
      held: balanceOf(heldOf(userId)),
      managers: db.$count(userAssignments, eq(userAssignments.userId, userId)),
      transactions: db.$count(transactions, of.transactions),
      verifications: db.$count(verifications, of.verifications),
      bankAccounts: db.$count(bankAccounts, of.bankAccounts),
      investorKinds: db.$count(investorKinds, of.investorKinds),
      tickets: db.$count(tickets, of.tickets),
      complaints: db.$count(complaints, of.complaints),
      proposals: countProposals(db, userId, { userId: caller.userId, isAll }),
      decideTransaction: firstOf(sql`${transactions.transactionId}`, transactions, of.transactions),
      decideIdentity: firstOf(sql`${verifications.verificationId}`, verifications, of.verifications),
      decideBankAccount: firstOf(sql`${bankAccounts.bankAccountId}`, bankAccounts, of.bankAccounts),
      decideInvestorKind: firstOf(sql`${investorKinds.investorKindId}`, investorKinds, of.investorKinds),
      answerComplaint: firstOf(sql`${complaints.complaintId}`, complaints, of.complaints),
      answerTicket: firstOf(sql`${tickets.ticketId}`, tickets, and(of.tickets, waitsForStaff)),
    })
    .from(users)
    .where(
      and(eq(users.userId, userId), isNull(users.deletedAt), withinReach({ scope, caller }, users.userId)),
    );
  if (!facts) throw new ApiError('account.customer_not_accessible');
  return facts;
}

async function findOrders(db: Db, userId: string) {
  const { status, amountCents, createdAt, orderId, projectId } = orders;
  const ofUser = eq(orders.userId, userId);
  const [sums, latest] = await Promise.all([
    db
      .select({ status, number: count(), cents: sql`sum(${amountCents})`.mapWith(Number) })
      .from(orders)
      .where(ofUser)
      .groupBy(status),
    db
      .select({ orderId, projectId, projectName: projects.name, amountCents, status, createdAt })
      .from(orders)
      .innerJoin(projects, eq(projects.projectId, projectId))
      .where(ofUser)
      .orderBy(desc(createdAt), desc(orderId))
      .limit(latestOrdersMax),
  ]);
  const of = (wanted: OrderStatus) => sums.find((sum) => sum.status === wanted);
  return {
    invested: cents((of('pending')?.cents ?? 0) + (of('active')?.cents ?? 0)),
    orders: {
      pending: of('pending')?.number ?? 0,
      active: of('active')?.number ?? 0,
      finished: of('finished')?.number ?? 0,
      cancelled: of('cancelled')?.number ?? 0,
    },
    latest: latest.map(({ amountCents: amount, ...order }) => ({ ...order, amount: cents(amount) })),
  };
}

/** The first payment, late or not, of loans that are not in default. Payments on the same day are added up. */
function nextOf(payments: readonly PaymentToCome[]): UserSummary['next'] {
  const expected = payments.filter(({ isInDefault, isConditional }) => !isInDefault && !isConditional);
  const [first] = expected;
  if (!first) return null;
  const { dueOn, daysLate, projectId, projectName } = first;
  const amount = cents(
    expected.filter((payment) => payment.dueOn === dueOn).reduce((sum, { total }) => sum + total, 0),
  );
  return { dueOn, amount, daysLate, projectId, projectName };
}

const needs = {
  decideIdentity: 'verifications.decide',
  decideTransaction: 'transactions.decide',
  decideBankAccount: 'bankAccounts.decide',
  decideInvestorKind: 'investorKinds.decide',
  answerComplaint: 'complaints.handle',
  answerTicket: 'tickets.edit',
} as const satisfies Partial<Record<UserActKind, Permission>>;

type Facts = Awaited<ReturnType<typeof findFacts>>;

function actOf(facts: Facts, { caller, params: { userId } }: SummaryCall): UserSummary['act'] {
  for (const kind of Object.keys(needs) as (keyof typeof needs)[]) {
    const subjectId = facts[kind];
    if (subjectId && may(needs[kind], caller.role)) return { kind, subjectId };
  }
  const hasNoManager = facts.role === 'user' && facts.managers === 0;
  return hasNoManager && may('userAssignments.write', caller.role)
    ? { kind: 'assignManager', subjectId: userId }
    : null;
}

export async function findUserSummary(call: SummaryCall): Promise<UserSummary> {
  const { db, caller, now, params, services } = call;
  const { userId } = params;
  const facts = await findFacts(call);
  const { interestTaxRates } = services.config;
  const [{ orders: numbers, ...invested }, payments] = await Promise.all([
    findOrders(db, userId),
    findPaymentsToCome(db, { userId, now, interestTaxRates }),
  ]);
  const { transactions: movements, verifications: identities, ...waits } = facts;
  return {
    userId,
    balance: facts.balance,
    held: facts.held,
    ...invested,
    orders: numbers,
    next: nextOf(payments),
    act: actOf(facts, call),
    waits: {
      transactions: movements,
      verifications: identities,
      bankAccounts: waits.bankAccounts,
      investorKinds: waits.investorKinds,
      tickets: waits.tickets,
      complaints: may('complaints.handle', caller.role) ? waits.complaints : 0,
      proposals: waits.proposals,
    },
  };
}

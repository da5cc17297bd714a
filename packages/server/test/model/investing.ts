import {
  add,
  type Book,
  type Investment,
  investedIn,
  investorsIn,
  ordersIn,
  Refused,
  type Venture,
} from './book.ts';
import { dayInSpain, hundredthsOf } from './numbers.ts';
import type { OperationOf } from './operations.ts';
import { lastFreeDay } from './working-days.ts';

const currentTerms = '2026-01';

function orderAnswer(investment: Investment) {
  return {
    orderId: investment.orderId,
    projectId: investment.projectId,
    userId: investment.userId,
    amount: investment.cents,
    type: 'invest',
    status: investment.status,
    penaltyAmount: investment.penaltyCents,
    penalty: investment.penaltyHundredths,
    termsVersion: currentTerms,
    createdAt: investment.placedAt,
    cancelledAt: investment.cancelledAt,
    freeCancellationUntil:
      investment.status === 'active' || investment.status === 'finished'
        ? null
        : lastFreeDay(investment.placedAt),
  };
}

function checkVenture(venture: Venture, isVerified: boolean, today: string): void {
  if (venture.phase === 'Draft' || (venture.isPrivate && !isVerified)) throw new Refused('request.not_found');
  if (venture.phase !== 'Investment') throw new Refused('project.investing_not_possible');
  const isTooEarly = venture.dateStart !== null && today < venture.dateStart;
  const isTooLate = venture.dateEnd !== null && today > venture.dateEnd;
  if (isTooEarly || isTooLate) throw new Refused('project.outside_financing_period');
}

function checkAmount(book: Book, venture: Venture, { userId, cents }: OperationOf<'place'>): void {
  const remaining = venture.financingCents - investedIn(book, venture.projectId);
  if (remaining === 0) throw new Refused('project.fully_subscribed');
  if (cents <= 0) throw new Refused('project.amount_not_positive');
  if (cents < venture.minimumCents && cents < remaining) throw new Refused('project.amount_below_minimum');
  if (cents > remaining) throw new Refused('project.amount_above_remaining');
  const investors = investorsIn(book, venture.projectId);
  const isFull = venture.maxInvestors !== null && investors.size >= venture.maxInvestors;
  if (isFull && !investors.has(userId)) throw new Refused('project.too_many_investors');
  if (cents > (book.wallet.get(userId) as number)) throw new Refused('wallet.amount_above_balance');
}

/** Finances a project, automatically or by staff: its pending orders become active. */
export function finance(book: Book, venture: Venture, at: Date): void {
  venture.phase = 'Financed';
  venture.financedOn = dayInSpain(at);
  for (const investment of ordersIn(book, venture.projectId)) investment.status = 'active';
}

/** Whether an order of the project may still be cancelled free of charge. */
export function isReflecting(book: Book, { projectId }: Venture, at: Date): boolean {
  return ordersIn(book, projectId).some(({ placedAt }) => dayInSpain(at) <= lastFreeDay(placedAt));
}

/** The job that finances fully funded projects once all reflection periods have ended. */
export function financeIfDue(book: Book, { projectId }: OperationOf<'finance'>, at: Date) {
  const venture = book.ventures.get(projectId);
  if (!venture) throw new Refused('request.not_found');
  const isFull = investedIn(book, projectId) === venture.financingCents;
  const isFinanced = venture.phase === 'Investment' && isFull && !isReflecting(book, venture, at);
  if (isFinanced) finance(book, venture, at);
  return { isFinanced };
}

export function place(book: Book, operation: OperationOf<'place'>, at: Date, orderId: string) {
  const { userId, projectId, cents, terms, phaseEntryId } = operation;
  const investor = book.people.get(userId);
  const venture = book.ventures.get(projectId);
  if (!investor || !venture) throw new Refused('request.not_found');
  if (investor.isClosed) throw new Refused('auth.account_disabled');
  checkVenture(venture, investor.isVerified, dayInSpain(at));
  if (!investor.isVerified) throw new Refused('project.identity_not_approved');
  if (terms !== currentTerms) throw new Refused('project.terms_not_accepted');
  checkAmount(book, venture, operation);
  if (phaseEntryId && phaseEntryId !== venture.phaseEntryId) throw new Refused('request.conflict');

  const investment: Investment = {
    orderId,
    projectId,
    userId,
    cents,
    status: 'pending',
    placedAt: at,
    cancelledAt: null,
    penaltyCents: 0,
    penaltyHundredths: 0,
    returned: { gross: 0, fee: 0 },
  };
  add(book.wallet, userId, -cents);
  venture.escrow += cents;
  book.investments.set(orderId, investment);
  book.ofVenture.get(projectId)?.push(investment);
  book.lines.push({ orderId, type: 'withdraw', issuer: 'project_order', cents });
  book.orderMovements.push({ orderId, cents, penaltyCents: 0 });
  return orderAnswer(investment);
}

export function cancel(book: Book, { orderId }: OperationOf<'cancel'>, at: Date) {
  const investment = book.investments.get(orderId);
  const venture = investment && book.ventures.get(investment.projectId);
  if (!venture) throw new Refused('request.not_found');
  if (investment.status !== 'pending' || venture.phase !== 'Investment') {
    throw new Refused('project.order_not_cancellable');
  }
  const isFree = dayInSpain(at) <= lastFreeDay(investment.placedAt);
  const isFull = investedIn(book, venture.projectId) === venture.financingCents;
  if (isFull && !isFree) throw new Refused('project.order_bound');
  investment.penaltyHundredths = isFree ? 0 : venture.cancellationFee;
  investment.penaltyCents = hundredthsOf(investment.cents, investment.penaltyHundredths);
  investment.status = 'cancelled';
  investment.cancelledAt = at;
  venture.escrow -= investment.cents;
  add(book.wallet, investment.userId, investment.cents - investment.penaltyCents);
  book.fees += investment.penaltyCents;
  book.lines.push({ orderId, type: 'income', issuer: 'project_order', cents: investment.cents });
  book.orderMovements.push({ orderId, cents: -investment.cents, penaltyCents: investment.penaltyCents });
  if (investment.penaltyCents) {
    book.lines.push({ orderId, type: 'withdraw', issuer: 'project_fee', cents: investment.penaltyCents });
    book.feeRows.push({ orderId, cents: investment.penaltyCents, hundredths: investment.penaltyHundredths });
  }
  return orderAnswer(investment);
}

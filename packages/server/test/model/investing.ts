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
import { dayInSpain, daysLater, hundredthsOf } from './numbers.ts';
import type { OperationOf } from './operations.ts';

const theTerms = '2026-01';

function told(one: Investment) {
  return {
    orderId: one.orderId,
    projectId: one.projectId,
    userId: one.userId,
    amount: one.cents,
    type: 'invest',
    status: one.status,
    penaltyAmount: one.penaltyCents,
    penalty: one.penaltyHundredths,
    termsVersion: theTerms,
    createdAt: one.placedAt,
    cancelledAt: one.cancelledAt,
    freeCancellationUntil:
      one.status === 'active' || one.status === 'finished' ? null : daysLater(dayInSpain(one.placedAt), 4),
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
  if (cents <= 0) throw new Refused('project.amount_not_positive');
  const left = venture.financingCents - investedIn(book, venture.projectId);
  if (cents < venture.minimumCents && cents < left) throw new Refused('project.amount_below_minimum');
  if (cents > left) throw new Refused('project.amount_above_remaining');
  const investors = investorsIn(book, venture.projectId);
  const isFull = venture.maxInvestors !== null && investors.size >= venture.maxInvestors;
  if (isFull && !investors.has(userId)) throw new Refused('project.too_many_investors');
  if (cents > (book.wallet.get(userId) as number)) throw new Refused('wallet.amount_above_balance');
}

/** The project has what it needs, or staff say so: what waited is part of it now. */
export function finance(book: Book, venture: Venture, at: Date): void {
  venture.phase = 'Financed';
  venture.financedOn = dayInSpain(at);
  for (const one of ordersIn(book, venture.projectId)) one.status = 'active';
}

export function place(book: Book, asked: OperationOf<'place'>, at: Date, orderId: string) {
  const { userId, projectId, cents, terms, phaseEntryId } = asked;
  const investor = book.people.get(userId);
  const venture = book.ventures.get(projectId);
  if (!investor || !venture) throw new Refused('request.not_found');
  if (investor.isClosed) throw new Refused('auth.account_disabled');
  checkVenture(venture, investor.isVerified, dayInSpain(at));
  if (!investor.isVerified) throw new Refused('project.identity_not_approved');
  if (terms !== theTerms) throw new Refused('project.terms_not_accepted');
  checkAmount(book, venture, asked);
  if (phaseEntryId && phaseEntryId !== venture.phaseEntryId) throw new Refused('request.conflict');

  const one: Investment = {
    orderId,
    projectId,
    userId,
    cents,
    status: 'pending',
    placedAt: at,
    cancelledAt: null,
    penaltyCents: 0,
    penaltyHundredths: 0,
  };
  add(book.wallet, userId, -cents);
  venture.escrow += cents;
  book.investments.set(orderId, one);
  book.ofVenture.get(projectId)?.push(one);
  book.lines.push({ orderId, type: 'withdraw', issuer: 'project_order', cents });
  book.orderMovements.push({ orderId, cents, penaltyCents: 0 });
  if (investedIn(book, projectId) === venture.financingCents) finance(book, venture, at);
  return told(one);
}

export function cancel(book: Book, { orderId }: OperationOf<'cancel'>, at: Date) {
  const one = book.investments.get(orderId);
  const venture = one && book.ventures.get(one.projectId);
  if (!venture) throw new Refused('request.not_found');
  if (one.status !== 'pending' || venture.phase !== 'Investment') {
    throw new Refused('project.order_not_cancellable');
  }
  const isFree = dayInSpain(at) <= daysLater(dayInSpain(one.placedAt), 4);
  one.penaltyHundredths = isFree ? 0 : venture.cancellationFee;
  one.penaltyCents = hundredthsOf(one.cents, one.penaltyHundredths);
  one.status = 'cancelled';
  one.cancelledAt = at;
  venture.escrow -= one.cents;
  add(book.wallet, one.userId, one.cents - one.penaltyCents);
  book.fees += one.penaltyCents;
  book.lines.push({ orderId, type: 'income', issuer: 'project_order', cents: one.cents });
  book.orderMovements.push({ orderId, cents: -one.cents, penaltyCents: one.penaltyCents });
  if (one.penaltyCents) {
    book.lines.push({ orderId, type: 'withdraw', issuer: 'project_fee', cents: one.penaltyCents });
    book.feeRows.push({ orderId, cents: one.penaltyCents, hundredths: one.penaltyHundredths });
  }
  return told(one);
}

import {
  add,
  type Book,
  type Investment,
  investedIn,
  isOpen,
  ordersIn,
  Refused,
  type Venture,
} from './book.ts';
import { dayInSpain, draw, halfUp, hundredthsOf, monthsLater, shareOfSeries, sum } from './numbers.ts';
import type { OperationOf } from './operations.ts';

/** A planned delivery. */
interface Planned {
  dueOn: string;
  gross: number;
  principal: number;
}

export function planOf(book: Book, venture: Venture): Planned[] {
  const { months, profitability, every, startedAt, financedOn } = venture;
  const invested = investedIn(book, venture.projectId);
  const step = every === 'monthly' ? 1 : every === 'quarterly' ? 3 : every === 'annual' ? 12 : months;
  const plan: Planned[] = [];
  let paid = 0;
  for (let until = Math.min(step, months); ; until = Math.min(until + step, months)) {
    const earned = BigInt(invested) * BigInt(profitability) * BigInt(until);
    const total = halfUp(earned, 10_000n * BigInt(months));
    const gross = total - paid;
    paid = total;
    const isLast = until === months;
    plan.push({
      dueOn: monthsLater(startedAt ?? financedOn, until),
      gross,
      principal: isLast ? invested : 0,
    });
    if (isLast) return plan;
  }
}

export function owedByPromoter(book: Book, venture: Venture): number {
  return sum(planOf(book, venture).map(({ gross, principal }) => gross + principal)) - venture.repaid;
}

function ventureOf(book: Book, projectId: string): Venture {
  const venture = book.ventures.get(projectId);
  if (!venture) throw new Refused('request.not_found');
  return venture;
}

const payment = (projectId: string, kind: string, amount: number, adminId: string) => ({
  projectId,
  kind,
  amount,
  adminId,
});

/** Releases the money raised to the promoter. */
export function release(book: Book, { projectId, adminId, ...request }: OperationOf<'release'>, at: Date) {
  const venture = ventureOf(book, projectId);
  if (venture.phase !== 'Financed') throw new Refused('project.not_financed');
  if (!venture.hasDestination) throw new Refused('project.no_destination_account');
  const isAhead = venture.startedAt !== null && dayInSpain(at) < venture.startedAt;
  if (isAhead && !venture.isReleasedEarly) throw new Refused('project.release_too_early');
  const cents = request.cents ?? venture.escrow;
  if (cents <= 0) throw new Refused('project.amount_not_positive');
  if (cents > venture.escrow) throw new Refused('project.amount_above_escrow');
  venture.escrow -= cents;
  book.bank += cents;
  return payment(projectId, 'release', cents, adminId);
}

/** Records a repayment by the promoter. */
export function repay(book: Book, { projectId, adminId, cents }: OperationOf<'repay'>) {
  const venture = ventureOf(book, projectId);
  if (venture.phase !== 'Financed') throw new Refused('project.not_financed');
  if (cents <= 0) throw new Refused('project.amount_not_positive');
  if (cents > owedByPromoter(book, venture)) throw new Refused('project.repayment_above_due');
  book.bank -= cents;
  venture.returns += cents;
  venture.repaid += cents;
  return payment(projectId, 'repayment', cents, adminId);
}

interface Part {
  investment: Investment;
  gross: number;
  fee: number;
  tax: number;
  principal: number;
}

const taxHundredths = 1_900;

/**
 * Adds the tax of each person to their parts: 19 % of their interest, at most what remains after the fee, split over
 * their orders by interest.
 */
function taxed({ isTaxed }: Venture, parts: readonly Omit<Part, 'tax'>[]): Part[] {
  const all = parts.map((part) => ({ ...part, tax: 0 }));
  if (!isTaxed) return all;
  for (const userId of new Set(parts.map(({ investment }) => investment.userId))) {
    const own = all.filter(({ investment }) => investment.userId === userId);
    const gross = sum(own.map((part) => part.gross));
    const total = Math.min(hundredthsOf(gross, taxHundredths), gross - sum(own.map(({ fee }) => fee)));
    const shares = shareOfSeries(
      total,
      own.map((part) => ({ id: part.investment.orderId, weight: part.gross, before: 0 })),
    );
    let over = 0;
    for (const [index, part] of own.entries()) {
      const share = shares[index] as number;
      part.tax = Math.min(share, part.gross - part.fee);
      over += share - part.tax;
    }
    for (const part of own) {
      const more = Math.min(over, part.gross - part.fee - part.tax);
      part.tax += more;
      over -= more;
    }
  }
  return all;
}

function payAll(book: Book, venture: Venture, parts: readonly Part[]): void {
  for (const { investment, gross, fee, tax, principal } of parts) {
    const { orderId, userId } = investment;
    add(book.wallet, userId, gross - fee - tax + principal);
    book.fees += fee;
    venture.tax += tax;
    const lines = [
      { orderId, type: 'income', issuer: 'project_order', cents: gross + principal },
      { orderId, type: 'withdraw', issuer: 'project_fee', cents: fee },
      { orderId, type: 'withdraw', issuer: 'project_tax', cents: tax },
    ] as const;
    for (const line of lines) {
      const maximum = 99_999_999_999;
      const whole = Math.floor(line.cents / maximum);
      for (let count = 0; count < whole; count += 1) book.lines.push({ ...line, cents: maximum });
      if (line.cents % maximum) book.lines.push({ ...line, cents: line.cents % maximum });
    }
  }
}

function distributionAnswer(
  projectId: string,
  of: { kind: string; period: number | null; dueOn: string | null },
  parts: Part[],
  isTaxed: boolean,
) {
  const total = (pick: (part: Part) => number) => sum(parts.map(pick));
  return {
    projectId,
    ...of,
    gross: total(({ gross }) => gross),
    fee: total(({ fee }) => fee),
    tax: total(({ tax }) => tax),
    net: total(({ gross, fee, tax }) => gross - fee - tax),
    principal: total(({ principal }) => principal),
    investors: new Set(parts.map(({ investment }) => investment.userId)).size,
    lines: parts.map(({ investment: { orderId, userId }, gross, fee, tax, principal }) => ({
      orderId,
      userId,
      gross,
      fee,
      tax,
      taxRate: isTaxed ? taxHundredths : 0,
      taxTreatment: null,
      taxCorrection: 0,
      net: gross - fee - tax,
      principal,
    })),
  };
}

interface Payer {
  id: string;
  returned: Investment['returned'];
  gross: number;
}

/**
 * The fee on everything that each payer received, rounded up or down to whole cents so that the fees add up to the
 * fee on the total.
 */
function feesOf(payers: readonly Payer[], hundredths: number): number[] {
  const all = payers.map(({ returned, gross }) => (returned.gross + gross) * hundredths);
  const fees = payers.map(({ returned, gross }, index) => {
    const whole = Math.floor((all[index] as number) / 10_000);
    return Math.min(gross, Math.max(0, whole - returned.fee));
  });
  const target = hundredthsOf(sum(payers.map(({ returned, gross }) => returned.gross + gross)), hundredths);
  const taken = sum(payers.map(({ returned }) => returned.fee));
  for (let remaining = target - taken - sum(fees); remaining > 0; remaining -= 1) {
    let next = -1;
    for (const [index, { id, returned, gross }] of payers.entries()) {
      const fee = fees[index] as number;
      const rest = (all[index] as number) % 10_000;
      if (fee === gross || (returned.fee + fee) * 10_000 >= (all[index] as number)) continue;
      const best = next < 0 ? -1 : (all[next] as number) % 10_000;
      const isDrawn = rest === best && draw(id) < draw((payers[next] as Payer).id);
      if (rest > best || isDrawn) next = index;
    }
    if (next < 0) break;
    fees[next] = (fees[next] as number) + 1;
  }
  return fees;
}

/** Pays a delivery of returns; the last one also returns the principal. */
export function distribute(book: Book, { projectId, period }: OperationOf<'distribute'>) {
  const venture = ventureOf(book, projectId);
  if (venture.phase !== 'Financed') throw new Refused('project.not_financed');
  if (period >= 1 && period <= venture.delivered) throw new Refused('project.distribution_already_run');
  const plan = planOf(book, venture);
  const due = plan[period - 1];
  if (!due || period !== venture.delivered + 1) throw new Refused('project.distribution_out_of_order');
  if (due.gross + due.principal > venture.returns) throw new Refused('project.returns_not_enough');

  const open = ordersIn(book, projectId).filter(isOpen);
  const gross = shareOfSeries(
    due.gross,
    open.map(({ orderId, cents, returned }) => ({ id: orderId, weight: cents, before: returned.gross })),
  );
  const fees = feesOf(
    open.map(({ orderId, returned }, index) => ({ id: orderId, returned, gross: gross[index] as number })),
    venture.managerFee,
  );
  const isLast = period === plan.length;
  const before = open.map((investment, index) => ({
    investment,
    gross: gross[index] as number,
    fee: fees[index] as number,
    principal: isLast ? investment.cents : 0,
  }));
  const parts = taxed(venture, before);
  venture.returns -= due.gross + due.principal;
  venture.delivered = period;
  payAll(book, venture, parts);
  for (const { investment, gross: returned, fee } of parts) {
    investment.returned.gross += returned;
    investment.returned.fee += fee;
    if (isLast) investment.status = 'finished';
    if (fee) book.feeRows.push({ orderId: investment.orderId, cents: fee, hundredths: venture.managerFee });
  }
  return distributionAnswer(projectId, { kind: 'return', period, dueOn: due.dueOn }, parts, venture.isTaxed);
}

function refundable(venture: Venture, open: readonly Investment[]): void {
  if (venture.phase !== 'Investment' && venture.phase !== 'Financed')
    throw new Refused('project.not_closable');
  const availableCents = venture.escrow + venture.returns;
  if (!open.length && availableCents) throw new Refused('project.not_closable');
  if (sum(open.map(({ cents }) => cents)) > availableCents) throw new Refused('project.refund_not_covered');
}

/** Closes a project whose payments are complete, or refunds all its investors. */
export function close(book: Book, { projectId, refund }: OperationOf<'close'>, at: Date) {
  const venture = ventureOf(book, projectId);
  const open = ordersIn(book, projectId).filter(isOpen);
  const availableCents = venture.escrow + venture.returns;
  const refundFields = { kind: 'refund', period: null, dueOn: null };
  if (!refund) {
    if (venture.phase !== 'Financed' || open.length || availableCents)
      throw new Refused('project.not_closable');
    venture.phase = 'Closed';
    return distributionAnswer(projectId, refundFields, [], venture.isTaxed);
  }
  refundable(venture, open);
  const amounts = open.map(({ cents }) => cents);
  const extra = shareOfSeries(
    open.length ? availableCents - sum(amounts) : 0,
    open.map(({ orderId, cents, returned }) => ({ id: orderId, weight: cents, before: returned.gross })),
  );
  const before = open.map((investment, index) => ({
    investment,
    gross: extra[index] as number,
    fee: 0,
    principal: investment.cents,
  }));
  const parts = taxed(venture, before);
  payAll(book, venture, parts);
  for (const { investment } of parts) {
    investment.status = 'cancelled';
    investment.cancelledAt = at;
    book.orderMovements.push({ orderId: investment.orderId, cents: -investment.cents, penaltyCents: 0 });
  }
  venture.escrow = 0;
  venture.returns = 0;
  venture.phase = 'Closed';
  return distributionAnswer(projectId, refundFields, parts, venture.isTaxed);
}

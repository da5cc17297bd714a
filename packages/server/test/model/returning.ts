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
import { dayInSpain, halfUp, hundredthsOf, monthsLater, share, sum } from './numbers.ts';
import type { OperationOf } from './operations.ts';

/** A delivery as it is planned. */
interface Planned {
  dueOn: string;
  gross: number;
  fee: number;
  principal: number;
}

export function planOf(book: Book, venture: Venture): Planned[] {
  const { months, profitability, managerFee, every, startedAt, financedOn } = venture;
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
      fee: hundredthsOf(gross, managerFee),
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

const paid = (projectId: string, kind: string, amount: number, adminId: string) => ({
  projectId,
  kind,
  amount,
  adminId,
});

/** What was raised goes to the promoter. */
export function release(book: Book, { projectId, adminId, ...asked }: OperationOf<'release'>, at: Date) {
  const venture = ventureOf(book, projectId);
  if (venture.phase !== 'Financed') throw new Refused('project.not_financed');
  if (!venture.hasDestination) throw new Refused('project.no_destination_account');
  const isAhead = venture.startedAt !== null && dayInSpain(at) < venture.startedAt;
  if (isAhead && !venture.isReleasedEarly) throw new Refused('project.release_too_early');
  const cents = asked.cents ?? venture.escrow;
  if (cents <= 0) throw new Refused('project.amount_not_positive');
  if (cents > venture.escrow) throw new Refused('project.amount_above_escrow');
  venture.escrow -= cents;
  book.bank += cents;
  return paid(projectId, 'release', cents, adminId);
}

/** The promoter pays back. */
export function repay(book: Book, { projectId, adminId, cents }: OperationOf<'repay'>) {
  const venture = ventureOf(book, projectId);
  if (venture.phase !== 'Financed') throw new Refused('project.not_financed');
  if (cents <= 0) throw new Refused('project.amount_not_positive');
  if (cents > owedByPromoter(book, venture)) throw new Refused('project.repayment_above_due');
  book.bank -= cents;
  venture.returns += cents;
  venture.repaid += cents;
  return paid(projectId, 'repayment', cents, adminId);
}

interface Part {
  one: Investment;
  gross: number;
  fee: number;
  principal: number;
}

function payAll(book: Book, parts: readonly Part[]): void {
  for (const { one, gross, fee, principal } of parts) {
    const { orderId, userId } = one;
    add(book.wallet, userId, gross - fee + principal);
    book.fees += fee;
    const lines = [
      { orderId, type: 'income', issuer: 'project_order', cents: gross + principal },
      { orderId, type: 'withdraw', issuer: 'project_fee', cents: fee },
    ] as const;
    for (const line of lines) {
      const most = 99_999_999_999;
      const whole = Math.floor(line.cents / most);
      for (let count = 0; count < whole; count += 1) book.lines.push({ ...line, cents: most });
      if (line.cents % most) book.lines.push({ ...line, cents: line.cents % most });
    }
  }
}

function told(
  projectId: string,
  of: { kind: string; period: number | null; dueOn: string | null },
  parts: Part[],
) {
  const all = (pick: (part: Part) => number) => sum(parts.map(pick));
  return {
    projectId,
    ...of,
    gross: all(({ gross }) => gross),
    fee: all(({ fee }) => fee),
    net: all(({ gross, fee }) => gross - fee),
    principal: all(({ principal }) => principal),
    investors: new Set(parts.map(({ one }) => one.userId)).size,
    lines: parts.map(({ one: { orderId, userId }, gross, fee, principal }) => ({
      orderId,
      userId,
      gross,
      fee,
      net: gross - fee,
      principal,
    })),
  };
}

/** A delivery of returns; with the last one everybody gets back what they put in. */
export function distribute(book: Book, { projectId, period }: OperationOf<'distribute'>) {
  const venture = ventureOf(book, projectId);
  if (venture.phase !== 'Financed') throw new Refused('project.not_financed');
  if (period >= 1 && period <= venture.delivered) throw new Refused('project.distribution_already_run');
  const plan = planOf(book, venture);
  const due = plan[period - 1];
  if (!due || period !== venture.delivered + 1) throw new Refused('project.distribution_out_of_order');
  if (due.gross + due.principal > venture.returns) throw new Refused('project.returns_not_enough');

  const open = ordersIn(book, projectId).filter(isOpen);
  const gross = share(
    due.gross,
    open.map(({ cents }) => cents),
  );
  const fees = share(due.fee, gross);
  const isLast = period === plan.length;
  const parts = open.map((one, index) => ({
    one,
    gross: gross[index] as number,
    fee: fees[index] as number,
    principal: isLast ? one.cents : 0,
  }));
  venture.returns -= due.gross + due.principal;
  venture.delivered = period;
  payAll(book, parts);
  for (const { one, fee } of parts) {
    if (isLast) one.status = 'finished';
    if (fee) book.feeRows.push({ orderId: one.orderId, cents: fee, hundredths: venture.managerFee });
  }
  return told(projectId, { kind: 'return', period, dueOn: due.dueOn }, parts);
}

function refundable(venture: Venture, open: readonly Investment[]): void {
  if (venture.phase !== 'Investment' && venture.phase !== 'Financed')
    throw new Refused('project.not_closable');
  const there = venture.escrow + venture.returns;
  if (!open.length && there) throw new Refused('project.not_closable');
  if (sum(open.map(({ cents }) => cents)) > there) throw new Refused('project.refund_not_covered');
}

/** The end of a project: after all was returned, or by returning all. */
export function close(book: Book, { projectId, refund }: OperationOf<'close'>, at: Date) {
  const venture = ventureOf(book, projectId);
  const open = ordersIn(book, projectId).filter(isOpen);
  const there = venture.escrow + venture.returns;
  const none = { kind: 'refund', period: null, dueOn: null };
  if (!refund) {
    if (venture.phase !== 'Financed' || open.length || there) throw new Refused('project.not_closable');
    venture.phase = 'Closed';
    return told(projectId, none, []);
  }
  refundable(venture, open);
  const amounts = open.map(({ cents }) => cents);
  const extra = share(there - sum(amounts), amounts);
  const parts = open.map((one, index) => ({
    one,
    gross: extra[index] as number,
    fee: 0,
    principal: one.cents,
  }));
  payAll(book, parts);
  for (const { one } of parts) {
    one.status = 'cancelled';
    one.cancelledAt = at;
    book.orderMovements.push({ orderId: one.orderId, cents: -one.cents, penaltyCents: 0 });
  }
  venture.escrow = 0;
  venture.returns = 0;
  venture.phase = 'Closed';
  return told(projectId, none, parts);
}

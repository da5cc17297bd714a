import { count } from 'drizzle-orm';
import type { Db } from '../../database/types.ts';
import { transactions } from '../../wallet/transactions/table.ts';
import type { Investor } from '../money/investor.ts';
import type { Teller } from '../money/teller.ts';
import { complete, reject, request } from '../money/transfers.ts';
import { type Random, randomFor } from '../random.ts';
import type { Size } from './size.ts';

const hourMs = 3_600_000;
const waitingShare = 0.002;
const rejectedShare = 0.006;
const reason = 'No ha llegado ninguna transferencia con esa referencia.';
const leastCents = 50_00;

interface Given {
  size: Size;
  investors: readonly Investor[];
  writer: { flush(): Promise<void>; flushIfMany(): Promise<void> };
}

function income(investor: Investor, requestedAt: Date, random: Random) {
  const amountCents = random.integer(1, 60) * leastCents;
  return { investor, type: 'income', amountCents, requestedAt } as const;
}

/** A moment between the first day of an investor and the day before yesterday. */
function longAgo({ ready }: Investor, now: Date, random: Random): Date {
  const latest = now.getTime() - 48 * hourMs;
  const from = Math.min(ready.getTime(), latest);
  return new Date(Math.floor(random.between(from, latest)));
}

/** What somebody asks for today, and waits for. */
function leaveOneWaiting(teller: Teller, investor: Investor, random: Random): void {
  const { now } = teller.calendar;
  const requestedAt = new Date(Math.floor(now.getTime() - random.between(1, 40) * hourMs));
  const balance = teller.balance(investor.userId);
  const isOut = random.chance(0.4) && balance >= 2 * leastCents;
  const amountCents = Math.max(leastCents, Math.floor((balance * random.next()) / leastCents) * leastCents);
  request(
    teller,
    isOut ? { investor, type: 'withdraw', amountCents, requestedAt } : income(investor, requestedAt, random),
  );
}

/** Transfers that wait, some that were refused, and as many more as there are to be in all. */
export async function fillUp(tx: Db, teller: Teller, { size, investors, writer }: Given): Promise<void> {
  const random = randomFor(`transfers ${size.seed}`);
  const { now } = teller.calendar;
  const [{ made } = { made: 0 }] = await tx.select({ made: count() }).from(transactions);
  const missing = size.transactions - made;
  const waiting = Math.min(missing, Math.ceil(size.transactions * waitingShare), investors.length);
  const refused = Math.min(missing - waiting, Math.ceil(size.transactions * rejectedShare));

  // First what happened long ago, so that what is asked for today can be there.
  for (let left = missing - waiting; left > 0; left -= 1) {
    const investor = random.pick(investors);
    const transfer = income(investor, longAgo(investor, now, random), random);
    const at = new Date(transfer.requestedAt.getTime() + random.integer(3, 40) * hourMs);
    if (left <= refused) reject(teller, transfer, request(teller, transfer), { at, reason });
    else complete(teller, transfer, at);
    await writer.flushIfMany();
  }
  for (const investor of random.shuffled(investors).slice(0, Math.max(0, waiting))) {
    leaveOneWaiting(teller, investor, random);
  }
  await writer.flush();
}

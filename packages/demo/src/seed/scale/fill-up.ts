import { type Random, randomFor } from '@semilla/contract/testing';
import type { Db } from '@semilla/server/kit/database/types.ts';
import { transactions } from '@semilla/server/schema/transactions.ts';
import { count } from 'drizzle-orm';
import type { Investor } from '../money/investor.ts';
import type { Teller } from '../money/teller.ts';
import { complete, reject, request } from '../money/transfers.ts';
import type { Size } from './size.ts';

const hourMs = 3_600_000;
const waitingShare = 0.002;
const rejectedShare = 0.006;
const reason = 'No ha llegado ninguna transferencia con esa referencia.';
const minimumCents = 50_00;

interface FillInput {
  size: Size;
  investors: readonly Investor[];
  writer: { flush(): Promise<void>; flushIfMany(): Promise<void> };
}

function income(investor: Investor, requestedAt: Date, random: Random) {
  const amountCents = random.integer(1, 60) * minimumCents;
  return { investor, type: 'income', amountCents, requestedAt } as const;
}

/** A time between the investor's first day and two days ago. */
function longAgo({ ready }: Investor, now: Date, random: Random): Date {
  const latest = now.getTime() - 48 * hourMs;
  const from = Math.min(ready.getTime(), latest);
  return new Date(Math.floor(random.between(from, latest)));
}

/** Creates a pending transfer requested today. */
function leaveOneWaiting(teller: Teller, investor: Investor, random: Random): void {
  const { now } = teller.calendar;
  const requestedAt = new Date(Math.floor(now.getTime() - random.between(1, 40) * hourMs));
  const balance = teller.balance(investor.userId);
  const isWithdrawal = random.chance(0.4) && balance >= 2 * minimumCents;
  const amountCents = Math.max(
    minimumCents,
    Math.floor((balance * random.next()) / minimumCents) * minimumCents,
  );
  request(
    teller,
    isWithdrawal
      ? { investor, type: 'withdraw', amountCents, requestedAt }
      : income(investor, requestedAt, random),
  );
}

/** Creates pending and rejected transfers, and approved ones up to the wanted total. */
export async function fillUp(tx: Db, teller: Teller, { size, investors, writer }: FillInput): Promise<void> {
  const random = randomFor(`transfers ${size.seed}`);
  const { now } = teller.calendar;
  const [{ made } = { made: 0 }] = await tx.select({ made: count() }).from(transactions);
  const missing = size.transactions - made;
  const waiting = Math.min(missing, Math.ceil(size.transactions * waitingShare), investors.length);
  const refused = Math.min(missing - waiting, Math.ceil(size.transactions * rejectedShare));

  // Past transfers come first, so that today's withdrawals have money.
  for (let remaining = missing - waiting; remaining > 0; remaining -= 1) {
    const investor = random.pick(investors);
    const transfer = income(investor, longAgo(investor, now, random), random);
    const at = new Date(transfer.requestedAt.getTime() + random.integer(3, 40) * hourMs);
    if (remaining <= refused) reject(teller, transfer, request(teller, transfer), { at, reason });
    else complete(teller, transfer, at);
    await writer.flushIfMany();
  }
  for (const investor of random.shuffled(investors).slice(0, Math.max(0, waiting))) {
    leaveOneWaiting(teller, investor, random);
  }
  await writer.flush();
}

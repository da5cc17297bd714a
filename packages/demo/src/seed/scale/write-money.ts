import type { Db } from '@semilla/server/kit/database/types.ts';
import type { Effects } from '@semilla/server/money/engine/effects.ts';
import type { World } from '@semilla/server/money/engine/world.ts';
import { writeEffects } from '@semilla/server/money/engine/write-effects.ts';
import type { Calendar } from '../calendar.ts';
import { type Investor, investorsAmong, mayInvest } from '../money/investor.ts';
import { orderEvents } from '../money/order-events.ts';
import { type PlannedOrder, planOrders } from '../money/plan-orders.ts';
import { returnEvents } from '../money/return-events.ts';
import type { DemoEvent } from '../money/run-events.ts';
import { openTeller, type Teller } from '../money/teller.ts';
import { withdrawalsAfter } from '../money/withdrawals.ts';
import { worldBefore } from '../money/world-before.ts';
import type { Folder } from '../papers/folder.ts';
import { historyOf } from '../projects/history-of.ts';
import type { LargeProject } from './draw-projects.ts';
import { fillUp } from './fill-up.ts';
import type { Population } from './people.ts';
import type { Say, Size } from './size.ts';

const dayMs = 86_400_000;
const effectsPerWrite = 2_000;
const linesPerReport = 100_000;

/**
 * Removes decided transactions and finished or cancelled orders from memory, because there may be a million, and no
 * later event needs them.
 */
function deleteFinished(world: World, effects: readonly Effects[]): void {
  for (const effect of effects) {
    for (const { transactionId, status } of effect.transactions ?? []) {
      if (status !== 'pending') world.transactions.delete(transactionId);
    }
    for (const { orderId } of effect.orders ?? []) {
      const status = world.orders.get(orderId)?.status;
      if (status === 'finished' || status === 'cancelled') world.orders.delete(orderId);
    }
  }
}

/** Writes the collected effects in parts. */
function openWriter(tx: Db, teller: Teller, { transactions: total }: Size, say: Say) {
  let [lines, reported] = [0, 0];
  const startedAt = performance.now();

  async function flush(): Promise<void> {
    const effects = teller.effects.splice(0);
    // The audit trail is written from the rows at the end.
    teller.noted.length = 0;
    if (!effects.length) return;
    await writeEffects(tx, teller.world, effects);
    const transactionIds = effects.flatMap(({ transactions = [] }) =>
      transactions.map((row) => row.transactionId),
    );
    lines += new Set(transactionIds).size;
    deleteFinished(teller.world, effects);
    if (lines - reported < linesPerReport) return;
    reported = lines;
    const perSecond = lines / ((performance.now() - startedAt) / 1_000);
    say(`  ${lines} of about ${total} transactions, ${perSecond.toFixed(0)} a second`);
  }

  return {
    flush,
    flushIfMany: async () => void (teller.effects.length >= effectsPerWrite && (await flush())),
  };
}

/** Whether an order is not cancelled, or so early that its room is free for later orders. */
function isEarly({ cancelledAt }: PlannedOrder, opened: number, fundingDays: number): boolean {
  return !cancelledAt || cancelledAt.getTime() < opened + 0.7 * fundingDays * dayMs;
}

function happeningsOf({ project, funding }: LargeProject, investors: Investor[], calendar: Calendar) {
  if (!funding) return { planned: [], happenings: [] };
  const { passed } = historyOf(project, calendar);
  const opened = passed.find(({ phase }) => phase === 'Investment')?.from.getTime() ?? 0;
  const fundingDays = project.calendar?.fundingDays ?? 0;
  const planned = planOrders(project, investors, new Map(), calendar, funding).filter((order) =>
    isEarly(order, opened, fundingDays),
  );
  const closed = passed.find(({ phase }) => phase === 'Closed');
  const orderInvestors = planned.map(({ investor }) => investor);
  const happenings: DemoEvent[] = [
    ...planned.flatMap(orderEvents),
    ...returnEvents(project, calendar),
    ...(closed ? withdrawalsAfter(project.url, closed.from, orderInvestors) : []),
  ];
  return { planned, happenings };
}

interface MoneyInput {
  size: Size;
  population: Population;
  projects: LargeProject[];
  calendar: Calendar;
  folder: Folder;
  say: Say;
}

/** Computes all money events with the platform's decisions, and writes them with the platform's statements. */
export async function writeMoney(tx: Db, input: MoneyInput): Promise<World> {
  const { size, population, projects, calendar, folder, say } = input;
  const { people, isVerified, banking } = population;
  const demoProjects = projects.map(({ project }) => project);
  const world = worldBefore(demoProjects, people, isVerified, banking.accounts, calendar);
  const teller = openTeller(world, calendar, folder);
  const writer = openWriter(tx, teller, size, say);
  const investors = investorsAmong(people, isVerified, banking).filter(mayInvest);

  const plans = projects.map((largeProject) => happeningsOf(largeProject, investors, calendar));
  const happenings = plans
    .flatMap((plan) => plan.happenings)
    .sort((left, right) => left.at.getTime() - right.at.getTime());
  say(`  ${happenings.length} things are going to happen to money`);
  for (const { at, happen } of happenings) {
    if (at < calendar.now) happen(teller);
    await writer.flushIfMany();
  }
  await writer.flush();

  const recently = calendar.now.getTime() - 6 * dayMs;
  const recentOrders = plans.flatMap(({ planned }) => planned.filter(({ at }) => at.getTime() > recently));
  const busyUserIds = new Set(recentOrders.map(({ investor }) => investor.userId));
  const idle = investors.filter(({ userId, until }) => !until && !busyUserIds.has(userId));
  await fillUp(tx, teller, { size, investors: idle, writer });
  return world;
}

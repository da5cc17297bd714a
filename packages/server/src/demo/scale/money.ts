import type { Db } from '../../database/types.ts';
import type { Effects } from '../../wallet/ledger/effects.ts';
import type { World } from '../../wallet/ledger/world.ts';
import { writeEffects } from '../../wallet/ledger/write-effects.ts';
import type { Calendar } from '../calendar.ts';
import type { Happening } from '../money/happenings.ts';
import { type Investor, investorsAmong } from '../money/investor.ts';
import { orderHappenings } from '../money/place-orders.ts';
import { type PlannedOrder, planOrders } from '../money/plan-orders.ts';
import { returnHappenings } from '../money/returns.ts';
import { openTeller, type Teller } from '../money/teller.ts';
import { withdrawalsAfter } from '../money/withdrawals.ts';
import { worldBefore } from '../money/world.ts';
import type { Folder } from '../papers/folder.ts';
import { historyOf } from '../projects/history.ts';
import type { Population } from './people.ts';
import type { LargeProject } from './projects.ts';
import type { Say, Size } from './size.ts';
import { fillUp } from './transfers.ts';

const dayMs = 86_400_000;
const effectsAtOnce = 2_000;
const linesTold = 100_000;

/** Nothing follows any more from what is decided, or is over: a million of them would fill the memory. */
function forget(world: World, effects: readonly Effects[]): void {
  for (const one of effects) {
    for (const { transactionId, status } of one.transactions ?? []) {
      if (status !== 'pending') world.transactions.delete(transactionId);
    }
    for (const { orderId } of one.orders ?? []) {
      const status = world.orders.get(orderId)?.status;
      if (status === 'finished' || status === 'cancelled') world.orders.delete(orderId);
    }
  }
}

/** Writes what was decided, so much at a time. */
function openWriter(tx: Db, teller: Teller, { transactions: wanted }: Size, say: Say) {
  let [lines, told] = [0, 0];
  const startedAt = performance.now();

  async function flush(): Promise<void> {
    const effects = teller.effects.splice(0);
    // The trail is written from the rows in the end.
    teller.noted.length = 0;
    if (!effects.length) return;
    await writeEffects(tx, teller.world, effects);
    const moved = effects.flatMap(({ transactions = [] }) => transactions.map((row) => row.transactionId));
    lines += new Set(moved).size;
    forget(teller.world, effects);
    if (lines - told < linesTold) return;
    told = lines;
    const perSecond = lines / ((performance.now() - startedAt) / 1_000);
    say(`  ${lines} of about ${wanted} transactions, ${perSecond.toFixed(0)} a second`);
  }

  return {
    flush,
    flushIfMany: async () => void (teller.effects.length >= effectsAtOnce && (await flush())),
  };
}

/** What is taken back is taken back long before a project fills up, or there would be no room for what stays. */
function isEarly({ cancelledAt }: PlannedOrder, opened: number, fundingDays: number): boolean {
  return !cancelledAt || cancelledAt.getTime() < opened + 0.7 * fundingDays * dayMs;
}

function happeningsOf({ project, funding }: LargeProject, investors: Investor[], calendar: Calendar) {
  if (!funding) return { planned: [], happenings: [] };
  const { passed } = historyOf(project, calendar);
  const opened = passed.find(({ phase }) => phase === 'Investment')?.from.getTime() ?? 0;
  const fundingDays = project.calendar?.fundingDays ?? 0;
  const planned = planOrders(project, investors, new Map(), calendar, funding).filter((one) =>
    isEarly(one, opened, fundingDays),
  );
  const closed = passed.find(({ phase }) => phase === 'Closed');
  const theirs = planned.map(({ investor }) => investor);
  const happenings: Happening[] = [
    ...planned.flatMap(orderHappenings),
    ...returnHappenings(project, calendar),
    ...(closed ? withdrawalsAfter(project.url, closed.from, theirs) : []),
  ];
  return { planned, happenings };
}

interface Known {
  size: Size;
  population: Population;
  projects: LargeProject[];
  calendar: Calendar;
  folder: Folder;
  say: Say;
}

/** Everything that happened to money, decided as the platform decides and written by the statements that it writes with. */
export async function writeMoney(tx: Db, known: Known): Promise<World> {
  const { size, population, projects, calendar, folder, say } = known;
  const { people, isVerified, banking } = population;
  const all = projects.map(({ project }) => project);
  const world = worldBefore(all, people, isVerified, banking.accounts, calendar);
  const teller = openTeller(world, calendar, folder);
  const writer = openWriter(tx, teller, size, say);
  const investors = investorsAmong(people, isVerified, banking);

  const plans = projects.map((one) => happeningsOf(one, investors, calendar));
  const happenings = plans
    .flatMap((plan) => plan.happenings)
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  say(`  ${happenings.length} things are going to happen to money`);
  for (const { at, happen } of happenings) {
    if (at < calendar.now) happen(teller);
    await writer.flushIfMany();
  }
  await writer.flush();

  const lately = calendar.now.getTime() - 6 * dayMs;
  const busy = plans.flatMap(({ planned }) => planned.filter(({ at }) => at.getTime() > lately));
  const atRest = new Set(busy.map(({ investor }) => investor.userId));
  const idle = investors.filter(({ userId, until }) => !until && !atRest.has(userId));
  await fillUp(tx, teller, { size, investors: idle, writer });
  return world;
}

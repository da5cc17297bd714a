import type { Db } from '@semilla/server/kit/database/types.ts';
import { writeEffects } from '@semilla/server/money/engine/write-effects.ts';
import type { TaxTreatmentRow } from '@semilla/server/schema/tax-treatments.ts';
import type { Person } from '../accounts.ts';
import { accountId } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import type { Banking } from '../customers/bank-accounts.ts';
import { closedCustomer, playClosedCustomer } from '../customers/closed-account.ts';
import type { DemoAccountKey } from '../named-accounts.ts';
import type { Folder } from '../papers/folder.ts';
import { historyOf } from '../projects/history-of.ts';
import type { DemoProject } from '../projects/project.ts';
import { depositOnly } from './deposit-only.ts';
import { type Investor, investorsAmong, mayInvest } from './investor.ts';
import { orderEvents } from './order-events.ts';
import { planOrders } from './plan-orders.ts';
import { makeWishes } from './preinvestors.ts';
import { returnEvents } from './return-events.ts';
import { type DemoEvent, runEvents } from './run-events.ts';
import { sheetEvents } from './sheet-events.ts';
import { openTeller, type Teller } from './teller.ts';
import { fillInvestor, leaveWaiting } from './waiting.ts';
import { joinWaitingLists } from './waiting-list.ts';
import { rejectedTransfers, withdrawalsAfter } from './withdrawals.ts';
import { worldBefore } from './world-before.ts';

export type History = Pick<Teller, 'world' | 'effects' | 'noted' | 'notices'>;

interface HistoryInput {
  projects: readonly DemoProject[];
  people: readonly Person[];
  isVerified: Set<string>;
  banking: Banking;
  /** Customers' own tax rates. */
  taxTreatments: readonly TaxTreatmentRow[];
  calendar: Calendar;
  folder: Folder;
}

function happeningsOf(
  project: DemoProject,
  investors: readonly Investor[],
  keys: Map<DemoAccountKey, Investor>,
  calendar: Calendar,
): DemoEvent[] {
  const planned = planOrders(project, investors, keys, calendar);
  const closed = historyOf(project, calendar).passed.find(({ phase }) => phase === 'Closed');
  const namedInvestors = new Set(keys.values());
  const others = planned.map(({ investor }) => investor).filter((investor) => !namedInvestors.has(investor));
  return [
    ...planned.flatMap(orderEvents),
    ...sheetEvents(project, calendar),
    ...(planned.length ? returnEvents(project, calendar) : []),
    ...(closed ? withdrawalsAfter(project.url, closed.from, others) : []),
  ];
}

/** Computes all money events since the platform opened, using the platform's decisions, without a database. */
export function makeHistory({
  projects,
  people,
  isVerified,
  banking,
  taxTreatments,
  calendar,
  folder,
}: HistoryInput): History {
  const { person: closedPerson, bankAccount } = closedCustomer(calendar);
  const accounts = [...banking.accounts, bankAccount];
  const world = worldBefore(projects, [...people, closedPerson], isVerified, accounts, calendar);
  world.taxTreatments = Map.groupBy(taxTreatments, ({ userId }) => userId);
  const teller = openTeller(world, calendar, folder);
  const ready = investorsAmong(people, isVerified, banking);
  const investors = ready.filter(mayInvest);
  const keys = new Map<DemoAccountKey, Investor>();
  for (const key of ['investor', 'company'] as const) {
    const investor = investors.find(({ userId }) => userId === accountId(key, calendar));
    if (investor) keys.set(key, investor);
  }
  const namedInvestors = new Set(keys.values());
  const others = investors.filter((investor) => !namedInvestors.has(investor));
  runEvents(teller, [
    ...projects.flatMap((project) => happeningsOf(project, investors, keys, calendar)),
    ...rejectedTransfers(others, calendar.now),
  ]);
  leaveWaiting(teller, others);
  joinWaitingLists(teller, others);
  makeWishes(teller, others);
  const investor = keys.get('investor');
  if (investor) fillInvestor(teller, investor);
  depositOnly(
    teller,
    ready.filter(({ person: { stopsBefore } }) => stopsBefore === 'invested'),
  );
  playClosedCustomer(teller);
  return { world, effects: teller.effects, noted: teller.noted, notices: teller.notices };
}

/** Inserts the computed rows by the same code as the platform's commands. */
export async function seedMoney(
  tx: Db,
  { world, effects }: Pick<History, 'world' | 'effects'>,
): Promise<void> {
  await writeEffects(tx, world, effects);
}

import { type Random, randomFor } from '@semilla/contract/testing';
import type { Calendar } from '../calendar.ts';
import type { DemoAccountKey } from '../named-accounts.ts';
import { historyOf } from '../projects/history-of.ts';
import type { DemoProject } from '../projects/project.ts';
import { roundShares } from './amounts.ts';
import { type Funding, fundings, portfolios } from './fundings.ts';
import type { Investor } from './investor.ts';

export interface PlannedOrder {
  project: DemoProject;
  investor: Investor;
  amountCents: number;
  at: Date;
  /** When the order was cancelled. */
  cancelledAt?: Date;
}

type Placed = Pick<PlannedOrder, 'investor' | 'amountCents' | 'at'>;

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
/** The longest possible reflection period, including Easter and Christmas. */
const reflectionDaysMax = 9;
const sleepHours = 6;
const secondOrderShare = 0.08;
const cancelledShareMax = 0.02;

/** The period in which a project accepts orders. */
interface Window {
  from: number;
  to: number;
  isFinanced: boolean;
}

function windowOf(project: DemoProject, funding: Funding, calendar: Calendar): Window | undefined {
  const phase = historyOf(project, calendar).passed.find((entry) => entry.phase === 'Investment');
  if (!phase) return undefined;
  const from = phase.from.getTime() + 5 * minuteMs;
  const to = phase.to?.getTime() ?? calendar.now.getTime() - 40 * minuteMs;
  const isFinanced = phase.to !== null && !funding.isRefunded;
  return { from, to: isFinanced ? to - reflectionDaysMax * dayMs : to, isFinanced };
}

const isAsleep = (at: number) => new Date(at).getUTCHours() < sleepHours;

/** A random time in the window: most orders come in the first days, and few at night. */
function momentIn({ from, to }: Window, { ready }: Investor, random: Random): Date {
  const earliest = Math.max(from, ready.getTime());
  const at = Math.floor(earliest + (to - minuteMs - earliest) * random.next() ** 1.5);
  const inTheMorning = at + sleepHours * 60 * minuteMs;
  return new Date(isAsleep(at) && inTheMorning < to - minuteMs ? inTheMorning : at);
}

function canInvest({ ready, until }: Investor, { from, to }: Window): boolean {
  return ready.getTime() < from + (to - from) * 0.6 && (!until || until.getTime() > to);
}

/** The orders of the named accounts in a project. */
function namedOrders(project: DemoProject, investors: Map<DemoAccountKey, Investor>) {
  return (['investor', 'company'] as const).flatMap((key) => {
    const euros = (portfolios[key] as Record<string, number>)[project.url];
    const investor = investors.get(key);
    return euros && investor ? [{ investor, amountCents: euros * 100 }] : [];
  });
}

interface PlanInput {
  project: DemoProject;
  funding: Funding;
  window: Window;
  crowd: readonly Investor[];
}

function stayingOrders(
  { project, funding: { raisedEuros, investors }, window, crowd }: PlanInput,
  fixed: ReturnType<typeof namedOrders>,
): Placed[] {
  const random = randomFor(`orders ${project.url}`);
  const others = crowd.slice(0, investors - fixed.length);
  const secondOrders = others.filter(() => random.chance(secondOrderShare));
  const orderInvestors = [...others, ...secondOrders];
  const amounts = roundShares(
    raisedEuros * 100 - fixed.reduce((sum, { amountCents }) => sum + amountCents, 0),
    orderInvestors.map(({ weight }) => weight),
    project.terms.minimumEuros * 100,
    random,
  );
  const all = [
    ...fixed,
    ...orderInvestors.map((investor, index) => ({ investor, amountCents: amounts[index] ?? 0 })),
  ];
  const placed = all
    .map((order) => ({ ...order, at: momentIn(window, order.investor, random) }))
    .toSorted((left, right) => left.at.getTime() - right.at.getTime());
  const last = placed.at(-1);
  // The last order makes the project fully subscribed; it is financed when the reflection period of that order ends.
  if (last && window.isFinanced) last.at = new Date(window.to);
  return placed;
}

function cancelledOrders({ project, funding, window, crowd }: PlanInput): PlannedOrder[] {
  const random = randomFor(`cancelled orders ${project.url}`);
  const { cancelled = { free: 0, late: 0 }, raisedEuros } = funding;
  const days = [
    ...Array.from({ length: cancelled.free }, () => random.between(0.3, 3)),
    ...Array.from({ length: cancelled.late }, () => random.between(6, 9)),
  ];
  const middle = window.from + (window.to - window.from) * 0.3;
  return days.flatMap((day, index) => {
    const investor = crowd.at(-1 - index);
    if (!investor) return [];
    const at = momentIn(
      { ...window, to: Math.max(middle, investor.ready.getTime() + dayMs) },
      investor,
      random,
    );
    const cancelledAt = new Date(Math.floor(at.getTime() + day * dayMs));
    if (cancelledAt.getTime() > window.to - dayMs / 2) return [];
    const maximum = Math.floor((raisedEuros * cancelledShareMax) / 50);
    const euros = Math.max(project.terms.minimumEuros, random.integer(2, Math.max(2, maximum)) * 50);
    return [{ project, investor, amountCents: euros * 100, at, cancelledAt }];
  });
}

/** Every order of a project, including cancelled ones. */
export function planOrders(
  project: DemoProject,
  investors: readonly Investor[],
  keys: Map<DemoAccountKey, Investor>,
  calendar: Calendar,
  funding = fundings[project.url],
): PlannedOrder[] {
  const window = funding && windowOf(project, funding, calendar);
  if (!window) return [];
  const namedInvestors = new Set(keys.values());
  const crowd = randomFor(`crowd ${project.url}`).shuffled(
    investors.filter((investor) => !namedInvestors.has(investor) && canInvest(investor, window)),
  );
  const input = { project, funding, window, crowd };
  const staying = stayingOrders(input, namedOrders(project, keys));
  return [...staying.map((order) => ({ project, ...order })), ...cancelledOrders(input)];
}

import type { PhaseName } from '@semilla/contract';
import { type Random, randomFor } from '@semilla/contract/testing';
import type { Funding } from '../money/fundings.ts';
import { demoProjects } from '../projects/index.ts';
import type { DemoProject } from '../projects/project.ts';
import type { Size } from './size.ts';

export interface LargeProject {
  project: DemoProject;
  /** Undefined if the project was never open. */
  funding: Funding | undefined;
}

const unopenedShare = 0.06;
const openShare = 0.1;
const firstOpenedDaysAgo = 640;
const averageEuros = 850;
/** The share of all transactions that come from orders. The others are added when that number is known. */
const fromOrdersShare = 0.65;
const longestMonth = 31;
const startsAfterFunding = 15;
const deliveryMonths = { monthly: 1, quarterly: 3, annual: 12, end_of_project: undefined } as const;

type Draft = Pick<DemoProject, 'history' | 'calendar'> & { months: number; openedDaysAgo?: number };

const unopened: [PhaseName, number][][] = [
  [['Draft', 12]],
  [
    ['Draft', 20],
    ['Discarded', 40],
  ],
  [
    ['Draft', 9],
    ['Next_Opening', 6],
  ],
];

/** The phases of a project that opened that many days ago: it is open, financed or already repaid. */
function lifeOf(openedDaysAgo: number, random: Random): Draft {
  const fundingDays = random.integer(25, 45);
  const months = random.pick([6, 9, 12, 18, 24]);
  const calendar = { fundingDays, startsAfterFunding };
  const before: DemoProject['history'] = [
    ['Draft', 9],
    ['Next_Opening', 12],
  ];
  if (openedDaysAgo <= fundingDays) {
    return { months, openedDaysAgo, calendar, history: [...before, ['Investment', openedDaysAgo]] };
  }
  const financed = openedDaysAgo - fundingDays;
  const financedDays = startsAfterFunding + months * longestMonth + 5;
  const after: DemoProject['history'] =
    financed > financedDays + 12
      ? [
          ['Financed', financedDays],
          ['Closed', financed - financedDays],
        ]
      : [['Financed', financed]];
  return {
    months,
    openedDaysAgo,
    calendar,
    history: [...before, ['Investment', fundingDays], ...after],
  };
}

function draftOf(index: number, count: number, random: Random): Draft {
  const position = index / count;
  if (position < unopenedShare) {
    return { months: 12, calendar: { opensIn: 20 }, history: random.pick(unopened) };
  }
  if (position < unopenedShare + openShare) return lifeOf(random.integer(2, 24), random);
  return lifeOf(46 + Math.floor(((firstOpenedDaysAgo - 46) * index) / count), random);
}

/** Transactions per order: its deposit, the order, and each delivery with its fee. */
function linesPerOrder({ months, openedDaysAgo = 0, calendar }: Draft, every: number | undefined): number {
  const running = openedDaysAgo - (calendar?.fundingDays ?? 0) - startsAfterFunding;
  const passed = Math.min(Math.max(0, running / longestMonth), months);
  const deliveries =
    passed >= months ? Math.ceil(months / (every ?? months)) : Math.floor(passed / (every ?? months));
  return 1.6 + 2.1 * deliveries;
}

function fundingOf(orders: number, random: Random): Funding {
  const investors = Math.max(4, Math.round(orders));
  const raisedEuros = investors * 50 * random.integer(12, 2 * (averageEuros / 50) - 12);
  const cancelled = investors < 60 ? 0 : Math.round(investors / 150);
  return { raisedEuros, investors, cancelled: { free: cancelled, late: cancelled } };
}

/** Creates `count` projects modelled on the demo's, with enough orders for the wanted number of transactions. */
export function drawProjects({ projects: count, transactions, seed }: Size): LargeProject[] {
  const random = randomFor(`projects ${seed}`);
  const drafts = Array.from({ length: count }, (_, index) => {
    const draft = draftOf(index, count, random);
    const pattern = demoProjects[index % demoProjects.length] as DemoProject;
    const weight = draft.openedDaysAgo === undefined ? 0 : random.between(0.5, 1.5);
    return { draft, pattern, weight, lines: linesPerOrder(draft, deliveryMonths[pattern.terms.delivery]) };
  });
  const all = drafts.reduce((sum, { weight, lines }) => sum + weight * lines, 0);
  return drafts.map(({ draft, pattern, weight }, index) => {
    const number = index + 1;
    const funding = weight ? fundingOf((fromOrdersShare * transactions * weight) / all, random) : undefined;
    const share = draft.history.at(-1)?.[0] === 'Investment' ? random.between(1.15, 4) : 1;
    const financingEuros = Math.round(((funding?.raisedEuros ?? 150_000) * share) / 50) * 50;
    const { preinvestment: _, maxInvestors: __, ...terms } = pattern.terms;
    // Leaves out the loan's default, because the recovered amounts fit only the original project.
    const { loanDefault: ___, ...alike } = pattern;
    const project: DemoProject = {
      ...alike,
      url: `${pattern.url}-${number}`,
      name: `${pattern.name} ${number}`,
      history: draft.history,
      calendar: draft.calendar ?? {},
      terms: { ...terms, financingEuros, minimumEuros: 50, months: draft.months },
      milestones: [],
      pictures: [],
      papers: [],
    };
    return { project, funding };
  });
}

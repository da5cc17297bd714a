import { inArray } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import type { ChangeEvent } from '../../kit/live/change-event.ts';
import { eventOfChange } from '../../kit/live/event-of-change.ts';
import { orders } from '../../schema/orders.ts';
import type { Command } from './command.ts';
import type { Effects } from './effects.ts';

/** The live topics of the contract that show each kind of row. */
const topicsOf: Partial<Record<keyof Effects, string[]>> = {
  entries: ['wallets', 'movements', 'journal', 'treasury'],
  orders: ['orders', 'portfolios'],
  waitingPlaces: ['waitingPlaces'],
  wishes: ['wishes'],
  movements: ['orderMovements'],
  fees: ['fees'],
  transactions: ['transactions', 'movements'],
  bankEntries: ['bankEntries'],
  bankAccounts: ['bankAccounts'],
  paymentOrders: ['paymentOrders'],
  outgoingPayments: ['paymentFiles'],
  projects: ['projects'],
  phases: ['projectPhases', 'projectTimeline'],
  payments: ['projectPayments'],
  distributions: ['distributions', 'loans'],
  distributionLines: ['distributions'],
  taxCorrections: ['distributions'],
  proposals: ['approvals'],
};

interface Row {
  userId?: string | null;
  project?: { projectId: string };
  projectId?: string | null;
}

const walletAccount = /^(?:wallet|held):(.+)$/;
const present = (values: (string | null | undefined)[]) => [
  ...new Set(values.filter((value) => value != null)),
];

/** Investors whose pending orders all become active. The effects do not list them. */
async function findInvestors(tx: Db, projectIds: readonly string[]): Promise<string[]> {
  if (!projectIds.length) return [];
  const rows = await tx
    .selectDistinct({ userId: orders.userId })
    .from(orders)
    .where(inArray(orders.projectId, [...projectIds]));
  return rows.map(({ userId }) => userId);
}

async function eventOf(tx: Db, actor: Command<unknown>['actor'], effects: Effects): Promise<ChangeEvent> {
  const { entries = [], activates = [], audit = [] } = effects;
  const noted = eventOfChange(actor, audit);
  const written = Object.entries(topicsOf).filter(([kind]) => effects[kind as keyof Effects]?.length);
  const rows = written.flatMap(([kind]) => effects[kind as keyof Effects] as Row[]);
  const holders = entries.flatMap(({ postings }) =>
    postings.map(({ accountId }) => walletAccount.exec(accountId)?.[1]),
  );
  const investors = await findInvestors(tx, activates);
  return {
    topics: present([
      ...(noted?.topics ?? []),
      ...written.flatMap(([, topics]) => topics),
      ...(investors.length ? ['orders', 'portfolios'] : []),
    ]),
    ids: noted?.ids ?? [],
    userIds: present([
      ...(noted?.userIds ?? []),
      ...rows.map(({ userId }) => userId),
      ...holders,
      ...investors,
    ]),
    projectIds: present([
      ...(noted?.projectIds ?? []),
      ...rows.map(({ project, projectId }) => project?.projectId ?? projectId),
      ...activates,
    ]),
    alsoIds: noted?.alsoIds ?? [],
  };
}

/** The events that live pages get about accepted commands: whose records and which projects changed. */
export async function eventsOf(
  tx: Db,
  accepted: readonly { job: { command: Command<unknown> }; decision: { effects: Effects } }[],
): Promise<ChangeEvent[]> {
  const events: ChangeEvent[] = [];
  for (const { job, decision } of accepted)
    events.push(await eventOf(tx, job.command.actor, decision.effects));
  return events;
}

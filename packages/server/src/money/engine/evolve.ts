import { balancesAfter } from '../../ledger/balances.ts';
import type { Effects } from './effects.ts';
import { investorKey, isStanding, type OrderRow, type World } from './world.ts';

function putOrder(world: World, order: OrderRow): void {
  const before = world.orders.get(order.orderId);
  const change = Number(isStanding(order)) - Number(before !== undefined && isStanding(before));
  const key = investorKey(order);
  world.standing.set(key, (world.standing.get(key) ?? 0) + change);
  world.orders.set(order.orderId, order);
  // Who has just invested is one of those whom a later command of the same batch may pay.
  const investor = world.users.get(order.userId);
  if (investor) world.investors.set(order.userId, investor);
}

function activate(world: World, projectId: string): void {
  for (const order of world.orders.values()) {
    if (order.projectId === projectId && order.status === 'pending') {
      world.orders.set(order.orderId, { ...order, status: 'active' });
    }
  }
}

/** Brings the world up to date with what a command did, so that the next one sees it. */
export function evolve(world: World, effects: Effects): void {
  const after = balancesAfter(world.balances, effects.entries ?? []);
  for (const [accountId, cents] of after) world.balances.set(accountId, cents);
  for (const order of effects.orders ?? []) putOrder(world, order);
  for (const projectId of effects.activates ?? []) activate(world, projectId);
  for (const row of effects.transactions ?? []) world.transactions.set(row.transactionId, row);
  for (const one of effects.projects ?? []) world.projects.set(one.project.projectId, one);
  for (const { projectId, at } of effects.phases ?? []) {
    const one = world.projects.get(projectId);
    if (one) world.projects.set(projectId, { ...one, phaseSince: at });
  }
  for (const { projectId, kind, amountCents } of effects.payments ?? []) {
    const repaid = kind === 'repayment' ? amountCents : 0;
    world.repaidCents.set(projectId, (world.repaidCents.get(projectId) ?? 0) + repaid);
  }
  for (const row of effects.distributions ?? []) {
    world.distributions.set(row.projectId, [...(world.distributions.get(row.projectId) ?? []), row]);
  }
}

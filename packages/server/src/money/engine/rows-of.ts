import { nameOf } from '../../kit/idempotency/idempotency-keys.ts';
import type { Job } from './run-batch.ts';

/** The names of the rows that a job locks. Jobs that share a row run in the same batch or one after the other. */
export function rowsOf({ command, keyed }: Pick<Job, 'command' | 'keyed'>): string[] {
  const { projects = [], wholeProjects = [], users = [], accounts = [], transactions = [] } = command.needs;
  const { approvedAmounts = [], onceKeys = [], approvals = [] } = command.needs;
  return [
    ...[...projects, ...wholeProjects].map((id) => `project ${id}`),
    ...users.map((id) => `user ${id}`),
    ...accounts,
    ...transactions.map((id) => `transaction ${id}`),
    ...approvedAmounts.map(({ deciderId }) => `approvals by ${deciderId}`),
    ...onceKeys.map((key) => `proposal for ${key}`),
    ...approvals.map(({ proposalId }) => `proposal ${proposalId}`),
    `key ${nameOf(keyed)}`,
  ];
}

/** Divides items into groups that share no row with each other. */
export function groupsOf<Item extends { rows: readonly string[] }>(items: readonly Item[]): Item[][] {
  const groupOf = new Map<string, Item[]>();
  for (const item of items) {
    const touched = new Set(item.rows.flatMap((row) => groupOf.get(row) ?? []));
    const group = [...touched, item];
    for (const row of group.flatMap(({ rows }) => rows)) groupOf.set(row, group);
  }
  return [...new Set(groupOf.values())];
}

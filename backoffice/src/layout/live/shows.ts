import { everything, v1 } from '@semilla/contract';
import { hasResource, resourceNamed } from '../../providers/resources.ts';

/** The group of the contract that each endpoint is in. */
const groupOf = new Map<object, string>(
  Object.entries(v1).flatMap(([name, group]) =>
    Object.values<object>(group).map((endpoint) => [endpoint, name] as const),
  ),
);

/** What lists show besides their own records. */
const alsoShows: Record<string, readonly string[]> = {
  auditEntries: [everything],
  bankEntries: ['bankFiles', 'bankStatements', 'bankBalances', 'paymentFiles', 'paymentOrders'],
  fees: ['distributions'],
  projects: ['orders', 'projectPayments', 'projectPhases'],
  ticketMessages: ['tickets'],
  users: ['verifications', 'investorKinds', 'userAssignments', 'wallets'],
  wallets: ['transactions', 'orders'],
};

/** Queries that are no resource of the API. What is not here is asked for by its own page alone. */
const ownQueries: Record<string, readonly string[]> = {
  'overview waiting': [everything],
  'bank files': ['bankFiles'],
  'bank candidates': ['bankEntries', 'transactions'],
  'bank treasury': ['treasury', 'bankEntries', 'bankBalances'],
};

/** The topics of the live channel that make the answer to a query of react-query old. */
function topicsOf([name, act]: readonly unknown[]): readonly string[] {
  const own = ownQueries[`${name} ${act}`];
  if (own || typeof name !== 'string' || !hasResource(name)) return own ?? [];
  const { list, read } = resourceNamed(name);
  const group = groupOf.get(list ?? read ?? {});
  return group ? [group, ...(alsoShows[group] ?? [])] : [];
}

/** Whether a query shows something that changed. */
export function shows(queryKey: readonly unknown[], topics: ReadonlySet<string>): boolean {
  const shown = topicsOf(queryKey);
  if (topics.has(everything)) return shown.length > 0;
  return shown.some((topic) => topic === everything || topics.has(topic));
}

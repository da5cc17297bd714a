import { everything, v1 } from '@semilla/contract';
import { hasResource, resourceNamed } from '../../api/resources.ts';

/** Maps each endpoint to its group in the contract, which is also the name of its topic. */
const groupOf = new Map<object, string>(
  Object.entries(v1).flatMap(([name, group]) =>
    Object.values<object>(group).map((endpoint) => [endpoint, name] as const),
  ),
);

/** For the lists of a topic: other topics whose changes also affect them. */
const alsoShows: Record<string, readonly string[]> = {
  auditEntries: [everything],
  bulkActRows: ['bulkActs'],
  bankEntries: ['bankFiles', 'bankStatements', 'bankBalances', 'paymentFiles', 'paymentOrders'],
  fees: ['distributions'],
  projects: ['orders', 'projectPayments', 'projectPhases'],
  sheets: ['projects'],
  sheetVersions: ['projects'],
  ticketMessages: ['tickets'],
  ticketNotes: ['tickets'],
  users: ['verifications', 'investorKinds', 'userAssignments', 'wallets'],
  wallets: ['transactions', 'orders'],
};

/** Claims change no records, so a query that shows everything is not reloaded for them. */
const claims = 'workClaims';

/** Topics of queries that are not resources. Queries missing here are not reloaded by the live channel. */
const ownQueries: Record<string, readonly string[]> = {
  'overview waiting': [everything],
  'overview home': [
    'transactions',
    'verifications',
    'bankAccounts',
    'bankEntries',
    'bankStatements',
    'paymentFiles',
    'paymentOrders',
    'investorKinds',
    'tickets',
    'ticketMessages',
    'complaints',
    'projectQuestions',
    'projects',
    'projectPhases',
    'projectPayments',
    'distributions',
    'orders',
    'wishes',
    'sheets',
    'owners',
    'approvals',
    'undeliveredMails',
    'users',
  ],
  'overview claims': [claims],
  'bank files': ['bankFiles'],
  'bank candidates': ['bankEntries', 'transactions'],
  'summary project': [
    'projects',
    'orders',
    'wishes',
    'waitingPlaces',
    'projectPhases',
    'projectPayments',
    'payoutAccounts',
    'distributions',
    'projectQuestions',
    'projectDescriptions',
    'projectDocuments',
    'projectMediaFiles',
    'sheets',
    'approvals',
  ],
  'summary user': [
    'users',
    'userAssignments',
    'orders',
    'distributions',
    'transactions',
    'wallets',
    'verifications',
    'bankAccounts',
    'investorKinds',
    'tickets',
    'ticketMessages',
    'complaints',
    'approvals',
  ],
  'bank treasury': ['treasury', 'bankEntries', 'bankBalances'],
};

/** The topics that make the data of a query outdated. */
function topicsOf([name, act]: readonly unknown[]): readonly string[] {
  const own = ownQueries[`${name} ${act}`];
  if (own || typeof name !== 'string' || !hasResource(name)) return own ?? [];
  const { list, read } = resourceNamed(name);
  const group = groupOf.get(list ?? read ?? {});
  return group ? [group, ...(alsoShows[group] ?? [])] : [];
}

export function shows(queryKey: readonly unknown[], topics: ReadonlySet<string>): boolean {
  const shown = topicsOf(queryKey);
  if (topics.has(everything)) return shown.length > 0;
  const isChange = [...topics].some((topic) => topic !== claims);
  return shown.some((topic) => (topic === everything ? isChange : topics.has(topic)));
}

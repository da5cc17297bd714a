import { phaseNames, type Waiting } from '@semilla/contract';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, buildProject, ids, phaseIdOf, waitingNow } from '../../testing/records.ts';
import Home from './Home.tsx';

const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`);
const inMonths = (amount: string) => months.map((month) => ({ month, amount }));
export const figures = {
  funded: '5194950.00',
  fundedByMonth: inMonths('1500.00'),
  investors: 190,
  investorsByMonth: months.map((month) => ({ month, count: 7 })),
  fees: '9622.05',
  feesByMonth: inMonths('434.50'),
  returnsDue: '457610.00',
  returnsByMonth: inMonths('28940.00'),
};
export const at = '2026-02-03T12:05:00.000Z';
export const ticket = {
  ticketId: ids.type,
  title: 'No llega',
  description: 'Nada',
  stateId: 'Open',
  stateSince: at,
  userId: ids.manager,
  userName: 'Lucía Ferrer',
  responsibleId: null,
  responsibleName: null,
  read: false,
  createdAt: at,
  updatedAt: at,
};

const totalByPhases = phaseNames.map((phaseName, index) => ({
  phaseId: phaseIdOf(phaseName),
  phaseName,
  total: index,
}));

/** What the API answers to an administrator in whose queues nothing waits but a ticket and a project. */
export const nothingWaits = {
  transactions: [],
  verifications: [],
  bankAccounts: [],
  tickets: [ticket],
  projects: [buildProject({ phaseName: 'Investment' })],
  totalByPhases,
  figures,
  isOnlyAdministrator: false,
  failed: [],
};

interface Answers {
  parts?: object;
  counts?: Partial<Waiting>;
  me?: object;
  more?: Record<string, unknown>;
}

/** Opens the home page. Returns the calls that it makes. */
export function home({ parts, counts, me = buildMe(), more }: Answers = {}) {
  const calls = fakeApi({
    'GET /v1/account/users/me': me,
    'GET /v1/overview/waiting': { ...waitingNow, ...counts },
    'GET /v1/overview/home': { ...nothingWaits, ...parts },
    ...more,
  });
  mount(<Home />);
  return calls;
}

export const manager = buildMe({ role: 'operator', userId: ids.manager });
/** What the API answers to a manager. */
export const ofManager = { transactions: undefined, verifications: undefined, bankAccounts: undefined };

export const card = async (name: string) => within(await screen.findByRole('region', { name }));
export const filterOf = (link: HTMLElement) =>
  JSON.parse(new URL((link as HTMLAnchorElement).href).searchParams.get('filter') ?? '{}');

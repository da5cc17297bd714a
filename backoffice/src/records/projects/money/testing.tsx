import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RecordContextProvider } from 'react-admin';
import { enter } from '../../../testing/enter.ts';
import { type FakeCall, fakeApi, listOf } from '../../../testing/fake-api.ts';
import { moneyIds } from '../../../testing/money-records.ts';
import { mount } from '../../../testing/mount.tsx';
import { buildMe, idOf, ids, projectRecord } from '../../../testing/records.ts';
import MovementsTab from './MovementsTab.tsx';

export const project = `/v1/project/projects/${ids.project}`;
export const distributionId = moneyIds.transaction;

const amounts = { gross: '1275.00', fee: '127.50', tax: '0.00', net: '1147.50', principal: '0.00' };
const untaxed = { taxRate: '0.00', taxTreatment: null, taxCorrection: '0.00' };
export const delivery = (period: number, overrides: object = {}) => ({
  period,
  dueOn: '2026-06-30',
  months: 3,
  isLast: false,
  ...amounts,
  deliveredAt: null,
  distributionId: null,
  ...overrides,
});
export const distribution = (overrides: object = {}) => ({
  distributionId: null,
  projectId: ids.project,
  kind: 'return',
  period: 1,
  dueOn: '2026-06-30',
  ...amounts,
  investors: 2,
  createdAt: null,
  secondPersonFor: [],
  lines: [
    {
      orderId: idOf('o-1'),
      userId: idOf('u-1'),
      userName: 'Lucía Ferrer',
      ...amounts,
      ...untaxed,
      net: '765.00',
    },
    {
      orderId: idOf('o-2'),
      userId: idOf('u-2'),
      userName: 'Bruno Gil',
      ...amounts,
      ...untaxed,
      net: '382.50',
    },
  ],
  ...overrides,
});

export const loan = (overrides: object = {}) => ({
  projectId: ids.project,
  state: 'onTime',
  daysLate: 0,
  lateSince: null,
  missing: '0.00',
  defaultedOn: null,
  owed: '0.00',
  recovered: '0.00',
  payments: [{ period: 1, dueOn: '2026-06-30', due: '1275.00', paid: '0.00', settledOn: null, daysLate: 0 }],
  ...overrides,
});

export const fullBalances = {
  escrow: '450000.00',
  escrowOrdered: '0.00',
  taxOrdered: '0.00',
  returns: '1275.00',
  tax: '0.00',
  outstanding: '457375.00',
};

interface Given {
  part?: string;
  phaseName?: 'Preinvestment' | 'Investment' | 'Financed' | 'Closed';
  answers?: object;
  /** Changes to the default project record. */
  record?: object;
  /** Shown beside the tab. */
  beside?: ReactNode;
}

/** Mounts the movements tab at an address. */
export function tab({
  part = '',
  phaseName = 'Financed',
  answers = {},
  record: changes = {},
  beside,
}: Given = {}) {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    [`GET ${project}/payments`]: {
      ...listOf(),
      balances: fullBalances,
    },
    [`GET ${project}/payout-accounts`]: listOf(),
    [`GET ${project}/loan`]: loan(),
    [`GET ${project}/distributions`]: { ...listOf(delivery(1), delivery(2)), refundId: null },
    ...answers,
  });
  const record = projectRecord({ phaseName, ...changes });
  const screenAt = mount(
    <RecordContextProvider value={record}>
      <MovementsTab />
      {beside}
    </RecordContextProvider>,
    { at: `/project/${ids.project}/movements${part}`, route: '/project/:id/*' },
  );
  return { calls, ...screenAt };
}

export const sent = (calls: FakeCall[], end: string) =>
  calls.filter(({ method, path, query }) => method === 'POST' && path.endsWith(end) && !query.preview);
export const typeName = async () =>
  enter(await screen.findByRole('textbox', { name: /Escribe «Edificio Lavapiés»/ }), 'Edificio Lavapiés');

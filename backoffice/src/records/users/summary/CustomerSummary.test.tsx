import { cleanup, screen, within } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { buildCustomer, buildUserSummary, customerIds } from '../../../testing/customer-records.ts';
import { fakeApi, listOf } from '../../../testing/fake-api.ts';
import { mount } from '../../../testing/mount.tsx';
import { buildMe, idOf, ids } from '../../../testing/records.ts';
import { CustomerSummary } from './CustomerSummary.tsx';

const { customer } = customerIds;
const page = `/customer/${customer}`;

function show(
  summary: Parameters<typeof buildUserSummary>[0] = {},
  record: Parameters<typeof buildCustomer>[0] = {},
) {
  fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/account/users': listOf(
      buildMe({ role: 'operator', userId: ids.manager, name: 'Marcos', surname: 'Iglesias' }),
    ),
    [`GET /v1/account/users/${customer}/summary`]: buildUserSummary(summary),
  });
  mount(
    <RecordContextProvider value={{ ...buildCustomer(record), id: customer }}>
      <CustomerSummary />
    </RecordContextProvider>,
  );
}

it('[A3] shows the money, the investments and the next payment of a customer', async () => {
  show();
  expect(await screen.findByText('1.234,50 €')).toBeVisible();
  expect(screen.getByText('1 pendiente · 2 activas')).toBeVisible();
  const list = within(screen.getByRole('list'));
  expect(list.getByRole('link', { name: 'Edificio Lavapiés' })).toHaveAttribute(
    'href',
    `/project/${ids.project}`,
  );
  expect(screen.getByText('22,63 €')).toBeVisible();
  expect(await screen.findByText(/gestor: Marcos Iglesias/)).toBeVisible();
  expect(screen.getByText('LF')).toBeVisible();
});

it('[A3] leads to what is to be decided, and to what waits', async () => {
  const waits = { ...buildUserSummary().waits, transactions: 1, tickets: 2 };
  show({ act: { kind: 'decideTransaction', subjectId: idOf('t-1') }, waits });
  expect(await screen.findByRole('link', { name: 'Decidir sobre su movimiento' })).toHaveAttribute(
    'href',
    `/wallet/${idOf('t-1')}`,
  );
  expect(screen.getByRole('link', { name: '2 incidencias abiertas' })).toHaveAttribute(
    'href',
    `${page}/tickets`,
  );
});

it('[A3] says that a customer without an approved identity has to prove it', async () => {
  show({ act: null }, { verificationStatus: 'NotVerified' });
  expect(await screen.findByText('Espera a que acredite su identidad')).toBeVisible();
  cleanup();
  show({ act: null }, { verificationStatus: 'Approved' });
  expect(await screen.findByText('Nada por ahora')).toBeVisible();
});

it.each([{ disabled: true }, { verificationStatus: 'Declined' as const }])(
  '[A3] waits for no identity of a customer who can no longer prove it: %o',
  async (state) => {
    show({ act: null }, { verificationStatus: 'NotVerified', ...state });
    expect(await screen.findByText('Nada por ahora')).toBeVisible();
  },
);

it('[A3] says what a new company has not done yet', async () => {
  const orders = { pending: 0, active: 0, finished: 0, cancelled: 0 };
  show(
    { balance: '0.00', held: '0.00', invested: '0.00', orders, latest: [], next: null },
    { kind: 'company', name: 'Inversiones Norte', surname: null, managerId: null },
  );
  expect(await screen.findByText('Todavía no ha invertido.')).toBeVisible();
  expect(screen.getByText('Ninguno previsto')).toBeVisible();
  expect(screen.getByText(/Empresa · cliente desde el 03\/02\/2026 · sin gestor/)).toBeVisible();
  expect(screen.getByText('I')).toBeVisible();
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { enter } from '../../testing/enter.ts';
import { fakeApi, listOf } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe } from '../../testing/records.ts';
import { keptRecords } from './index.tsx';
import KeptRecordList from './KeptRecordList.tsx';
import { KeptValues } from './KeptValues.tsx';

const resources = {
  'kept-records': { name: 'kept-records', hasList: true, icon: keptRecords.icon },
};
const keptRecordId = '01890a5d-ac96-774b-bcce-b302099a8057';
const path = '/v1/account/kept-records';
const kept = {
  keptRecordId,
  userId: keptRecordId,
  userName: '#302099a8',
  kind: 'identity',
  closedOn: '2026-03-02',
  eraseOn: '2036-03-02',
  fileNumber: 0,
};

it('[L37] shows no name until a record is opened with a reason', async () => {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe({ role: 'admin' }),
    [`GET ${path}`]: listOf(kept),
    [`POST ${path}/${keptRecordId}/open`]: { data: { name: 'Covadonga' }, files: [] },
  });
  mount(<KeptRecordList />, { at: '/kept-records/', resource: 'kept-records', resources });
  expect(await screen.findByText('02/03/2036')).toBeVisible();
  expect(screen.queryByText(/Covadonga/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Abrir.*302099a8/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByText('Requerido.')).toBeVisible();
  await enter(screen.getByRole('textbox', { name: /^Por qué/ }), 'Requerimiento de la AEAT.');
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByText('Covadonga')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Registro conservado' })).toBeVisible();
  expect(screen.getByText('Nombre o razón social')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ why: 'Requerimiento de la AEAT.' });
});

it('[L37][A1] says in the words of its fields what the list is, and why it is empty', async () => {
  fakeApi({ 'GET /v1/account/users/me': buildMe({ role: 'admin' }), [`GET ${path}`]: listOf() });
  mount(<KeptRecordList />, { at: '/kept-records/', resource: 'kept-records', resources });
  expect(await screen.findByText('No hay datos de cuentas cerradas')).toBeVisible();
  expect(screen.getByText(/aquí queda lo que la ley manda conservar/)).toBeVisible();
  expect(screen.getByTestId('ArchiveOutlinedIcon')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Registros conservados' })).toBeVisible();
});

it('[L37] shows kept values with labels, translations, dates and amounts', async () => {
  const bankAccounts = [
    {
      alias: 'Cuenta corriente',
      account: 'ES7921000813610123456789',
      state: 'valid',
      createdAt: '2025-04-04T10:15:00.000Z',
      deletedAt: null,
    },
  ];
  const bankEntries = [{ bankEntryId: keptRecordId, amountCents: 5_000, bookedOn: '2026-03-01' }];
  fakeApi({ 'GET /v1/account/users/me': buildMe({ role: 'admin' }) });
  mount(<KeptValues resource="bankAccounts" values={{ bankAccounts, bankEntries, oddThing: true }} />);
  expect(await screen.findByText('Cuentas bancarias')).toBeVisible();
  const entries = screen.getByText('Movimientos del banco').parentElement as HTMLElement;
  expect(within(entries).getByText(/^50,00/)).toBeVisible();
  expect(within(entries).getByText('01/03/2026')).toBeVisible();
  for (const text of ['Validada', 'ES79 2100 0813 6101 2345 6789', '04/04/2025 12:15', 'Odd thing', 'Sí'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText(keptRecordId)).toBeNull();
  expect(document.body).not.toHaveTextContent(/bankAccounts|amountCents|deletedAt/);
});

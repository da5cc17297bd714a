import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeApi, listOf } from '../testing/fake-api.ts';
import { mount } from '../testing/mount.tsx';
import { buildMe } from '../testing/records.ts';
import KeptRecordList from './KeptRecordList.tsx';

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

it('[L37] shows no name until a record is opened for a reason', async () => {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe({ role: 'admin' }),
    [`GET ${path}`]: listOf(kept),
    [`POST ${path}/${keptRecordId}/open`]: { data: { name: 'Covadonga' }, files: [] },
  });
  const resources = { 'kept-records': { name: 'kept-records', hasList: true } };
  mount(<KeptRecordList />, { at: '/kept-records/', resource: 'kept-records', resources });
  expect(await screen.findByText('02/03/2036')).toBeVisible();
  expect(screen.queryByText(/Covadonga/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Abrir.*302099a8/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByText('Requerido.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /^Por qué/ }), 'Requerimiento de la AEAT.');
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByText(/Covadonga/)).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ why: 'Requerimiento de la AEAT.' });
});

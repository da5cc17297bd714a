import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi, listOf } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, ids } from '../../testing/records.ts';
import BankStatementList from './BankStatementList.tsx';

afterEach(() => vi.unstubAllGlobals());

const found = {
  bankFileId: ids.project,
  name: 'extracto.n43',
  origin: 'folder',
  state: 'found',
  problem: null,
  createdAt: '2026-03-14T09:00:00.000Z',
};
const refused = {
  ...found,
  bankFileId: ids.admin,
  name: 'cortado.n43',
  origin: 'upload',
  state: 'refused',
  problem: { code: 'statement_cut', params: { line: 8 } },
};

it('[L49] imports a found file, and shows where and why a file was refused', async () => {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/payment/bank-statements': listOf(),
    'GET /v1/payment/bank-files': { data: [found, refused] },
    [`POST /v1/payment/bank-files/${ids.project}/import`]: {
      statements: [],
      newEntries: 0,
      knownEntries: 3,
      otherAccounts: [],
      differentEntries: 0,
    },
  });
  mount(<BankStatementList />, { at: '/bank/statements', route: '/bank/statements', resource: 'bank' });
  expect(await screen.findByText('El archivo está cortado: termina en la línea 8.')).toBeVisible();
  const lines = screen.getAllByRole('listitem').filter((line) => within(line).queryByText(/\.n43$/));
  expect(lines.map((line) => within(line).queryAllByRole('button').length)).toEqual([1, 1]);
  await userEvent.click(screen.getByRole('button', { name: 'Importar' }));
  expect(await screen.findByText('El archivo no traía nada nuevo')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    `/v1/payment/bank-files/${ids.project}/import`,
  ]);
});

it('[L49] a refused file is read again, or discarded', async () => {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/payment/bank-statements': listOf(),
    'GET /v1/payment/bank-files': { data: [{ ...refused, origin: 'folder' }] },
    [`POST /v1/payment/bank-files/${refused.bankFileId}/retry`]: { ...refused, origin: 'folder' },
    [`POST /v1/payment/bank-files/${refused.bankFileId}/discard`]: { ...refused, state: 'discarded' },
  });
  mount(<BankStatementList />, { at: '/bank/statements', route: '/bank/statements', resource: 'bank' });
  await userEvent.click(await screen.findByRole('button', { name: `Volver a leer: ${refused.name}` }));
  expect(await screen.findByText('El archivo sigue sin admitirse')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: `Descartar: ${refused.name}` }));
  expect(await screen.findByText('Archivo descartado')).toBeVisible();
  const sent = calls.filter(({ method }) => method === 'POST').map(({ path }) => path.split('/').at(-1));
  expect(sent).toEqual(['retry', 'discard']);
});

it('[L49] a refused upload can only be discarded', async () => {
  fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/payment/bank-statements': listOf(),
    'GET /v1/payment/bank-files': { data: [refused] },
  });
  mount(<BankStatementList />, { at: '/bank/statements', route: '/bank/statements', resource: 'bank' });
  expect(await screen.findByRole('button', { name: `Descartar: ${refused.name}` })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Volver a leer/ })).not.toBeInTheDocument();
});

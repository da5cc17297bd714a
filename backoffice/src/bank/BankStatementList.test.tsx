import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi, listOf } from '../testing/fake-api.ts';
import { mount } from '../testing/mount.tsx';
import { buildMe, ids } from '../testing/records.ts';
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

it('[L49] shows found files, whose import is started, and refused files with the place and the reason', async () => {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/payment/bank-statements': listOf(),
    'GET /v1/payment/bank-files': { data: [found, refused] },
    [`POST /v1/payment/bank-files/${ids.project}/import`]: {
      statements: [],
      newEntries: 0,
      knownEntries: 3,
      differentEntries: 0,
    },
  });
  mount(<BankStatementList />, { at: '/bank/statements', route: '/bank/statements', resource: 'bank' });
  expect(await screen.findByText('El archivo está cortado: termina en la línea 8.')).toBeVisible();
  const lines = screen.getAllByRole('listitem').filter((line) => within(line).queryByText(/\.n43$/));
  expect(lines.map((line) => within(line).queryAllByRole('button').length)).toEqual([1, 0]);
  await userEvent.click(screen.getByRole('button', { name: 'Importar' }));
  expect(await screen.findByText('El archivo no traía nada nuevo')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    `/v1/payment/bank-files/${ids.project}/import`,
  ]);
});

import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listOf } from '../../../testing/fake-api.ts';
import { idOf, ids } from '../../../testing/records.ts';
import { project, tab } from './testing.tsx';

const wished = (overrides: object = {}) => ({
  wishId: idOf('w-1'),
  projectId: ids.project,
  projectName: 'Edificio Lavapiés',
  userId: idOf('u-1'),
  userName: 'Giulia Romano',
  amount: '200.00',
  deposit: '20.00',
  state: 'open',
  freeUntil: null,
  needsConfirmation: false,
  allocatedAmount: null,
  reason: null,
  createdAt: '2026-02-03T12:05:00.000Z',
  updatedAt: '2026-02-03T12:05:00.000Z',
  decidedAt: null,
  ...overrides,
});

const allocation = {
  projectId: ids.project,
  room: '1000.00',
  places: null,
  wished: '1200.00',
  allocated: '1000.00',
  seed: ids.project,
  digest: 'a'.repeat(64),
  lines: [
    {
      wishId: idOf('w-1'),
      userId: idOf('u-1'),
      userName: 'Giulia Romano',
      amount: '1200.00',
      allocatedAmount: '1000.00',
      reason: 'share',
    },
  ],
};
const wishes = (...all: object[]) => ({ 'GET /v1/project/wishes': listOf(...all) });
const afterWindow = {
  part: '/wishes',
  phaseName: 'Preinvestment',
  record: { wishNumber: 1, preinvestorDateEnd: '2020-01-31' },
} as const;

it('[L13] can be previewed after the window, in the preinvestors tab, but not run before the project is open', async () => {
  const answers = { [`POST ${project}/allocation`]: allocation };
  tab({ ...afterWindow, part: '/wishes/allocation', answers });
  expect(
    await screen.findByText(/Se podrá hacer cuando el proyecto esté en la fase «Abierto»/),
  ).toBeVisible();
  expect(screen.getByText('La parte proporcional: se pidió más de lo reservado.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Repartir/ })).toBeNull();
  const parts = within(screen.getByRole('navigation', { name: 'Movimientos' }));
  expect(parts.getByRole('link', { name: 'Preinversores' })).toHaveAttribute('aria-current', 'page');
});

it('[L13] says only once that it cannot be undone', async () => {
  const answers = { [`POST ${project}/allocation`]: allocation };
  tab({ ...afterWindow, part: '/wishes/allocation', phaseName: 'Investment', answers });
  expect(await screen.findByRole('button', { name: /^Repartir/ })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Por qué/ })).toBeVisible();
  expect(screen.getAllByText(/No se puede deshacer/)).toHaveLength(1);
});

it('[L13] is linked from the wishes, which show a deposit only while it is held', async () => {
  tab({ ...afterWindow, answers: wishes(wished({ state: 'revoked' })) });
  expect(await screen.findByRole('link', { name: 'Ver el reparto' })).toBeVisible();
  expect(await screen.findByText('Revocada')).toBeVisible();
  expect(screen.getByText(/200,00/)).toBeVisible();
  expect(screen.queryByText(/^20,00/)).toBeNull();
});

it('[L13] is announced for the day after the window ends', async () => {
  const record = { wishNumber: 1, preinvestorDateEnd: '2099-01-31' };
  tab({ ...afterWindow, record, answers: wishes(wished()) });
  expect(await screen.findByText(/pueden cambiar lo que piden hasta el 31\/01\/2099/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ver el reparto' })).toBeNull();
  expect(await screen.findByText(/^20,00/)).toBeVisible();
});

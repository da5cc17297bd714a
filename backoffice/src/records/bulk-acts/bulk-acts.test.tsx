import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { BulkActRecord, BulkRowRecord } from '../../api/record-types/bulk-act-record.ts';
import { fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, ids } from '../../testing/records.ts';
import BulkActList from './BulkActList.tsx';
import BulkActShow from './BulkActShow.tsx';

const bulkActId = ids.type;
const undoId = ids.manager;
const path = '/v1/bulk-acts';

const buildBulkAct = (overrides: Partial<BulkActRecord> = {}) => ({
  bulkActId,
  createdAt: '2026-02-03T12:05:00.000Z',
  resource: 'users',
  act: 'disableUsers',
  undoesId: null,
  undoneById: null,
  values: {},
  valueName: null,
  filter: { disabled: 'false' },
  state: 'running',
  stopReason: null,
  canBeUndone: false,
  startedById: ids.manager,
  startedByName: 'Elena Vidal',
  endedAt: null,
  total: 100_216,
  done: 50_000,
  unchanged: 100,
  refused: 8,
  ...overrides,
});

const buildRow = (overrides: Partial<BulkRowRecord> = {}) => ({
  recordId: ids.manager,
  position: 1,
  recordName: 'Lucía Ferrer Soler',
  result: 'refused',
  refusal: 'overview.staff_one_by_one',
  reason: 'Es una cuenta del equipo.',
  ...overrides,
});

const ended = { state: 'done', endedAt: '2026-02-03T12:20:00.000Z', canBeUndone: true } as const;

function open(shown: ReactNode, moreAnswers: object, at: string, route = '*') {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    [`GET ${path}`]: listOf(buildBulkAct()),
    [`GET ${path}/${bulkActId}`]: buildBulkAct(),
    [`GET ${path}/${bulkActId}/rows`]: listOf(buildRow()),
    'GET /v1/audit': listOf(),
    ...moreAnswers,
  });
  const resources = { 'bulk-acts': { name: 'bulk-acts', hasList: true, hasShow: true } };
  return { calls, ...mount(shown, { at, route, resource: 'bulk-acts', resources }) };
}

const show = (moreAnswers: object = {}) =>
  open(<BulkActShow />, moreAnswers, `/bulk-acts/${bulkActId}`, '/bulk-acts/:id');

describe('bulk acts', () => {
  it('[A24] are listed with who started them and what came of them', async () => {
    open(<BulkActList />, {}, '/bulk-acts/');
    const row = await screen.findByRole('row', { name: /Desactivar clientes/ });
    for (const words of ['En curso', 'Elena Vidal', '100.216', '50.000', '8', '03/02/2026 13:05'])
      expect(row).toHaveTextContent(words);
    expect(within(row).getByRole('link', { name: 'Desactivar clientes' })).toHaveAttribute(
      'href',
      `/bulk-acts/${bulkActId}`,
    );
    expect(await screen.findByRole('link', { name: 'Exportar' })).toHaveAttribute(
      'href',
      expect.stringContaining(`${path}/export`),
    );
  });

  it('[A24] say how to start one, or why loading failed', async () => {
    const { unmount } = open(<BulkActList />, { [`GET ${path}`]: listOf() }, '/bulk-acts/');
    expect(await screen.findByText('Aún no hay acciones en bloque')).toBeVisible();
    unmount();
    const failed = refusal('request.unavailable', { detail: 'Vuelve en unos minutos.' });
    open(<BulkActList />, { [`GET ${path}`]: failed }, '/bulk-acts/');
    expect(await screen.findByText('Vuelve en unos minutos.')).toBeVisible();
  });
});

describe('a bulk act', () => {
  it('[A24] shows its progress, its filter, and why rows were refused', async () => {
    const { calls } = show();
    const progress = await screen.findByRole('progressbar', { name: '50.108 de 100.216' });
    expect(progress).toHaveAttribute('aria-valuenow', '50');
    expect(screen.getByText('Hechas: 50.000 · Ya estaban así: 100 · Rechazadas: 8')).toBeVisible();
    expect(screen.getByText('Desactivado: No')).toBeVisible();
    const row = await screen.findByRole('row', { name: /Lucía Ferrer Soler/ });
    expect(row).toHaveTextContent('Es una cuenta del equipo.');
    expect(within(row).getByRole('link', { name: 'Lucía Ferrer Soler' })).toHaveAttribute(
      'href',
      `/customer/${ids.manager}`,
    );
    await userEvent.click(screen.getByRole('combobox', { name: 'Resultado' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Rechazado' }));
    await waitFor(() => expect(calls.some(({ query }) => query.result === 'refused')).toBe(true));
    const file = screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Exportar' })[0];
    expect(file?.href).toContain(`${path}/${bulkActId}/rows/export`);
  });

  it('[A24] is stopped', async () => {
    let state: BulkActRecord['state'] = 'running';
    const stopped = () => buildBulkAct(state === 'running' ? {} : { ...ended, state, stopReason: 'person' });
    const { calls } = show({
      [`GET ${path}/${bulkActId}`]: stopped,
      [`POST ${path}/${bulkActId}/stop`]: () => {
        state = 'stopped';
        return stopped();
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Parar' }));
    expect(await screen.findByText('Acción en bloque parada')).toBeVisible();
    expect(await screen.findByText('La paró una persona del equipo.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Parar' })).toBeNull();
    expect(calls.filter(({ path: called }) => called.endsWith('/stop'))).toHaveLength(1);
  });

  it('[A24] is undone after a question, and the page of the undo opens', async () => {
    const { location, calls } = show({
      [`GET ${path}/${bulkActId}`]: buildBulkAct(ended),
      [`POST ${path}/${bulkActId}/undo`]: buildBulkAct({ bulkActId: undoId, undoesId: bulkActId }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Deshacer «Desactivar clientes»?' }));
    expect(dialog.getByText(/^50\.000 filas vuelven a su estado anterior/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(location().pathname).toBe(`/bulk-acts/${undoId}`));
    const call = calls.find(({ path: called }) => called.endsWith('/undo'));
    expect(call?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('[A24] that undoes another says how many rows it left, and cannot be undone', async () => {
    const undoing = { ...ended, undoesId: undoId, filter: null, canBeUndone: false };
    show({ [`GET ${path}/${bulkActId}`]: buildBulkAct(undoing) });
    expect(await screen.findByText(/^Quedan como están.*: 8\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver la otra acción' })).toHaveAttribute(
      'href',
      `/bulk-acts/${undoId}`,
    );
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  it('[A24][X3] says that it had already ended when it was to be stopped', async () => {
    const gone = refusal('overview.bulk_act_ended', { detail: 'Ya ha terminado.' });
    show({ [`POST ${path}/${bulkActId}/stop`]: gone });
    await userEvent.click(await screen.findByRole('button', { name: 'Parar' }));
    expect(await screen.findByText('Ya ha terminado.')).toBeVisible();
  });
});

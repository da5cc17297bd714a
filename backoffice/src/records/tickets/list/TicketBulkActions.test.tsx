import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi, listOf, refusal } from '../../../testing/fake-api.ts';
import { mount } from '../../../testing/mount.tsx';
import { buildMe, ids } from '../../../testing/records.ts';
import { buildTicket } from '../testing.ts';
import TicketList from './TicketList.tsx';

const path = '/v1/bulk-acts';

function list(more: object = {}, role: 'admin' | 'operator' = 'admin') {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe({ role }),
    'GET /v1/account/users': ({ query }: { query: Record<string, string> }) =>
      query.role === 'operator'
        ? listOf(buildMe({ role: 'operator', userId: ids.manager, name: 'Marcos', surname: 'Iglesias' }))
        : listOf(),
    'GET /v1/support/tickets': { ...listOf(buildTicket()), totalByStates: [] },
    'GET /v1/overview/work-claims': { data: [] },
    [`POST ${path}`]: refusal('overview.nothing_matches', { detail: 'Ningún registro coincide.' }),
    ...more,
  });
  return { calls, ...mount(<TicketList />, { at: '/ticket', route: '/ticket', resource: 'ticket' }) };
}

const started = (calls: ReturnType<typeof fakeApi>) =>
  calls.filter(({ method, path: called }) => method === 'POST' && called === path).map(({ body }) => body);

async function select() {
  const [row] = await screen.findAllByRole('checkbox', { name: 'Seleccionar' });
  await userEvent.click(row as HTMLElement);
}

describe('the bulk acts of tickets', () => {
  it('[A24][A7] change the state of the selected ones, once a state is chosen', async () => {
    const { calls } = list();
    await select();
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar el estado' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿A qué estado pasa esta incidencia?' }));
    expect(dialog.getByText('Lo hecho no se puede deshacer.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cambiar el estado' }));
    expect(await dialog.findByText('Requerido.')).toBeVisible();
    expect(started(calls)).toEqual([]);
    await userEvent.click(dialog.getByRole('combobox', { name: /Estado/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cerrada' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cambiar el estado' }));
    expect(await dialog.findByText('Ningún registro coincide.')).toBeVisible();
    expect(started(calls)).toEqual([
      { act: 'moveTickets', values: { stateId: 'Closed' }, ids: expect.any(String) },
    ]);
  });

  it('[A24][A7] assign the selected ones', async () => {
    const { calls } = list();
    await select();
    await userEvent.click(await screen.findByRole('button', { name: 'Asignar' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Quién se ocupa de esta incidencia?' }));
    await userEvent.click(dialog.getByRole('combobox', { name: /Responsable/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Marcos Iglesias' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Asignar' }));
    await waitFor(() => expect(started(calls)).toHaveLength(1));
    expect(started(calls)[0]).toMatchObject({
      act: 'assignTickets',
      values: { responsibleId: ids.manager },
    });
  });

  it('[A24][A25] change the priority of the selected ones', async () => {
    const { calls } = list();
    await select();
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar la prioridad' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: '¿Qué prioridad tiene esta incidencia?' }),
    );
    await userEvent.click(dialog.getByRole('combobox', { name: /Prioridad/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Alta' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cambiar la prioridad' }));
    await waitFor(() => expect(started(calls)).toHaveLength(1));
    expect(started(calls)[0]).toMatchObject({ act: 'prioritizeTickets', values: { priority: 'high' } });
  });

  it('[A24][P8] of a manager change state and priority, but do not assign tickets', async () => {
    list({}, 'operator');
    await select();
    expect(await screen.findByRole('button', { name: 'Cambiar el estado' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cambiar la prioridad' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Asignar' })).toBeNull();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, ids } from '../../testing/records.ts';
import { buildTicket } from '../testing.ts';
import TicketList from './TicketList.tsx';

const address = 'GET /v1/support/tickets';
const totals = {
  totalByStates: [
    { stateId: 'Open', total: 2 },
    { stateId: 'Closed', total: 5 },
  ],
};

function list(moreAnswers: object = {}, at = '/ticket') {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/account/users': listOf(buildMe({ userId: ids.manager, name: 'Marcos', surname: 'Iglesias' })),
    [address]: { ...listOf(buildTicket({ read: false })), ...totals },
    ...moreAnswers,
  });
  const lastQuery = () => calls.findLast(({ path }) => path === '/v1/support/tickets')?.query;
  return { lastQuery, ...mount(<TicketList />, { at, route: '/ticket', resource: 'ticket' }) };
}

describe('the queue of tickets', () => {
  it('[A7] shows unread tickets first, marked and linked', async () => {
    const { lastQuery } = list();
    const row = within(await screen.findByRole('row', { name: /No puedo descargar/ }));
    expect(row.getByText('Abierta')).toBeVisible();
    expect(row.getByText('Lucía Ferrer Soler')).toBeVisible();
    expect(row.getByRole('img', { name: 'Sin leer' })).toBeVisible();
    expect(row.getByRole('link')).toHaveAttribute('href', `/ticket/${buildTicket().ticketId}`);
    expect(lastQuery()).toMatchObject({ orderBy: 'read', orderSide: 'asc', getTotalByStates: 'true' });
  });

  it('[A7][S6] counts the tickets of every state, and filters by one', async () => {
    const { lastQuery } = list();
    const states = within(await screen.findByRole('group', { name: 'Estado' }));
    expect(await states.findByRole('button', { name: 'Todas · 7' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(states.getByRole('button', { name: 'Abierta · 2' }));
    await waitFor(() => expect(lastQuery()).toMatchObject({ stateId: 'Open' }));
    expect(states.getByRole('button', { name: 'Abierta · 2' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('[A7] filters by unassigned tickets, and by the user’s own', async () => {
    const { lastQuery } = list();
    const responsible = await screen.findByRole('combobox', { name: 'Responsable' });
    await userEvent.click(responsible);
    await userEvent.click(await screen.findByRole('option', { name: 'Sin asignar' }));
    await waitFor(() => expect(lastQuery()).toMatchObject({ hasResponsible: 'false' }));
    await userEvent.click(responsible);
    await userEvent.click(await screen.findByRole('option', { name: 'Yo' }));
    await waitFor(() => expect(lastQuery()).toMatchObject({ responsibleId: ids.admin }));
    expect(lastQuery()).not.toHaveProperty('hasResponsible');
  });

  it('[A25] shows priority and due date, marks overdue tickets by a word, and filters by priority', async () => {
    const { lastQuery } = list({
      [address]: { ...listOf(buildTicket({ priority: 'urgent', dueOn: '2026-01-02' })), ...totals },
    });
    const row = within(await screen.findByRole('row', { name: /No puedo descargar/ }));
    expect(row.getByText('Urgente')).toBeVisible();
    expect(row.getByText(/02\/01\/2026 · Vencida/)).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Prioridad' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Alta' }));
    await waitFor(() => expect(lastQuery()).toMatchObject({ priority: 'high' }));
  });

  it('explains the empty list', async () => {
    list({ [address]: { data: [], total: 0 } });
    expect(await screen.findByText('No hay incidencias')).toBeVisible();
  });

  it('[X3] shows why loading failed', async () => {
    list({ [address]: refusal('request.unavailable', { detail: 'Vuelve en unos minutos.' }) });
    expect(await screen.findByText('Vuelve en unos minutos.')).toBeVisible();
  });
});

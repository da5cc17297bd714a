import type { TicketStateId } from '@semilla/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type FakeCall, fakeApi, listOf, refusal } from '../../../testing/fake-api.ts';
import { mount } from '../../../testing/mount.tsx';
import { buildMe, ids } from '../../../testing/records.ts';
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
  return { calls, lastQuery, ...mount(<TicketList />, { at, route: '/ticket', resource: 'ticket' }) };
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

describe('the state of a ticket in the list', () => {
  const patch = `PATCH /v1/support/tickets/${buildTicket().ticketId}`;

  /** The list of one ticket, whose state the API changes. */
  function listOfOne(answer: (call: FakeCall) => unknown = () => undefined, version = 4) {
    let ticket = buildTicket({ version });
    const { calls, ...mounted } = list({
      [address]: () => ({ ...listOf(ticket), ...totals }),
      [patch]: (call: FakeCall) => {
        const refused = answer(call);
        if (refused) return refused;
        const { stateId } = call.body as { stateId: TicketStateId };
        ticket = { ...ticket, stateId, version: ticket.version + 1 };
        return ticket;
      },
    });
    const edits = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    return { edits, ...mounted };
  }
  const state = (name: string) =>
    screen.findByRole('button', { name: `${name}. Cambiar el estado de «No puedo descargar el contrato»` });
  const choose = async (from: string, act: string) => {
    await userEvent.click(await state(from));
    await userEvent.click(await screen.findByRole('menuitem', { name: act }));
  };
  /** Pressing elsewhere closes the notice, and with it the time to undo. */
  const closeNotice = async () => {
    await screen.findByRole('button', { name: 'Deshacer' });
    await userEvent.click(document.body);
  };

  it('[A26][A7] is changed at once, and sent with its version when the notice closes', async () => {
    const { edits, location } = listOfOne();
    await choose('Abierta', 'Finalizar');
    expect(await state('Cerrada')).toBeVisible();
    expect(edits()).toEqual([]);
    await closeNotice();
    await waitFor(() => expect(edits()).toEqual([{ stateId: 'Closed', isAdmin: true, version: 4 }]));
    expect(await state('Cerrada')).toBeVisible();
    expect(location().pathname).toBe('/ticket');
  });

  it('[A26][A7] is undone before anything is sent', async () => {
    const { edits } = listOfOne();
    await choose('Abierta', 'Finalizar');
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await state('Abierta')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull());
    expect(edits()).toEqual([]);
  });

  it('[A26][A7] is changed twice in a row, each time with the version then', async () => {
    // Its own edits of earlier tests raise the version that a tab names.
    const { edits } = listOfOne(undefined, 14);
    await choose('Abierta', 'Pasar a: En curso');
    await closeNotice();
    await choose('En curso', 'Finalizar');
    await closeNotice();
    await waitFor(() =>
      expect(edits()).toEqual([
        { stateId: 'InProcess', isAdmin: true, version: 14 },
        { stateId: 'Closed', isAdmin: true, version: 15 },
      ]),
    );
    expect(await state('Cerrada')).toBeVisible();
  });

  it('[A26][A7] stays as it was after a refusal, with the message', async () => {
    listOfOne(() => refusal('support.state_change_not_allowed', { detail: 'Ya está cerrada.' }));
    await choose('Abierta', 'Finalizar');
    await closeNotice();
    expect(await screen.findByText('Ya está cerrada.')).toBeVisible();
    expect(await state('Abierta')).toBeVisible();
  });

  it('[A26][A7] is changed with the keyboard, and the focus returns to it', async () => {
    listOfOne();
    (await state('Abierta')).focus();
    await userEvent.keyboard('{Enter}');
    const items = await screen.findAllByRole('menuitem');
    expect(items[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await state('Abierta')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findAllByRole('menuitem');
    await userEvent.keyboard('{Enter}');
    expect(await state('En curso')).toHaveFocus();
  });
});

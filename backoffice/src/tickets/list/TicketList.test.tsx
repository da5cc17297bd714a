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

function list(given: object = {}, at = '/ticket') {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/account/users': listOf(buildMe({ userId: ids.manager, name: 'Marcos', surname: 'Iglesias' })),
    [address]: { ...listOf(buildTicket({ read: false })), ...totals },
    ...given,
  });
  const asked = () => calls.findLast(({ path }) => path === '/v1/support/tickets')?.query;
  return { asked, ...mount(<TicketList />, { at, route: '/ticket', resource: 'ticket' }) };
}

describe('the queue of tickets', () => {
  it('[A7] shows what is unread first, marked, and leads to it', async () => {
    const { asked } = list();
    const row = within(await screen.findByRole('row', { name: /No puedo descargar/ }));
    expect(row.getByText('Abierta')).toBeVisible();
    expect(row.getByText('Lucía Ferrer Soler')).toBeVisible();
    expect(row.getByRole('img', { name: 'Sin leer' })).toBeVisible();
    expect(row.getByRole('link')).toHaveAttribute('href', `/ticket/${buildTicket().ticketId}`);
    expect(asked()).toMatchObject({ orderBy: 'read', orderSide: 'asc', getTotalByStates: 'true' });
  });

  it('[A7][S6] counts every state, and looks at one', async () => {
    const { asked } = list();
    const states = within(await screen.findByRole('group', { name: 'Estado' }));
    expect(await states.findByRole('button', { name: 'Todas · 7' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(states.getByRole('button', { name: 'Abierta · 2' }));
    await waitFor(() => expect(asked()).toMatchObject({ stateId: 'Open' }));
    expect(states.getByRole('button', { name: 'Abierta · 2' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('[A7] looks at those of nobody, and at one’s own', async () => {
    const { asked } = list();
    const responsible = await screen.findByRole('combobox', { name: 'Responsable' });
    await userEvent.click(responsible);
    await userEvent.click(await screen.findByRole('option', { name: 'Sin asignar' }));
    await waitFor(() => expect(asked()).toMatchObject({ hasResponsible: 'false' }));
    await userEvent.click(responsible);
    await userEvent.click(await screen.findByRole('option', { name: 'Yo' }));
    await waitFor(() => expect(asked()).toMatchObject({ responsibleId: ids.admin }));
    expect(asked()).not.toHaveProperty('hasResponsible');
  });

  it('says what will be here while there is none', async () => {
    list({ [address]: { data: [], total: 0 } });
    expect(await screen.findByText('No hay incidencias')).toBeVisible();
  });

  it('[X3] says why it could not be loaded', async () => {
    list({ [address]: refusal('request.unavailable', { detail: 'Vuelve en unos minutos.' }) });
    expect(await screen.findByText('Vuelve en unos minutos.')).toBeVisible();
  });
});

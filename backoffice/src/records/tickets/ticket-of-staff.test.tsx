import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enter } from '../../testing/enter.ts';
import { listOf, refusal } from '../../testing/fake-api.ts';
import { ids } from '../../testing/records.ts';
import { address, show, thread, ticket } from '../../testing/show-ticket.tsx';
import { buildMessage, buildNote, buildTicket } from './testing.ts';

describe('what staff keep in a ticket', () => {
  it('[A25] shows internal notes in the thread, marked by words as for the team only', async () => {
    show({ [`GET ${address}/notes`]: listOf(buildNote()) });
    await screen.findByText('El banco lo abona el lunes.');
    const note = screen.getAllByRole('article').at(-1);
    expect(note).toHaveTextContent('Nota interna, solo para el equipo');
    expect(note).toHaveTextContent('Marcos Iglesias');
  });

  it('[A25] says which of both one writes, and saves a note without files or a state', async () => {
    const notes = [buildNote()];
    const { sent } = show({
      [`GET ${address}/notes`]: () => listOf(...notes),
      [`POST ${address}/notes`]: () => {
        notes.unshift(buildNote({ id: ids.admin, ticketNoteId: ids.admin, message: 'Llamar mañana.' }));
        return notes[0];
      },
    });
    expect(await screen.findByRole('heading', { name: /^Respuesta al cliente/ })).toBeVisible();
    expect(screen.getByText('El cliente la verá y recibirá un aviso.')).toBeVisible();
    await enter(screen.getByLabelText(/^Mensaje/), 'Llamar mañana.');
    await userEvent.click(screen.getByRole('button', { name: 'Nota interna' }));
    expect(screen.getByRole('heading', { name: /^Nota interna/ })).toBeVisible();
    expect(screen.getByText(/^Solo la ve el equipo/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enviar' })).toBeNull();
    expect(screen.queryByLabelText('Adjuntar archivos')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar la nota interna' }));
    expect(await screen.findByText('Nota interna guardada')).toBeVisible();
    expect(await screen.findByText('Llamar mañana.')).toBeVisible();
    expect(sent('POST')).toEqual([{ message: 'Llamar mañana.' }]);
    expect(screen.getByRole('heading', { name: /^Respuesta al cliente/ })).toBeVisible();
  });

  it('[A25] keeps the text of a note that is refused', async () => {
    show({ [`POST ${address}/notes`]: refusal('request.unavailable', { detail: 'Ahora no se puede.' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Nota interna' }));
    await enter(screen.getByLabelText(/^Nota interna/), 'Llamar mañana.');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar la nota interna' }));
    expect(await screen.findByText('Ahora no se puede.')).toBeVisible();
    expect(screen.getByLabelText(/^Nota interna/)).toHaveValue('Llamar mañana.');
  });

  it('[A25] offers no notes in a ticket of one’s own', async () => {
    const { calls } = show({ [`GET ${address}`]: buildTicket({ userId: ids.admin }) });
    expect(await screen.findByRole('heading', { name: /^Responder/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Nota interna' })).toBeNull();
    expect(calls.map(({ path }) => path)).not.toContain(`${address}/notes`);
  });

  const canned = {
    cannedAnswerId: ids.type,
    title: 'Ingreso en camino',
    text: 'Hola, {{customer}}: sobre «{{ticket}}», llega mañana. {{staff}}',
    textEn: 'Hello {{customer}}, about “{{ticket}}”: tomorrow. {{staff}}',
    version: 1,
  };

  it.each([
    ['es', 'Hola, Lucía Ferrer Soler: sobre «No puedo descargar el contrato», llega mañana. Elena Vidal'],
    ['en', 'Hello Lucía Ferrer Soler, about “No puedo descargar el contrato”: tomorrow. Elena Vidal'],
  ] as const)(
    '[A25] adds a canned answer, filled and in the customer’s language: %s',
    async (userLanguage, text) => {
      const { sent } = show({
        [`GET ${address}`]: buildTicket({ userLanguage }),
        'GET /v1/support/canned-answers': listOf(canned),
        [`POST ${thread}`]: buildMessage(),
      });
      await enter(await screen.findByLabelText(/^Mensaje/), 'Buenos días.');
      await userEvent.click(await screen.findByRole('combobox', { name: 'Respuesta preparada' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Ingreso en camino' }));
      expect(screen.getByLabelText(/^Mensaje/)).toHaveValue(`Buenos días.\n\n${text}`);
      await enter(screen.getByLabelText(/^Mensaje/), ' Gracias.');
      await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
      expect(await screen.findByText('Respuesta enviada')).toBeVisible();
      expect((sent('POST')[0] as FormData).get('message')).toBe(`Buenos días.\n\n${text} Gracias.`);
    },
  );

  it('[A25] offers canned answers for answers to the customer alone', async () => {
    show({ 'GET /v1/support/canned-answers': listOf(canned) });
    expect(await screen.findByRole('combobox', { name: 'Respuesta preparada' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Nota interna' }));
    expect(screen.queryByRole('combobox', { name: 'Respuesta preparada' })).toBeNull();
  });

  it('[A25] sends nothing by Enter in the titles of canned answers', async () => {
    const { sent } = show({ 'GET /v1/support/canned-answers': listOf(canned) });
    await enter(await screen.findByLabelText(/^Mensaje/), 'Aún no está.');
    await userEvent.type(screen.getByRole('combobox', { name: 'Respuesta preparada' }), 'zzz{Enter}');
    expect(screen.getByText('Ninguna con ese título')).toBeVisible();
    expect(sent('POST')).toEqual([]);
  });

  it('[A25] sets the priority at once, and the due date when it is saved', async () => {
    const { sent } = show({
      [`PATCH ${address}`]: ({ body }: { body: object }) => buildTicket(body),
    });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Prioridad' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Urgente' }));
    expect(await screen.findByText('Planificación cambiada')).toBeVisible();
    await enter(screen.getByLabelText('Fecha límite'), '24122030');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar la fecha' }));
    await waitFor(() => expect(sent('PATCH')).toHaveLength(2));
    expect(sent('PATCH')).toMatchObject([{ priority: 'urgent' }, { dueOn: '2030-12-24' }]);
  });

  it('[A25] says that a ticket is overdue, until it is finished', async () => {
    const { unmount } = show({ [`GET ${address}`]: buildTicket({ dueOn: '2026-01-02' }) });
    expect(await screen.findByText(/02\/01\/2026 · Vencida/)).toBeVisible();
    unmount();
    show({ [`GET ${address}`]: buildTicket({ dueOn: '2026-01-02', stateId: 'Closed' }) });
    expect(await screen.findByRole('combobox', { name: 'Prioridad' })).toBeVisible();
    expect(screen.queryByText(/Vencida/)).toBeNull();
  });

  it('[A25] shows no plan in a ticket of one’s own', async () => {
    show({ [`GET ${address}`]: buildTicket({ userId: ids.admin, priority: null }) });
    expect(await screen.findByRole('heading', { name: /^Responder/ })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Prioridad' })).toBeNull();
  });

  it('[A25] links a movement and an order of the customer, and shows them', async () => {
    const movement = {
      transactionId: ids.type,
      userId: ticket.userId,
      type: 'income',
      amount: '250.00',
      createdAt: '2026-03-14T09:00:00.000Z',
    };
    const order = {
      orderId: ids.project,
      userId: ticket.userId,
      projectName: 'Edificio Lavapiés',
      amount: '500.00',
      createdAt: '2026-03-14T09:00:00.000Z',
    };
    const links = { transactionId: ids.type, orderId: ids.project };
    let linked = ticket;
    const { sent } = show({
      [`GET ${address}`]: () => linked,
      'GET /v1/project/projects': listOf(),
      'GET /v1/wallet/transactions': listOf(movement),
      [`GET /v1/wallet/transactions/${ids.type}`]: movement,
      'GET /v1/project/orders': listOf(order),
      [`GET /v1/project/orders/${ids.project}`]: order,
      [`PATCH ${address}`]: () => {
        linked = buildTicket(links);
        return linked;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar los enlaces' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Movimiento' }));
    await userEvent.click(await screen.findByRole('option', { name: /14\/03\/2026 · .*250,00/ }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Inversión' }));
    await userEvent.click(await screen.findByRole('option', { name: /Edificio Lavapiés · 500,00/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Enlaces cambiados')).toBeVisible();
    expect(sent('PATCH')).toMatchObject([links]);
    expect(await screen.findByRole('link', { name: /250,00/ })).toHaveAttribute(
      'href',
      `/wallet/${ids.type}`,
    );
    expect(await screen.findByRole('link', { name: /500,00.*Edificio Lavapiés/ })).toHaveAttribute(
      'href',
      `/customer/${ticket.userId}/investments`,
    );
  });

  it('[A25] is merged into another ticket of the customer, after saying that it cannot be undone', async () => {
    const target = buildTicket({ id: ids.project, ticketId: ids.project, title: 'No llega mi ingreso' });
    const { sent, calls } = show({
      'GET /v1/support/tickets': listOf(ticket, target),
      [`POST ${address}/merge`]: buildTicket({ stateId: 'Closed' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Unir a otra' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/No se puede deshacer\.$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: /Incidencia en la que se sigue/ }));
    expect(screen.queryByRole('option', { name: ticket.title })).toBeNull();
    await userEvent.click(await screen.findByRole('option', { name: 'No llega mi ingreso' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Unir las incidencias' }));
    expect(await screen.findByText('Incidencia unida a la otra')).toBeVisible();
    expect(sent('POST')).toEqual([{ targetId: ids.project }]);
    expect(calls.find(({ path }) => path === '/v1/support/tickets')?.query).toMatchObject({
      userId: ticket.userId,
    });
  });

  it('[A25] says where a merged ticket goes on, and takes notes alone', async () => {
    const mergedInto = { ticketId: ids.project, title: 'No llega mi ingreso' };
    show({ [`GET ${address}`]: buildTicket({ stateId: 'Closed', mergedInto }) });
    expect(await screen.findByRole('link', { name: 'No llega mi ingreso' })).toHaveAttribute(
      'href',
      `/ticket/${ids.project}`,
    );
    expect(screen.getByRole('button', { name: 'Guardar la nota interna' })).toBeVisible();
    for (const name of ['Respuesta al cliente', 'Reabrir', 'Unir a otra'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

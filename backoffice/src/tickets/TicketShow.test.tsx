import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi, listOf, refusal } from '../testing/fake-api.ts';
import { mount } from '../testing/mount.tsx';
import { buildMe, ids } from '../testing/records.ts';
import TicketShow from './TicketShow.tsx';
import { buildFile, buildMessage, buildNote, buildTicket } from './testing.ts';

const ticket = buildTicket();
const address = `/v1/support/tickets/${ticket.ticketId}`;
const thread = `${address}/messages`;

function show(moreAnswers: object = {}) {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/account/users': listOf(buildMe({ userId: ids.manager, name: 'Marcos', surname: 'Iglesias' })),
    [`GET ${address}`]: ticket,
    [`GET ${thread}`]: listOf(buildMessage()),
    [`GET ${address}/notes`]: listOf(),
    'GET /v1/support/canned-answers': listOf(),
    ...moreAnswers,
  });
  const sent = (method: string) => calls.filter((call) => call.method === method).map(({ body }) => body);
  const options = { at: `/ticket/${ticket.ticketId}`, route: '/ticket/:id', resource: 'ticket' };
  return { calls, sent, ...mount(<TicketShow />, options) };
}

describe('a ticket', () => {
  it('[A21][E13] shows question and answers with their files', async () => {
    show({
      [`GET ${address}`]: buildTicket({ documents: [buildFile('contrato.pdf'), buildFile('paso.png')] }),
    });
    await screen.findByText('Ya hemos corregido el enlace.');
    const [question, answer] = screen.getAllByRole('article');
    expect(question).toHaveTextContent('Lucía Ferrer Soler');
    expect(within(question as HTMLElement).getByRole('link', { name: /contrato\.pdf \(2/ })).toBeVisible();
    expect(within(question as HTMLElement).getByRole('button', { name: 'Ampliar paso.png' })).toBeVisible();
    expect(answer).toHaveTextContent('Marcos Iglesias');
    expect(answer).toHaveTextContent('Ya hemos corregido el enlace.');
  });

  it('[A21] shows the last API responses that the customer’s page received', async () => {
    const file = buildFile('respuestas.json', { ownerType: 'request-history' });
    show({
      [`GET ${address}`]: buildTicket({ requestHistory: [file] }),
      [`GET ${file.viewUrl}`]: [
        { at: '2026-03-14T09:29:00Z', method: 'GET', path: '/v1/x', status: 409, durationMs: 8, body: {} },
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ver la cronología' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('listitem')).toHaveTextContent(/409.*GET.*\/v1\/x.*8 ms/);
    expect(dialog.getByText('Detalle')).toBeVisible();
  });

  it('[A21] is marked as read when opened', async () => {
    const { sent } = show({
      [`GET ${address}`]: buildTicket({ read: false }),
      [`PATCH ${address}`]: buildTicket({ read: true }),
    });
    await waitFor(() => expect(sent('PATCH')).toEqual([{ read: true, isAdmin: true }]));
  });

  it('[A21][S6] shows a new state at once, and returns to the old one with the reason if refused', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const { sent } = show({ [`PATCH ${address}`]: () => promise });
    await userEvent.click(await screen.findByRole('button', { name: 'Finalizar' }));
    expect(await screen.findByRole('button', { name: 'Reabrir' })).toBeVisible();
    await waitFor(() => expect(sent('PATCH')).toEqual([{ stateId: 'Closed', isAdmin: true, version: 1 }]));
    resolve(refusal('support.state_change_not_allowed', { detail: 'No puede pasar.' }));
    expect(await screen.findByText('No puede pasar.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Finalizar' })).toBeVisible();
    expect(screen.queryByText('Estado de la incidencia cambiado')).toBeNull();
  });

  it('[S6] can only be reopened once finished', async () => {
    show({ [`GET ${address}`]: buildTicket({ stateId: 'Closed' }) });
    expect(await screen.findByRole('button', { name: 'Reabrir' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Finalizar' })).toBeNull();
  });

  it('[V1][V18] requires a message in a reply', async () => {
    const { sent } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText('Requerido.')).toBeVisible();
    expect(sent('POST')).toEqual([]);
  });

  it('[V9] refuses a reply with a file of another type', async () => {
    const { sent } = show();
    const user = userEvent.setup({ applyAccept: false });
    await user.type(await screen.findByLabelText(/^Mensaje/), 'Mira esto.');
    await user.upload(
      screen.getByLabelText('Adjuntar archivos'),
      new File(['a'], 'a.txt', { type: 'text/plain' }),
    );
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText('Este tipo de archivo no se admite aquí.')).toBeVisible();
    expect(sent('POST')).toEqual([]);
  });

  it('[A21][S6] is answered and moved to another state in one step', async () => {
    const { sent } = show({ [`POST ${thread}`]: buildMessage() });
    await userEvent.type(await screen.findByLabelText(/^Mensaje/), 'Ya está.');
    await userEvent.click(screen.getByRole('combobox', { name: 'Estado tras responder' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cerrada' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText('Respuesta enviada')).toBeVisible();
    const form = sent('POST')[0] as FormData;
    expect(Object.fromEntries(form)).toEqual({ message: 'Ya está.', stateId: 'Closed' });
  });

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
    await userEvent.type(screen.getByLabelText(/^Mensaje/), 'Llamar mañana.');
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
    await userEvent.type(screen.getByLabelText(/^Nota interna/), 'Llamar mañana.');
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
      await userEvent.type(await screen.findByLabelText(/^Mensaje/), 'Buenos días.');
      await userEvent.click(await screen.findByRole('combobox', { name: 'Respuesta preparada' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Ingreso en camino' }));
      expect(screen.getByLabelText(/^Mensaje/)).toHaveValue(`Buenos días.\n\n${text}`);
      await userEvent.type(screen.getByLabelText(/^Mensaje/), ' Gracias.');
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

  it('[A25] sets the priority at once, and the due date when it is saved', async () => {
    const { sent } = show({
      [`PATCH ${address}`]: ({ body }: { body: object }) => buildTicket({ ...body, version: 2 }),
    });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Prioridad' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Urgente' }));
    expect(await screen.findByText('Planificación cambiada')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Fecha límite'), '24122030');
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

  it('[A21] asks before an unsent reply is discarded', async () => {
    const { location } = show();
    await userEvent.type(await screen.findByLabelText(/^Mensaje/), 'Lo estamos mirando');
    await userEvent.click(screen.getByRole('link', { name: 'Incidencias' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir escribiendo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location().pathname).toBe(`/ticket/${ticket.ticketId}`);
    expect(screen.getByLabelText(/^Mensaje/)).toHaveValue('Lo estamos mirando');
  });

  it('[P8] can be taken by a manager, but not deleted or assigned to others', async () => {
    const { sent } = show({
      'GET /v1/account/users/me': buildMe({ role: 'operator', userId: ids.admin }),
      [`PATCH ${address}`]: buildTicket({ responsibleId: ids.admin }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Asignármela' }));
    await waitFor(() =>
      expect(sent('PATCH')).toEqual([{ responsibleId: ids.admin, isAdmin: true, version: 1 }]),
    );
    expect(screen.queryByRole('button', { name: 'Borrar' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Asignar a' })).toBeNull();
  });

  it('[P6] is not found by managers who are not responsible for the customer', async () => {
    show({ [`GET ${address}`]: refusal('request.not_found') });
    expect(await screen.findByText('No encontrado')).toBeVisible();
  });

  it('[X3] shows that its thread could not be loaded, and retries', async () => {
    let tries = 0;
    show({
      [`GET ${thread}`]: () => {
        tries += 1;
        return tries === 1 ? refusal('request.unavailable') : listOf(buildMessage());
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Ya hemos corregido el enlace.')).toBeVisible();
  });
});

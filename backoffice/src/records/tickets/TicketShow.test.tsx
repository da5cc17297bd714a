import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enter } from '../../testing/enter.ts';
import { listOf, refusal } from '../../testing/fake-api.ts';
import { buildMe, ids } from '../../testing/records.ts';
import { address, show, thread, ticket } from '../../testing/show-ticket.tsx';
import { buildFile, buildMessage, buildTicket } from './testing.ts';

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

  it('[A21] is deleted for good once its title was typed', async () => {
    const { sent } = show({ [`DELETE ${address}`]: undefined });
    await userEvent.click(await screen.findByRole('button', { name: 'Borrar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Borrar' }));
    expect(await dialog.findByText('Requerido.')).toBeVisible();
    expect(sent('DELETE')).toHaveLength(0);
    await enter(dialog.getByRole('textbox', { name: /^Escribe «/ }), ticket.title);
    await userEvent.click(dialog.getByRole('button', { name: 'Borrar' }));
    await waitFor(() => expect(sent('DELETE')).toHaveLength(1));
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

  it('[A21] is finished right after an answer with the version that the answer left', async () => {
    const later = Promise.withResolvers<unknown>();
    let isAnswered = false;
    const { sent } = show({
      [`GET ${address}`]: () => (isAnswered ? later.promise : buildTicket({ version: 7 })),
      [`POST ${thread}`]: () => {
        isAnswered = true;
        return buildMessage();
      },
      [`PATCH ${address}`]: buildTicket({ stateId: 'Closed', version: 9 }),
    });
    await enter(await screen.findByLabelText(/^Mensaje/), 'Ya está.');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(sent('POST')).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
    later.resolve(buildTicket({ version: 8 }));
    await waitFor(() => expect(sent('PATCH')).toEqual([{ stateId: 'Closed', isAdmin: true, version: 8 }]));
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
    await enter(await screen.findByLabelText(/^Mensaje/), 'Ya está.');
    await userEvent.click(screen.getByRole('combobox', { name: 'Estado tras responder' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cerrada' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText('Respuesta enviada')).toBeVisible();
    const form = sent('POST')[0] as FormData;
    expect(Object.fromEntries(form)).toEqual({ message: 'Ya está.', stateId: 'Closed' });
  });

  it('[A21] is answered by Ctrl and Enter, not by keys that are held down', async () => {
    const { sent } = show({ [`POST ${thread}`]: buildMessage() });
    const message = await screen.findByLabelText(/^Mensaje/);
    await userEvent.type(message, 'Ya{Enter}');
    fireEvent.keyDown(message, { key: 'Enter', ctrlKey: true, repeat: true });
    await enter(message, 'está.');
    expect(sent('POST')).toEqual([]);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Respuesta enviada')).toBeVisible();
    expect(Object.fromEntries(sent('POST')[0] as FormData)).toMatchObject({ message: 'Ya\nestá.' });
  });

  it('[A21] asks before an unsent reply is discarded', async () => {
    const { location } = show();
    await enter(await screen.findByLabelText(/^Mensaje/), 'Lo estamos mirando');
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

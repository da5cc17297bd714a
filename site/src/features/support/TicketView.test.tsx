// @vitest-environment jsdom
import { ApiProblem, NetworkFailure, noteDate } from '@semilla/client';
import { ticketReopenDays } from '@semilla/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pickWords } from '../../lib/pick-words.ts';
import { mount, press } from '../../testing/mount.tsx';
import { $me, type Me } from '../session/session-store.ts';
import TicketView from './TicketView.tsx';
import { buildMessage, buildWholeTicket } from './testing.ts';
import { supportWords } from './words.ts';

const ticketPath = '/v1/support/tickets/:ticketId';
const answers: Record<string, unknown> = {};
const calls: unknown[] = [];

vi.mock('../../lib/api.ts', () => ({
  api: async ({ method, path }: { method: string; path: string }, input: object) => {
    calls.push({ method, path, ...input });
    const answer = answers[path];
    if (answer instanceof Error) throw answer;
    return answer;
  },
}));

beforeEach(() => {
  calls.length = 0;
  history.replaceState(null, '', '/user/support/01890a5d-ac96-774b-bcce-b302099a8057');
  $me.set({ userId: 'u', role: 'user' } as Me);
  answers[ticketPath] = buildWholeTicket();
  answers[`${ticketPath}/messages`] = { data: [buildMessage()], total: 1 };
  answers['/v1/support/tickets'] = { data: [], total: 0 };
});

const noStore = (at: Date) => new Headers({ date: at.toUTCString(), 'cache-control': 'no-store' });

afterEach(() => noteDate(noStore(new Date())));

const open = () => mount(<TicketView words={pickWords('es', supportWords)} />, supportWords);

it('[E13][S6] shows question and answers, and the state in words', async () => {
  const { textContent } = await open();
  expect(textContent).toMatch(/Al pulsar «Descargar».*Nuestro equipo.*Ya hemos corregido el enlace/s);
  expect(textContent).toContain('Espera tu respuesta');
});

it('[R17] marks it as read, and updates the unread count', async () => {
  await open();
  expect(calls).toContainEqual(
    expect.objectContaining({ method: 'PATCH', path: ticketPath, body: { read: true, isAdmin: false } }),
  );
  expect(calls.at(-1)).toMatchObject({ path: '/v1/support/tickets', query: { read: false, take: 1 } });
});

it('does not mark a read ticket again', async () => {
  answers[ticketPath] = buildWholeTicket({ read: true });
  await open();
  expect(calls).not.toContainEqual(expect.objectContaining({ method: 'PATCH' }));
});

it('[S6] shows a change of state made without a message', async () => {
  const at = new Date('2026-03-14T10:00:00Z');
  const move = { from: 'Open', to: 'InProcess', userId: 's', userName: 'Andrés', at } as const;
  answers[ticketPath] = buildWholeTicket({ stateId: 'InProcess', stateChanges: [move] });
  expect((await open()).textContent).toContain('Estado nuevo: En curso');
});

it('[S6] links to a new ticket if no reply is allowed', async () => {
  answers[ticketPath] = buildWholeTicket({ stateId: 'Dismissed' });
  const place = await open();
  expect(place.textContent).toContain('ya no se puede escribir');
  expect(place.querySelector('form')).toBeNull();
});

it('[S6] lets a closed ticket be reopened by the platform’s clock instead of the device’s', async () => {
  const day = 86_400_000;
  answers[ticketPath] = buildWholeTicket({ stateId: 'Closed', stateSince: new Date(Date.now() - day) });
  expect((await open()).querySelector('form')).not.toBeNull();
  noteDate(noStore(new Date(Date.now() + ticketReopenDays * day)));
  expect((await open()).textContent).toContain('ya no se puede escribir');
});

it('[V18][V1] does not send an empty reply', async () => {
  const place = await open();
  await press(place, 'Enviar la respuesta');
  expect(place.textContent).toContain('Requerido.');
});

it('says that a ticket does not exist', async () => {
  const problem = { status: 404, code: 'request.not_found', detail: 'No existe' };
  answers[ticketPath] = new ApiProblem(problem as never);
  expect((await open()).textContent).toContain('No encontramos esta incidencia');
});

it('[X3] offers a retry if loading fails', async () => {
  answers[ticketPath] = new NetworkFailure('no answer');
  const place = await open();
  expect(place.querySelector('[role=alert]')?.textContent).toContain('No hemos podido cargar la incidencia.');
  answers[ticketPath] = buildWholeTicket();
  await press(place, 'Reintentar');
  expect(place.textContent).toContain('No puedo descargar el contrato');
});

it('[A25] leads from a merged ticket to the one where it goes on, and takes no reply', async () => {
  const mergedInto = { ticketId: '01890a5d-ac96-774b-bcce-b302099a8099', title: 'No llega mi ingreso' };
  answers[ticketPath] = buildWholeTicket({ stateId: 'Closed', mergedInto });
  const page = await open();
  expect(page.textContent).toContain('Esta incidencia se ha unido a otra.');
  expect(page.querySelector(`a[href="/user/support/${mergedInto.ticketId}"]`)?.textContent).toBe(
    mergedInto.title,
  );
  expect(page.querySelector('textarea')).toBeNull();
});

it('[A25] names the tickets that were merged into it', async () => {
  const other = { ticketId: '01890a5d-ac96-774b-bcce-b302099a8099', title: 'Otra vez lo mismo' };
  answers[ticketPath] = buildWholeTicket({ mergedTickets: [other] });
  expect((await open()).textContent).toContain('También tratamos aquí: Otra vez lo mismo');
});

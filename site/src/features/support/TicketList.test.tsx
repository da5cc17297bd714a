// @vitest-environment jsdom
import { NetworkFailure } from '@semilla/contract/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { pickWords } from '../../lib/pick-words.ts';
import { mount } from '../../testing/mount.tsx';
import { $me, type Me } from '../session/session-store.ts';
import TicketList from './TicketList.tsx';
import { buildWholeTicket } from './testing.ts';
import { supportWords } from './words.ts';

let answer: unknown;

vi.mock('../../lib/api.ts', () => ({
  api: async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  },
}));

beforeEach(() => {
  history.replaceState(null, '', '/user/support');
  $me.set({ userId: 'u', role: 'user' } as Me);
});

const open = () => mount(<TicketList words={pickWords('es', supportWords)} />, supportWords);

it('[R6][M6] shows unread tickets, their state in words and the time of the last event', async () => {
  const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000 - 1_000);
  const data = [
    buildWholeTicket({ updatedAt: twoHoursAgo }),
    buildWholeTicket({ ticketId: 'b', read: true }),
  ];
  answer = { data, total: 2, totalByStates: [{ stateId: 'PendingCustomer', total: 2 }] };
  const [first, second] = (await open()).querySelectorAll('.ticket-row');
  expect(first?.textContent).toMatch(/Con novedades.*Espera tu respuesta.*hace 2 horas/);
  expect(second?.textContent).not.toContain('Con novedades');
});

it('[R6] explains the empty list, and how to open a ticket', async () => {
  answer = { data: [], total: 0, totalByStates: [{ stateId: 'Open', total: 0 }] };
  const place = await open();
  expect(place.textContent).toContain('Aún no nos has preguntado nada');
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/user/support/new');
});

it('[X3] offers a retry if loading fails', async () => {
  answer = new NetworkFailure('no answer');
  const alert = (await open()).querySelector('[role=alert]');
  expect(alert?.textContent).toContain('No hemos podido cargar tus incidencias.');
});

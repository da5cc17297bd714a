import { expect, it } from 'vitest';
import { buildMessage, buildNote, buildTicket } from '../testing.ts';
import { threadEntries } from './thread-entries.ts';

it('[A21][A25] orders question, messages, notes and state changes, and merges a message with its state change', () => {
  const answered = '2026-03-14T10:00:00.000Z';
  const ticket = buildTicket({
    stateChanges: [
      { from: null, to: 'Open', userId: null, userName: 'Lucía', at: '2026-03-14T09:30:00.000Z' },
      { from: 'Open', to: 'PendingCustomer', userId: null, userName: 'Marcos', at: answered },
      {
        from: 'PendingCustomer',
        to: 'Closed',
        userId: null,
        userName: 'Lucía',
        at: '2026-03-15T09:00:00.000Z',
      },
    ],
  });
  const messages = [
    buildMessage({ createdAt: answered, message: 'Prueba ahora.', stateId: 'PendingCustomer' }),
  ];
  const notes = [buildNote({ createdAt: '2026-03-14T12:00:00.000Z', message: 'Le he llamado.' })];
  const entries = threadEntries(ticket, messages, notes);
  expect(entries.map((entry) => (entry.kind === 'move' ? entry.to : entry.text))).toEqual([
    'Al pulsar «Descargar» no ocurre nada.',
    'Prueba ahora.',
    'Le he llamado.',
    'Closed',
  ]);
});

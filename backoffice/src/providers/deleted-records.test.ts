import { expect, it } from 'vitest';
import { isAboutDeleted, noteDeletion } from './deleted-records.ts';

it('[B17] recognises queries about a record that this tab deleted, but not if the deletion was refused', () => {
  noteDeletion({ method: 'DELETE', path: '/v1/support/tickets/a', status: 200 });
  noteDeletion({ method: 'DELETE', path: '/v1/support/tickets/b', status: 409 });
  noteDeletion({ method: 'PATCH', path: '/v1/support/tickets/c', status: 200 });
  const keysOf = (id: string) => [
    ['ticket', 'getOne', { id }],
    ['ticket-messages', 'getManyReference', { target: 'ticketId', id, filter: {} }],
    ['overview', 'orders', id],
  ];
  expect(keysOf('a').map(isAboutDeleted)).toEqual([true, true, true]);
  expect([...keysOf('b'), ...keysOf('c')].some(isAboutDeleted)).toBe(false);
});

import { expect, it } from 'vitest';
import { isAboutDeleted, sendDeletion } from './deleted-records.ts';

const keysOf = (id: string) => [
  ['ticket', 'getOne', { id }],
  ['ticket-messages', 'getManyReference', { target: 'ticketId', id, filter: {} }],
  ['overview', 'orders', id],
];

it('[B17] a record counts as deleted as soon as its deletion is sent, and no longer if it is refused', async () => {
  await sendDeletion('a', async () => expect(keysOf('a').map(isAboutDeleted)).toEqual([true, true, true]));
  expect(keysOf('a').map(isAboutDeleted)).toEqual([true, true, true]);
  const refused = sendDeletion('b', () => Promise.reject(new Error('refused')));
  await expect(refused).rejects.toThrow('refused');
  expect([...keysOf('b'), ...keysOf('c')].some(isAboutDeleted)).toBe(false);
});

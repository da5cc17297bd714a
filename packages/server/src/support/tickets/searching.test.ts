import { type Ticket, v1 } from '@semilla/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { givenTicket, ticketUrl, write } from '../../../test/tickets.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;
let other: Caller;
let lucia: Caller;
let marcos: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  other = await as(test, 'operator');
  lucia = await as(test, 'user', { managerId: manager.userId });
  marcos = await as(test, 'user', { managerId: other.userId });
  const contract = await givenTicket(lucia, {
    title: 'Contrato',
    description: 'La página del préstamo se queda en blanco.',
  });
  await write(manager, contract.ticketId, { message: 'Prueba con otro navegador, por favor.' });
  await write(lucia, contract.ticketId, { message: 'Con el portátil ya funciona.' });
  await note(admin, contract.ticketId, 'Era una extensión del móvil.');
  const transfer = await givenTicket(marcos, {
    title: 'Transferencia',
    description: 'No llega el préstamo.',
  });
  await write(other, transfer.ticketId, { message: 'Ya está en camino.' });
});
afterAll(() => test.close());

const note = (caller: Caller, ticketId: string, message: string) =>
  caller.post(`${ticketUrl(ticketId)}/notes`, { body: { message } });

async function found(caller: Caller, search: string): Promise<string[]> {
  const query = new URLSearchParams({ search, orderBy: 'title', orderSide: 'asc' });
  const { data, total } = (await caller.get(`${v1.tickets.find.path}?${query}`)).json();
  expect(total).toBe(data.length);
  return data.map(({ title }: Ticket) => title);
}

it.each([
  ['a word of the title', 'contrato', ['Contrato']],
  ['a word of the description, without its accent', 'prestamo', ['Contrato', 'Transferencia']],
  ['words of title and description', 'blanco contrato', ['Contrato']],
  ['a word of an answer', 'navegador', ['Contrato']],
  ['a word of a customer’s message', 'PORTATIL', ['Contrato']],
  ['words of one message in any order', 'favor navegador', ['Contrato']],
  ['words of two messages', 'navegador portátil', []],
  ['a word of a note', 'extension', ['Contrato']],
  ['a short word', 'ya', []],
  ['a short word with a longer one', 'ya camino', ['Transferencia']],
  ['a wildcard', '%%%', []],
])('[A25][A7] finds %s', async (_what, search, expected) => {
  expect(await found(admin, search)).toEqual(expected);
});

it('[A25][P6] finds only what the caller may see, and customers nothing of the notes', async () => {
  expect(await found(manager, 'prestamo')).toEqual(['Contrato']);
  expect(await found(manager, 'extension')).toEqual(['Contrato']);
  expect(await found(other, 'extension')).toEqual([]);
  expect(await found(lucia, 'navegador')).toEqual(['Contrato']);
  expect(await found(lucia, 'extension')).toEqual([]);
  expect(await found(marcos, 'navegador')).toEqual([]);
});

it('[A25] finds nothing of the notes in tickets of staff themselves', async () => {
  const { ticketId } = await givenTicket(admin, { title: 'Propia', description: 'Mi monedero.' });
  await note(await as(test, 'admin'), ticketId, 'Es empleada.');
  expect(await found(admin, 'empleada')).toEqual([]);
  expect(await found(await as(test, 'admin'), 'empleada')).toEqual(['Propia']);
});

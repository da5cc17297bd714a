/**
 * Goal: slow or large bodies cannot fill the memory. Method: real sockets send forms without their end; the app has
 * room for three of them.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { v1 } from '@semilla/contract';
import { buildPdf } from '@semilla/contract/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../../test/callers.ts';
import { fileOf } from '../../../../test/forms.ts';
import { acceptedAccount, approve, askFor } from '../../../../test/money.ts';
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts';
import { open } from '../../../../test/tickets.ts';
import { until } from '../../../../test/until.ts';

const heldBytesMax = 1_000_000;
const formBytes = 300_000;
const slowNumber = 3;

let test: TestApp;
let customer: Caller;
let admin: Caller;
let port: number;

beforeAll(async () => {
  test = await buildTestApp({ config: { heldBytesMax } });
  [customer, admin] = await Promise.all([as(test, 'user'), as(test, 'admin')]);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = test.app.server.address() as AddressInfo);
});
afterAll(() => test.close());

const lines = (...all: string[]) => all.map((line) => `${line}\r\n`).join('');

/** Sends a form or text but never its last bytes. */
function sendWithoutEnd(type: string, start: string): Socket {
  const socket = connect(port, '127.0.0.1');
  const head = lines(
    `POST ${v1.tickets.create.path} HTTP/1.1`,
    'host: localhost',
    `origin: ${test.services.config.publicUrl}`,
    `cookie: ${customer.cookie}`,
    `content-type: ${type}`,
    `content-length: ${start.length + formBytes + 100}`,
    '',
  );
  socket.write(`${head}${start}${'x'.repeat(formBytes)}`);
  return socket;
}

const sendForm = () =>
  sendWithoutEnd(
    'multipart/form-data; boundary=edge',
    lines('--edge', 'content-disposition: form-data; name="documents"; filename="a.pdf"', ''),
  );

const answerOn = async (socket: Socket) => String((await once(socket, 'data'))[0]);
const pdf = (bytes: number) => fileOf(buildPdf('x'.repeat(bytes)), 'documento.pdf');

it('[B1][V8] a form that does not fit is refused, with proofs of payment, while small calls go on', async () => {
  await acceptedAccount(test, customer.userId);
  const { transactionId } = (await askFor(customer, { type: 'income', amount: '10.00' })).json();
  const sockets = Array.from({ length: slowNumber + 1 }, sendForm);
  // The form that arrives last is refused, and each of them may arrive last.
  const refusal = await Promise.race(sockets.map(answerOn));
  expect(refusal).toContain('HTTP/1.1 503');
  expect(refusal).toMatch(/retry-after: \d/i);
  expect((await open(customer, { documents: pdf(200_000) })).statusCode).toBe(503);
  expect((await approve(admin, transactionId, pdf(200_000))).statusCode).toBe(503);
  const asked = await askFor(customer, { type: 'income', amount: '11.00' });
  expect(asked.statusCode, asked.body).toBe(201);

  for (const socket of sockets) socket.destroy();
  await until(async () =>
    (await open(customer, { documents: pdf(900_000) })).statusCode === 201 ? true : undefined,
  );
  expect((await approve(admin, transactionId, pdf(200_000))).statusCode).toBe(200);
});

it('[B1] answered forms no longer use memory', async () => {
  const statuses = [];
  for (let count = 0; count < 2 * slowNumber; count += 1) {
    statuses.push((await open(customer, { documents: pdf(formBytes) })).statusCode);
  }
  expect(new Set(statuses)).toEqual(new Set([201]));
});

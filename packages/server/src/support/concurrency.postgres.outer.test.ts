// Goal: concurrent changes to one ticket are never lost, and its history is consistent.
// Method: the API on a real PostgreSQL, in two processes, with many requests in flight.
import type { TicketMessage, TicketStateChange } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { as, type Caller } from '../../test/callers.ts';
import { fileOf } from '../../test/forms.ts';
import { newPostgresDatabase } from '../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { givenTicket, pictureBytes, threadUrl, ticketUrl, write } from '../../test/tickets.ts';
import { openPostgres } from '../kit/database/postgres.ts';
import { documents } from '../schema/documents.ts';

let apps: [TestApp, TestApp];
/** Each of these users is signed in at both processes. */
let admin: [Caller, Caller];
let manager: [Caller, Caller];
let customer: [Caller, Caller];

beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  const start = async () => buildTestApp({ database: await openPostgres(url) });
  apps = [await start(), await start()];
  const atBoth = async (role: 'admin' | 'operator' | 'user', given = {}): Promise<[Caller, Caller]> => {
    const first = await as(apps[0], role, given);
    return [first, await as(apps[1], { userId: first.userId })];
  };
  admin = await atBoth('admin');
  manager = await atBoth('operator');
  customer = await atBoth('user', { managerId: manager[0].userId });
});
afterAll(() => Promise.all(apps.map((app) => app.close())));

const at = (callers: [Caller, Caller], index: number) => callers[index % 2] as Caller;

function times<T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => act(index)));
}

async function whole(ticketId: string) {
  const { stateId, stateChanges } = (await admin[0].get(ticketUrl(ticketId))).json();
  const { data } = (await admin[0].get(`${threadUrl(ticketId)}?take=100`)).json();
  return {
    stateId: stateId as string,
    stateChanges: stateChanges as TicketStateChange[],
    thread: data as TicketMessage[],
  };
}

/** Checks that each state change starts in the state in which the one before ended, and is later. */
function expectOneHistory(changes: TicketStateChange[], end: string): void {
  for (const [index, { from, at: moment }] of changes.entries()) {
    expect(from).toBe(changes[index - 1]?.to ?? null);
    if (index) expect(String(moment) > String(changes[index - 1]?.at)).toBe(true);
  }
  expect(changes.at(-1)?.to).toBe(end);
}

describe('concurrent requests', () => {
  it('[S6] save all forty messages from both sides, each with its effect', async () => {
    const { ticketId } = await givenTicket(customer[0]);
    const answers = await times(40, (index) =>
      write(at(index % 4 < 2 ? manager : customer, index), ticketId, { message: `m${index}` }),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(201));
    const { thread, stateChanges, stateId } = await whole(ticketId);
    expect(thread.map(({ message }) => message).toSorted()).toEqual(
      Array.from({ length: 40 }, (_, index) => `m${index}`).toSorted(),
    );
    expectOneHistory(stateChanges, stateId);
    const moves = thread.filter((message) => message.stateId !== null);
    expect(moves.map((message) => [message.stateId, message.userId, message.createdAt])).toEqual(
      stateChanges.slice(1).map((change) => [change.to, change.userId, change.at]),
    );
    const last = thread.at(-1) as TicketMessage;
    expect(stateId).toBe(last.isFromStaff ? 'PendingCustomer' : 'PendingManager');
    const read = async (caller: Caller) => (await caller.get(ticketUrl(ticketId))).json().read;
    expect([await read(customer[0]), await read(manager[1])]).toEqual([!last.isFromStaff, last.isFromStaff]);
  });

  it('[S6] change the state only along allowed transitions when two staff members act', async () => {
    const { ticketId } = await givenTicket(customer[0]);
    const states = ['InProcess', 'PendingCustomer', 'Closed', 'Open', 'Dismissed'] as const;
    const answers = await times(30, (index) =>
      at(index % 2 ? manager : admin, index).patch(ticketUrl(ticketId), {
        body: { stateId: states[index % 5] },
      }),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const { stateChanges, stateId } = await whole(ticketId);
    expectOneHistory(stateChanges, stateId);
    expect(stateChanges.length - 1).toBeLessThanOrEqual(
      answers.filter(({ statusCode }) => statusCode === 200).length,
    );
  });

  it('[S6] leave a ticket closed or reopened when its customer writes while it is closed', async () => {
    const outcomes = await times(10, async (index) => {
      const { ticketId } = await givenTicket(at(customer, index));
      await Promise.all([
        manager[0].patch(ticketUrl(ticketId), { body: { stateId: 'Closed' } }),
        write(customer[1], ticketId),
      ]);
      const { stateChanges, stateId, thread } = await whole(ticketId);
      expectOneHistory(stateChanges, stateId);
      expect(thread).toHaveLength(1);
      return stateId;
    });
    expect(['Closed', 'Open']).toEqual(expect.arrayContaining([...new Set(outcomes)]));
  });

  it('[B2] create one message out of ten requests with the same idempotency key', async () => {
    const { ticketId } = await givenTicket(customer[0]);
    const headers = { 'idempotency-key': 'un-solo-mensaje' };
    const form = new FormData();
    form.set('message', 'Una vez.');
    const answers = await times(10, (index) =>
      at(customer, index).post(threadUrl(ticketId), { form, headers }),
    );
    expect(new Set(answers.map((answer) => answer.json().messageId)).size).toBe(1);
    expect((await whole(ticketId)).thread).toHaveLength(1);
  });

  it('[S6] leave no file behind if the ticket is deleted while files are added', async () => {
    const { ticketId } = await givenTicket(customer[0]);
    const files = [fileOf(await pictureBytes(), 'a.png')];
    const before = await apps[0].db.$count(documents);
    const [deleted, ...written] = await Promise.all([
      admin[0].delete(ticketUrl(ticketId)),
      ...(await times(4, async (index) => () => write(at(customer, index), ticketId, { files }))).map(
        (send) => send(),
      ),
    ]);
    expect(deleted?.statusCode).toBe(204);
    expect(written.filter(({ statusCode }) => statusCode !== 201 && statusCode !== 404)).toEqual([]);
    expect(await apps[0].db.$count(documents, eq(documents.purpose, 'ticket-document'))).toBe(before);
  });
});

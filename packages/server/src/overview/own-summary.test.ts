// Goal: one call tells a page what three lists would.
import { v1 } from '@semilla/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as } from '../../test/callers.ts';
import { givenMessage } from '../../test/inbox.ts';
import { newTicket } from '../../test/platform-records.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('[R15][R17] answers the wallet and what is unread, as their lists do', async () => {
  const lucia = await as(test, 'user');
  await givenMessage(test, lucia);
  const read = async (path: string) => (await lucia.get(path)).json();
  const { wallet, unreadTickets, unreadMessages } = await read(v1.ownSummaries.find.path);
  const { data } = await read(`${v1.wallets.find.path}?userId=${lucia.userId}&take=1`);
  expect(wallet).toEqual(data[0]);
  expect(unreadMessages).toBe((await read(v1.inboxMessages.count.path)).unread);
  expect(unreadMessages).toBe(1);
  expect(unreadTickets).toBe(0);
});

it('[R15][R17] answers staff, who have no inbox, with the news of all tickets', async () => {
  const admin = await as(test, 'admin');
  await newTicket(await as(test, 'user'));
  const summary = (await admin.get(v1.ownSummaries.find.path)).json();
  expect(summary).toMatchObject({ unreadTickets: 1, unreadMessages: 0 });
});

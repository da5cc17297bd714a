/** Goal: input is decoded once, before it is checked; anything in it that still looks encoded stays unchanged. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { givenTicket, ticketUrl } from '../../../test/tickets.ts';

let test: TestApp;
let customer: Caller;
beforeAll(async () => {
  test = await buildTestApp();
  customer = await as(test, 'user');
});
afterAll(() => test.close());

const encoded = [
  '%3Cscript%3E',
  '%253Cscript%253E',
  '&lt;script&gt;',
  '&amp;lt;b&amp;gt;',
  '\\u003cscript\\u003e',
  '=?utf-8?B?PGI+?=',
  '100%25 seguro + dos',
];

describe('text that looks encoded', () => {
  it.each(encoded)('[V1] is stored and returned unchanged: %s', async (title) => {
    const { ticketId, title: stored } = await givenTicket(customer, { title });
    expect(stored).toBe(title);
    expect((await customer.get(ticketUrl(ticketId))).json().title).toBe(title);
  });

  it.each(encoded)('[V1] is searched for unchanged: %s', async (title) => {
    const search = (text: string) =>
      customer.get(`/v1/support/tickets?title=${encodeURIComponent(text)}`).then((answer) => answer.json());
    expect((await search(title)).data.map((ticket: { title: string }) => ticket.title)).toContain(title);
    expect((await search('<script>')).total).toBe(0);
  });
});

it.each(['%252e%252e%252fsecret', '%2e%2e%2fsecret', '..%2f..%2fsecret', '%255c..%255csecret'])(
  '[P7] a path is decoded once and cannot name a file: %s',
  async (segment) => {
    for (const path of ['/v1/documents/view/', '/v1/documents/signed/', '/v1/misc/countries/']) {
      const answer = await test.app.inject(path + segment);
      expect([400, 404], path).toContain(answer.statusCode);
      expect(answer.json().code).toMatch(/^request\./);
    }
  },
);

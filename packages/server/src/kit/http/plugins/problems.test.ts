import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as } from '../../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts';
import { newUser, testPassword } from '../../../../test/users.ts';

const me = '/v1/account/users/me';
let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('[B8] answers "signed out" if the account is closed while the body arrives', async () => {
  const { userId } = await newUser(test.services);
  const customer = await as(test, { userId });
  const other = await as(test, { userId });
  const closeMeanwhile = async () => {
    const { statusCode } = await other.delete(me, { body: { password: testPassword } });
    return statusCode === 204 ? JSON.stringify({ name: 'Lucía' }) : 'not closed';
  };
  // The body is sent only after the server has recognised the request's session.
  const body = Readable.from(
    (async function* () {
      yield await closeMeanwhile();
    })(),
  );
  const answer = await test.app.inject({
    method: 'PATCH',
    url: me,
    headers: {
      cookie: customer.cookie,
      origin: test.services.config.publicUrl,
      'content-type': 'application/json',
    },
    payload: body,
  });
  expect(answer.statusCode).toBe(401);
  expect(answer.json().code).toBe('request.unauthenticated');
});

// Goal: what nobody signed is never believed, and what is of no use does no harm.
import { randomUUID } from 'node:crypto';
import { receiveVerificationNews } from '@semilla/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  beginner,
  buildTestApp,
  decideAsProvider,
  signedAsProvider,
  type TestApp,
  tellAsProvider,
} from '../../testing/index.ts';
import { act, lookAt } from './news-testing.ts';

let test: TestApp;
let seen: Awaited<ReturnType<typeof lookAt>>;
beforeAll(async () => {
  test = await buildTestApp({ simulatesIdentity: true });
  seen = await lookAt(test);
});
afterAll(() => test.close());

describe('a message to the webhook', () => {
  it('[P7][B6] is refused where it is not signed, in whatever way, and changes nothing', async () => {
    const user = await beginner(test);
    const body = { status: 'success', verification: { id: user.sessionId, status: 'approved' } };
    const { path } = receiveVerificationNews;
    const good = signedAsProvider(test, JSON.stringify(body));
    const { 'x-hmac-signature': signature = '', ...unsigned } = good;
    const forged: Record<string, string>[] = [
      unsigned,
      { ...good, 'x-hmac-signature': 'f'.repeat(64) },
      { ...unsigned, 'x-signature': signature },
      { ...good, 'x-auth-client': 'somebody' },
    ];
    for (const headers of forged) {
      const answer = await test.app.inject({
        method: 'POST',
        url: path,
        headers,
        payload: JSON.stringify(body),
      });
      expect(answer.json()).toMatchObject({ status: 401, code: 'account.signature_invalid' });
    }
    const changed = { ...body, verification: { ...body.verification, reason: 'x' } };
    const answer = await test.app.inject({ method: 'POST', url: path, headers: good, payload: changed });
    expect(answer.statusCode).toBe(401);
    const broken = await test.app.inject({ method: 'POST', url: path, headers: good, payload: '{"id":' });
    expect(broken.json()).toMatchObject({ status: 400, code: 'request.malformed' });
    expect(await seen.statusOf(user)).toBe('Started');
  });

  it('[B6] is believed by the bytes that came in, with its signature in capitals or under its newer name', async () => {
    const user = await beginner(test);
    const payload = `{ "id" : "${user.sessionId}",\n "action":"submitted" }`;
    const headers = signedAsProvider(test, payload);
    const { 'x-hmac-signature': signature = '', ...others } = headers;
    const send = (more: Record<string, string>) =>
      test.app.inject({
        method: 'POST',
        url: receiveVerificationNews.path,
        headers: { ...others, ...more },
        payload,
      });
    expect((await send({ 'x-hmac-signature': signature.toUpperCase() })).json()).toEqual({ received: true });
    expect((await send({ 'vrf-hmac-signature': signature })).statusCode).toBe(200);
    expect(await seen.statusOf(user)).toBe('Completed');
  });

  it('[B6] that is of no use is received, so that it does not come for days', async () => {
    const strange = [
      { id: randomUUID(), action: 'started' },
      { verification: { id: randomUUID(), status: 'approved' } },
      { verification: null },
      { hello: 'world' },
    ];
    for (const message of strange) {
      const answer = await tellAsProvider(test, message);
      expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    }
  });

  it('[B6][S7] with a word that nobody knows changes nothing', async () => {
    const user = await beginner(test);
    expect((await decideAsProvider(test, user, { status: 'certified', code: 9001 })).statusCode).toBe(200);
    expect((await act(test, user, 'danced')).statusCode).toBe(200);
    expect(await seen.attemptOf(user)).toMatchObject({ status: 'Started', action: null, decision: null });
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it.each(['/v1/misc/countries/%ff/flag.svg', '/v1/documents/view/%', `/v1/documents/view/${'x'.repeat(600)}`])(
  '[X1] refuses an invalid address with a problem document: %s',
  async (url) => {
    const answer = await test.app.inject({ url, headers: { 'accept-language': 'en' } });
    expect(answer.json()).toMatchObject({
      status: 400,
      code: 'request.malformed',
      requestId: answer.headers['x-request-id'],
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json',
      'content-language': 'en',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  },
);

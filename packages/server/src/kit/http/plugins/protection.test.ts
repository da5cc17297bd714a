import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as } from '../../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const login = {
  method: 'POST',
  url: '/v1/auth/login',
  payload: { email: 'a@example.com', password: 'x' },
} as const;

async function statusFor({ app }: TestApp, forwardedFor: string): Promise<number> {
  const headers = { 'x-forwarded-for': forwardedFor };
  return (await app.inject({ url: '/v1/misc/countries', headers })).statusCode;
}

describe('writes from other sites', () => {
  const ours = 'http://localhost:3000';
  const cases: [string, Record<string, string>, boolean][] = [
    ['our page', { 'sec-fetch-site': 'same-origin', origin: ours }, true],
    ['our page in an old browser', { origin: ours }, true],
    [
      'a page that names itself in the Host header',
      { origin: 'https://evil.test', host: 'evil.test' },
      false,
    ],
    [
      'a page that names itself in X-Forwarded-Host',
      { origin: 'https://evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' },
      false,
    ],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }, false],
    ['another site in an old browser', { origin: 'https://elsewhere.example' }, false],
    ['a sibling domain', { 'sec-fetch-site': 'same-site', origin: 'https://other.localhost:3000' }, false],
    ['a page with a null origin', { origin: 'null' }, false],
    ['a client without these headers', {}, false],
    ['a link', { 'sec-fetch-site': 'none' }, false],
    ['another site with our origin', { 'sec-fetch-site': 'cross-site', origin: ours }, false],
  ];
  it.each(cases)('[P7] are checked when they come from %s', async (_sender, headers, isAllowed) => {
    const answer = await test.app.inject({ ...login, headers });
    expect(answer.statusCode).toBe(isAllowed ? 401 : 403);
    if (!isAllowed) expect(answer.json()).toMatchObject({ code: 'request.cross_site' });
  });
});

describe('a request with very many values', () => {
  const send = (count: number, url: string = login.url) => {
    const payload = Object.fromEntries(Array.from({ length: count }, (_, i) => [`field${i}`, 1]));
    return test.app.inject({ ...login, url, payload, headers: { 'sec-fetch-site': 'same-origin' } });
  };

  it('[X1] is refused with one error, however many there are', async () => {
    const answer = await send(15_000);
    expect(answer.json()).toMatchObject({ status: 400, code: 'request.too_many_values' });
    expect(answer.json().detail).toContain('200');
    expect(answer.body.length).toBeLessThan(1_000);
    const nested = { email: 'a@example.com', password: [Array.from({ length: 300 }, () => 'x')] };
    const headers = { 'sec-fetch-site': 'same-origin' };
    const deep = await test.app.inject({ ...login, payload: nested, headers });
    expect(deep.json().code).toBe('request.too_many_values');
  });

  it('[X1] is refused before it is parsed, which would hold up all others', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    const answer = await test.app.inject({ ...login, headers, payload: `{${'"a":1,'.repeat(20_000)}` });
    expect(answer.json()).toMatchObject({ status: 400, code: 'request.too_many_values' });
  });

  it('[X1] names at most fifty errors', async () => {
    expect((await send(150)).json().errors).toHaveLength(50);
  });
});

describe('answers above 1 kB', () => {
  const get = async (url: string, accepted: string) => {
    const answer = await test.app.inject({ url, headers: { 'accept-encoding': accepted } });
    const { 'content-encoding': encoding, vary } = answer.headers;
    return { encoding, vary, bytes: answer.rawPayload };
  };

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('[X1] are compressed for %s', async (accepted, encoding, decompress) => {
    const plain = await get('/v1/misc/countries', 'identity');
    expect(plain.encoding).toBeUndefined();
    const compressed = await get('/v1/misc/countries', accepted);
    expect(compressed).toMatchObject({ encoding, vary: expect.stringContaining('accept-encoding') });
    expect(decompress(compressed.bytes)).toEqual(plain.bytes);
    expect(compressed.bytes.length).toBeLessThan(plain.bytes.length / 2);
  });

  it('[X1] are not compressed if they are pictures, nor is any answer below 1 kB', async () => {
    expect((await get('/v1/project/public-figures', 'gzip')).encoding).toBeUndefined();
    expect((await get('/v1/misc/countries/ES/flag.svg', 'gzip')).encoding).toBeUndefined();
  });

  it('[X1] are compressed while streaming if they are CSV', async () => {
    const listed = await get('/v1/project/phases/export', 'gzip');
    expect(listed.encoding).toBe('gzip');
    expect(gunzipSync(listed.bytes)).toEqual((await get('/v1/project/phases/export', 'identity')).bytes);
  });
});

describe('refusals', () => {
  it('[X1] are problem documents with the request’s id, also for an unknown address', async () => {
    const answer = await test.app.inject({ url: '/v1/nothing', headers: { 'accept-language': 'en' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    const problem = answer.json();
    expect(problem).toMatchObject({ status: 404, code: 'request.not_found', title: 'Not Found' });
    expect(problem.requestId).toBe(answer.headers['x-request-id']);
  });

  it.each([
    ['PUT', '/v1/auth/login', 'POST', 'es'],
    ['POST', '/v1/project/projects/edificio-lavapies?x=1', 'DELETE, GET, HEAD, PATCH', 'es'],
    ['DELETE', '/v1/misc/countries/', 'GET, HEAD', 'en'],
  ] as const)(
    '[X1] name the allowed methods of a path that has no %s',
    async (method, url, allowed, language) => {
      const answer = await test.app.inject({ method, url, headers: { 'accept-language': language } });
      expect(answer.headers.allow).toBe(allowed);
      expect(answer.json()).toMatchObject({
        status: 405,
        code: 'request.method_not_allowed',
        detail:
          language === 'en'
            ? `${method} is not accepted here. Accepted: ${allowed}.`
            : `Aquí no se admite ${method}; se admite: ${allowed}.`,
      });
    },
  );

  const typeRefused = 'request.unsupported_type';
  const origin = { origin: 'http://localhost:3000' };
  const broken: [string, object, number, string][] = [
    [
      'truncated JSON',
      { payload: '{"email":', headers: { ...origin, 'content-type': 'application/json' } },
      400,
      'request.malformed',
    ],
    ['no body', { headers: { ...origin, 'content-type': 'application/json' } }, 400, 'request.malformed'],
    [
      'an unsupported type of body',
      { payload: 'a=b', headers: { ...origin, 'content-type': 'text/csv' } },
      415,
      'request.unsupported_type',
    ],
    ['a text', { payload: 'x=1', headers: { ...origin, 'content-type': 'text/plain' } }, 415, typeRefused],
    [
      'a form',
      { payload: '--x--', headers: { ...origin, 'content-type': 'multipart/form-data; boundary=x' } },
      415,
      typeRefused,
    ],
    [
      'a list instead of an object',
      { payload: '[1]', headers: { ...origin, 'content-type': 'application/json' } },
      400,
      'request.invalid',
    ],
    [
      'a __proto__ key',
      { payload: '{"__proto__":{"a":1}}', headers: { ...origin, 'content-type': 'application/json' } },
      400,
      'request.malformed',
    ],
    [
      'a body that is too large',
      {
        payload: JSON.stringify({ email: 'a'.repeat(300_000) }),
        headers: { ...origin, 'content-type': 'application/json' },
      },
      413,
      'request.too_large',
    ],
  ];
  it.each(broken)('[X1] have the status and the code for %s', async (_title, given, status, code) => {
    const answer = await test.app.inject({ method: 'POST', url: '/v1/auth/login', ...given });
    expect(answer.json()).toMatchObject({ status, code });
    expect(answer.statusCode).toBe(status);
  });

  it('[X1] cover unknown parameters and unsortable columns', async () => {
    const visitor = await as(test, 'visitor');
    const unknown = await visitor.get('/v1/project/phases?colour=blue');
    expect(unknown.json()).toMatchObject({
      status: 400,
      errors: [{ path: 'colour', code: 'unknown_field' }],
    });
    const column = await visitor.get('/v1/project/phases?orderBy=secret');
    expect(column.json()).toMatchObject({ status: 400, errors: [{ path: 'orderBy', code: 'choice' }] });
  });

  it('[X1] reveal nothing about an internal error', async () => {
    const app = test.services.database.db;
    await app.execute('alter table phases rename to phases_gone');
    const answer = await test.app.inject({ url: '/v1/project/phases' });
    await app.execute('alter table phases_gone rename to phases');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/phases|select|relation|\.ts/i);
    expect(answer.json()).toMatchObject({ code: 'request.failed' });
  });

  it('[X1] say how long to wait after too many requests', async () => {
    const strict = await buildTestApp({ config: { requestsPerMinuteMax: 3 } });
    for (let i = 0; i < 3; i += 1) await strict.app.inject('/v1/misc/countries');
    const answer = await strict.app.inject('/v1/misc/countries');
    expect(answer.json()).toMatchObject({ status: 429, code: 'request.too_many' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    await strict.close();
  });

  it.each([
    [1, '203.0.113.7', '203.0.113.8'],
    [1, 'whatever, 203.0.113.7', '203.0.113.7, 203.0.113.8'],
    [2, 'whatever, 203.0.113.7, 10.0.0.2', '203.0.113.8, 10.0.0.3'],
    ['loopback', '203.0.113.7', '203.0.113.8'],
  ])(
    '[X1] count each caller separately behind trusted proxies (%s): %s and %s',
    async (trustProxy, first, second) => {
      const strict = await buildTestApp({ config: { requestsPerMinuteMax: 1, trustProxy } });
      const ask = (forwarded: string) => statusFor(strict, forwarded);
      expect([await ask(first), await ask(first), await ask(second)]).toEqual([200, 429, 200]);
      await strict.close();
    },
  );

  it('[X1] ignore X-Forwarded-For when no proxy is trusted', async () => {
    const strict = await buildTestApp({ config: { requestsPerMinuteMax: 1, trustProxy: false } });
    const ask = (forwarded: string) => statusFor(strict, forwarded);
    expect([await ask('203.0.113.7'), await ask('203.0.113.8')]).toEqual([200, 429]);
    await strict.close();
  });
});

describe('every answer', () => {
  it.each(['/v1/project/phases', '/v1/nothing', '/health/live', '/v1/docs'])(
    '[P7] of %s has the security headers',
    async (url) => {
      const { headers } = await test.app.inject(url);
      expect(headers['x-content-type-options']).toBe('nosniff');
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toMatch(/(?:default|object)-src 'none'/);
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    },
  );

  // JSON is always UTF-8.
  it.each([
    ['/v1/misc/countries', 'application/json; charset=utf-8', /^\{/],
    ['/v1/nothing', 'application/problem+json', /^\{/],
    ['/v1/openapi.json', 'application/json; charset=utf-8', /^\{/],
    ['/v1/docs', 'text/html; charset=utf-8', /^<!doctype html>/i],
    ['/v1/docs/try-call.js', 'text/javascript; charset=utf-8', /function|=>/],
    ['/v1/misc/countries/ES/flag.svg', 'image/svg+xml; charset=utf-8', /^<svg/],
    ['/v1/project/phases/export', 'text/csv; charset=utf-8', /^\uFEFF/],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', /^Contact/],
    ['/health/live', 'application/json; charset=utf-8', /^\{/],
  ])('[P7] of %s has the correct content type: %s', async (url, type, beginning) => {
    const answer = await test.app.inject({ url, headers: { 'accept-encoding': 'identity' } });
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.body).toMatch(beginning);
  });

  it('[P7] is not cached unless its route allows it', async () => {
    const { headers } = await test.app.inject('/v1/project/projects');
    expect(headers['cache-control']).toBe('no-store');
  });
});

import fc from 'fast-check';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { ApiError } from '../../errors.ts';
import { isWide, parseNarrowJson, valuesMax } from './parse-narrow-json.ts';

function countValues(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0;
  return Object.values(data).reduce<number>((count, value) => count + 1 + countValues(value), 0);
}

it('[X1] a body is wide only if it has more values than the limit, and always if it has many keys', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), fc.integer({ min: 1, max: 5 }), (json, max) => {
      if (isWide(json, max)) expect(countValues(JSON.parse(json))).toBeGreaterThan(max);
    }),
  );
  const keys = Array.from({ length: 4 }, (_, index) => [`field${index}`, 1]);
  const json = JSON.stringify(Object.fromEntries(keys));
  expect([isWide(json, 3), isWide(json, 4)]).toEqual([true, false]);
  expect([isWide('[[[[', 2), isWide('[[[', 2)]).toEqual([true, false]);
});

it.each([
  ['commas and brackets in a text', '{"a":",[{,[{"}'],
  ['an escaped quote', String.raw`{"a":"\",,,,,,"}`],
  ['an escaped backslash at the end', String.raw`{"a":"\\","b":",,,,"}`],
  ['a text without an end', '{"a":",,,,,'],
])('[X1] %s counts as one value', (_title, json) => {
  expect(isWide(json, 2)).toBe(false);
});

it('[X1] a wide body is refused without being parsed, also one that is not JSON at its end', async () => {
  const app = Fastify();
  parseNarrowJson(app);
  app.setErrorHandler((error, _request, reply) =>
    reply.send(error instanceof ApiError ? error.code : 'other'),
  );
  app.post('/', () => 'parsed');
  const send = async (payload: string) => {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    return (await app.inject({ method: 'POST', url: '/', headers, payload })).body;
  };
  expect(await send(`[${'1,'.repeat(valuesMax)}`)).toBe('request.too_many_values');
  expect(await send(`[${'1,'.repeat(valuesMax - 1)}1]`)).toBe('parsed');
  expect(await send(`{"__proto__":{}}`)).toBe('other');
  await app.close();
});

import type { Country } from '@semilla/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { flagOf } from './flag-of.ts';
import { countriesIn } from './names.ts';

let test: TestApp;
let visitor: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  visitor = await as(test, 'visitor');
});
afterAll(() => test.close());

const listIn = async (language: string) => {
  const answer = await visitor.get('/v1/misc/countries', { headers: { 'accept-language': language } });
  return { headers: answer.headers, ...(answer.json() as { data: Country[]; total: number }) };
};

describe('the countries', () => {
  it('[E21][C4] are listed with Spain first, then by name, each with a flag', async () => {
    const { data, total } = await listIn('es');
    expect(total).toBe(data.length);
    expect(total).toBeGreaterThan(240);
    expect(data[0]).toEqual({ alpha2: 'ES', name: 'España', flagUrl: '/v1/misc/countries/ES/flag.svg' });
    const names = data.slice(1).map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'es')));
    expect(new Set(data.map(({ alpha2 }) => alpha2)).size).toBe(total);
  });

  it('[E21] have their common names in the requested language', async () => {
    const { data } = await listIn('en-GB');
    const nameOf = (alpha2: string) => data.find((country) => country.alpha2 === alpha2)?.name;
    expect(['ES', 'DE', 'CN', 'RU'].map(nameOf)).toEqual(['Spain', 'Germany', 'China', 'Russia']);
    expect(data[0]?.alpha2).toBe('ES');
    expect((await listIn('fr')).data[1]?.name).toBe('Afganistán');
  });

  it('may be cached for a day, per language', async () => {
    const { headers } = await listIn('en');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=86400',
      vary: 'accept-language',
      'content-language': 'en',
    });
    expect((await visitor.get('/v1/misc/countries?name=Chile')).statusCode).toBe(400);
  });
});

describe('a flag', () => {
  it('[E21] is an SVG that cannot run scripts', async () => {
    const answer = await visitor.get('/v1/misc/countries/ES/flag.svg');
    expect(answer.headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(answer.headers['content-security-policy']).toMatch(/sandbox$/);
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
    expect(answer.body).toMatch(/^<svg /);
  });

  it('exists for every country in the list', async () => {
    const flags = await Promise.all(countriesIn('es').map(({ alpha2 }) => flagOf(alpha2)));
    expect(flags.filter((flag) => !flag?.startsWith('<svg '))).toEqual([]);
  });

  it.each([
    ['XX', 404],
    ['ZZ', 404],
    ['es', 400],
    ['..', 404],
    ['ESP', 400],
  ])('does not exist for %s', async (alpha2, status) => {
    expect((await visitor.get(`/v1/misc/countries/${alpha2}/flag.svg`)).statusCode).toBe(status);
  });
});

import { expect, it } from 'vitest';
import { callsIn } from './calls-in.ts';

const call = (minute: number, overrides: object = {}) => ({
  at: `2026-03-14T09:${minute}:00.000Z`,
  method: 'GET',
  path: `/v1/account/users/${minute}`,
  status: 200,
  durationMs: 12,
  ...overrides,
});

it('[A21][C11] reads calls from files with one or several calls, the latest first', () => {
  const calls = callsIn([[call(10), call(30)], call(20)]);
  expect(calls.map(({ path }) => path.split('/').at(-1))).toEqual(['30', '20', '10']);
  expect(calls[0]).toMatchObject({ method: 'GET', status: 200, durationMs: 12, more: null });
});

it('[A21] keeps the other fields of a call', () => {
  const body = { code: 'request.invalid', iban: '•••• 1332' };
  expect(callsIn([call(10, { status: 400, body })])[0]).toMatchObject({ status: 400, more: { body } });
});

it('[A21] ignores entries that are not calls, and tolerates missing fields', () => {
  expect(callsIn([null, 'a', [1, call(10, { status: 'ok', path: 7 })]])).toMatchObject([
    { status: null, path: '' },
  ]);
});

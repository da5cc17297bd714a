// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { pickWords } from '../../lib/pick-words.ts';
import { mount, press } from '../../testing/mount.tsx';
import { objectionWords } from './objection-words.ts';

const token = `hold.01890a5d-ac96-774b-bcce-b302099a8057.${'a'.repeat(43)}`;
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function open(search: string, answer: (method: string) => Response) {
  history.replaceState(null, '', `/objection${search}`);
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    calls.push(`${init.method ?? 'GET'} ${url}`);
    return answer(init.method ?? 'GET');
  });
  // The module reads the token only once, so each test imports it again.
  const { default: Objection } = await import('./Objection.tsx');
  const place = await mount(<Objection words={pickWords('es', objectionWords)} />, objectionWords);
  await act(async () => {});
  return { place, calls };
}

const about = {
  subject: 'withdrawals',
  reason: 'email',
  at: '2026-02-13T12:05:00.000Z',
  isStopped: false,
  language: 'es',
};

it('[E14] says why withdrawals are on hold and until when, and stops them only on request', async () => {
  const { place, calls } = await open(`?token=${token}`, (method) =>
    json({ ...about, isStopped: method === 'POST' }),
  );
  expect(place.textContent).toContain('Ha cambiado el correo de la cuenta.');
  expect(place.textContent).toContain('13/02/2026 13:05');
  expect(location.search).toBe('');
  expect(calls.map((call) => call.split(' ')[0])).toEqual(['GET']);
  await press(place, 'Parar todas las retiradas');
  expect(place.querySelector('output')?.textContent).toContain('no saldrá dinero de tu monedero');
  expect(place.querySelector('button')).toBeNull();
});

it('[E14][X1] shows why an objection is too late, and makes no request for an incomplete link', async () => {
  const problem = { code: 'approvals.objection_too_late', status: 409, detail: 'Ya no se puede parar.' };
  const answer = () =>
    new Response(JSON.stringify({ ...problem, title: 'x', type: 'about:blank', requestId: 'r' }), {
      status: 409,
      headers: { 'content-type': 'application/problem+json' },
    });
  const late = await open(`?token=${token}`, answer);
  expect(late.place.querySelector('[role="alert"]')?.textContent).toBe('Ya no se puede parar.');
  vi.resetModules();
  const cut = await open('?token=abc', answer);
  expect(cut.calls).toEqual([]);
  expect(cut.place.querySelector('[role="alert"]')?.textContent).toContain('desde el correo');
});

// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { pickWords } from '../../lib/pick-words.ts';
import { mount, press } from '../../testing/mount.tsx';
import { mailChoiceWords } from './mail-choice-words.ts';

const token = `01890a5d-ac96-774b-bcce-b302099a8057.ticket.${'a'.repeat(43)}`;
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function open(search: string, answer: (method: string) => Response) {
  history.replaceState(null, '', `/unsubscribe${search}`);
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    calls.push(`${init.method ?? 'GET'} ${url} ${init.body ?? ''}`);
    return answer(init.method ?? 'GET');
  });
  // The module reads the token only once, so each test imports it again.
  const { default: MailChoice } = await import('./MailChoice.tsx');
  const words = pickWords('es', mailChoiceWords);
  const place = await mount(<MailChoice words={words} />, mailChoiceWords);
  await act(async () => {});
  return { place, calls };
}

const choice = (isWanted: boolean) => ({ scope: 'ticket', isWanted, language: 'es' });

it('[B8] asks before turning mails off, confirms it, and offers to undo it', async () => {
  let isWanted = true;
  const { place, calls } = await open(`?token=${token}`, (method) => {
    if (method === 'PATCH') isWanted = !isWanted;
    return json(choice(isWanted));
  });
  expect(place.textContent).toContain('Ahora te avisamos por correo de las respuestas a tus incidencias.');
  expect(location.search).toBe('');
  await press(place, 'Dejar de recibir avisos de incidencias');
  expect(place.querySelector('output')?.textContent).toBe(
    'Ya no te enviaremos avisos de incidencias por correo.',
  );
  await press(place, 'Volver a recibir avisos de incidencias');
  expect(place.textContent).toContain('Ahora te avisamos');
  expect(calls.filter((call) => call.startsWith('PATCH')).map((call) => call.split(' ')[2])).toEqual([
    '{"isWanted":false}',
    '{"isWanted":true}',
  ]);
});

it('[B8][X1] shows why the API refused a forged link, and makes no request for an incomplete link', async () => {
  const problem = { code: 'account.mail_link_invalid', status: 400, detail: 'El enlace no es nuestro.' };
  const answer = () =>
    new Response(JSON.stringify({ ...problem, title: 'x', type: 'about:blank', requestId: 'r' }), {
      status: 400,
      headers: { 'content-type': 'application/problem+json' },
    });
  const forged = await open(`?token=${token}`, answer);
  expect(forged.place.querySelector('[role="alert"]')?.textContent).toBe('El enlace no es nuestro.');
  vi.resetModules();
  const cut = await open('?token=abc', answer);
  expect(cut.calls).toEqual([]);
  expect(cut.place.querySelector('[role="alert"]')?.textContent).toContain('desde el pie');
});

/** Goal: users of the demo can decide for any customer, and see the result without signing in. */

import { as, halfSignedIn } from '@semilla/server/test/callers.ts';
import { freePort } from '@semilla/server/test/free-port.ts';
import { type Beginner, beginner } from '@semilla/server/test/identity-sessions.ts';
import { buildTestApp, type TestApp } from '@semilla/server/test/test-app.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountDesk } from '../desk/mount-desk.ts';

let test: TestApp;
let yolanda: Beginner;
let origin: string;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  test = await buildTestApp({ config: { publicUrl: origin }, prepare: mountDesk });
  await test.app.listen({ port, host: '127.0.0.1' });
});
afterAll(() => test.close());

const choose = (
  { url }: Beginner,
  outcome: string,
  { cookie = '', ...fields }: Record<string, string> = {},
) =>
  fetch(url, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ outcome, ...fields }),
    redirect: 'manual',
  });
const pageText = async (path: string, language = 'en') =>
  (await fetch(`${origin}${path}`, { headers: { 'accept-language': language } })).text();
const newBeginner = () => beginner(test, { name: 'Yolanda', surname: 'Prieto <i>' });

describe('a user of the simulator who is not the customer', () => {
  it.each([
    ['approved', 'identidad aprobada', 'approved'],
    ['declined', 'identidad rechazada', 'declined'],
    ['resubmission_requested', 'tiene que enviarlo otra vez', 'has to send it again'],
    ['expired', 'la sesión ha caducado', 'the session has expired'],
    ['abandoned', 'lo ha dejado a medias', 'abandoned halfway'],
    ['review', 'en duda, lo mirará nuestro equipo', 'in doubt, left to our team'],
  ])('[B6][B10] sees in the list that the outcome is %s', async (outcome, spanish, english) => {
    yolanda = await newBeginner();
    const answer = await choose(yolanda, outcome);
    const path = answer.headers.get('location') ?? '';
    expect([answer.status, path]).toEqual([303, `/dev/identity?told=${yolanda.sessionId}`]);
    expect(await pageText(path, 'es')).toContain(`role="status">Yolanda Prieto &#60;i&#62;: ${spanish}.</p>`);
    expect(await pageText(path)).toContain(`role="status">Yolanda Prieto &#60;i&#62;: ${english}.</p>`);
  });

  it('[B6][B10] may also be another customer, staff, or a user whose code is missing', async () => {
    for (const other of [await as(test, 'user'), await as(test, 'admin'), await halfSignedIn(test)]) {
      const answer = await choose(await newBeginner(), 'approved', { cookie: other.cookie });
      expect(answer.headers.get('location')).toMatch(/^\/dev\/identity\?told=/);
    }
  });

  it('[B6][B10] sees that the message is delayed or has a wrong signature', async () => {
    const answer = await choose(await newBeginner(), 'declined', {
      delaySeconds: '60',
      wrongSignature: 'on',
    });
    const page = await pageText(answer.headers.get('location') ?? '');
    expect(page).toContain(
      'declined. The platform will be told 60 s late. The news arrives with a wrong signature',
    );
  });

  it('[B10] is not offered a link back to the platform, unlike the customer', async () => {
    const user = await newBeginner();
    const pageFor = async (cookie: string) => (await fetch(user.url, { headers: { cookie } })).text();
    expect(await pageFor(user.cookie)).toContain('Enviar y volver a la plataforma</button>');
    expect(await pageFor('')).toContain('>Enviar</button>');
    await choose(user, 'approved');
    expect(await pageFor(user.cookie)).toContain('<a href="/user/profile">');
    expect(await pageFor('')).toContain('<a href="/dev/identity">Ver todas las sesiones</a>');
  });

  it('[B10] sees no message about an unknown session', async () => {
    for (const told of ['x', '01890a5d-ac96-774b-bcce-b302099a8057', `${yolanda.sessionId}&told=x`]) {
      expect(await pageText(`/dev/identity?told=${told}`)).not.toContain('role="status"');
    }
  });
});

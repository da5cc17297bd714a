/** Goal: whoever tries the demo decides for any customer, and is told what came of it instead of being asked to sign in. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountDesk } from '../../../desk/index.ts';
import { as, halfSignedIn } from '../../../testing/callers.ts';
import { freePort } from '../../../testing/free-port.ts';
import { type Beginner, beginner } from '../../../testing/identity-sessions.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

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

const choose = ({ url }: Beginner, outcome: string, { cookie = '', ...more }: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ outcome, ...more }),
    redirect: 'manual',
  });
const look = async (path: string, language = 'en') =>
  (await fetch(`${origin}${path}`, { headers: { 'accept-language': language } })).text();
const begins = () => beginner(test, { name: 'Yolanda', surname: 'Prieto <i>' });

describe('at the simulator, whoever is not the customer', () => {
  it.each([
    ['approved', 'identidad aprobada', 'approved'],
    ['declined', 'identidad rechazada', 'declined'],
    ['resubmission_requested', 'tiene que enviarlo otra vez', 'has to send it again'],
    ['expired', 'la sesión ha caducado', 'the session has expired'],
    ['abandoned', 'lo ha dejado a medias', 'left half-way'],
    ['review', 'en duda, lo mirará nuestro equipo', 'in doubt, left to our staff'],
  ])('[B6][B10] is told in the list that the outcome is %s', async (outcome, spanish, english) => {
    yolanda = await begins();
    const answer = await choose(yolanda, outcome);
    const path = answer.headers.get('location') ?? '';
    expect([answer.status, path]).toEqual([303, `/dev/identity?told=${yolanda.sessionId}`]);
    expect(await look(path, 'es')).toContain(`role="status">Yolanda Prieto &#60;i&#62;: ${spanish}.</p>`);
    expect(await look(path)).toContain(`role="status">Yolanda Prieto &#60;i&#62;: ${english}.</p>`);
  });

  it('[B6][B10] is another customer, staff, or somebody without their code as well', async () => {
    for (const other of [await as(test, 'user'), await as(test, 'admin'), await halfSignedIn(test)]) {
      const answer = await choose(await begins(), 'approved', { cookie: other.cookie });
      expect(answer.headers.get('location')).toMatch(/^\/dev\/identity\?told=/);
    }
  });

  it('[B6][B10] is told that the platform hears of it late, or does not believe it', async () => {
    const answer = await choose(await begins(), 'declined', { delaySeconds: '60', wrongSignature: 'on' });
    const page = await look(answer.headers.get('location') ?? '');
    expect(page).toContain(
      'declined. The platform will hear of it 60 s late. The news comes with a wrong signature',
    );
  });

  it('[B10] is not promised a way back to the platform, which the customer is', async () => {
    const user = await begins();
    const pageFor = async (cookie: string) => (await fetch(user.url, { headers: { cookie } })).text();
    expect(await pageFor(user.cookie)).toContain('Enviar y volver a la plataforma</button>');
    expect(await pageFor('')).toContain('>Enviar</button>');
    await choose(user, 'approved');
    expect(await pageFor(user.cookie)).toContain('<a href="/user/profile">');
    expect(await pageFor('')).toContain('<a href="/dev/identity">Ver todas las sesiones</a>');
  });

  it('[B10] is told nothing of a session that is not there', async () => {
    for (const told of ['x', '01890a5d-ac96-774b-bcce-b302099a8057', `${yolanda.sessionId}&told=x`]) {
      expect(await look(`/dev/identity?told=${told}`)).not.toContain('role="status"');
    }
  });
});

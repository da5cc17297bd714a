// Goal: users who may see a private project have a page for it, and no cache stores that page.
// Method: a site that shows the API's answer about a project, or a 404.

import type { Client } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenVerification } from '../../test/account-records.ts';
import { as, type Caller, halfSignedIn } from '../../test/callers.ts';
import { newProject } from '../../test/platform-records.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { mountPages } from './mount-host.ts';
import type { SiteHandler } from './render-page.ts';

let test: TestApp;
let admin: Caller;
let renders = 0;

const handler: SiteHandler = (request, response, _next, locals) => {
  renders += 1;
  const projectIdOrUrl = /^\/projects\/([^/?]+)/.exec(request.url ?? '')?.[1] ?? '';
  const { api, isPersonal = false } = locals as { api: Client; isPersonal?: boolean };
  const headers = { 'content-type': 'text/html', 'content-security-policy': 'x', 'cache-tag': 'projects' };
  if (isPersonal) {
    response.writeHead(200, headers).end('<h1>personal</h1>');
    return;
  }
  if (/^\/(?:\?|$)/.test(request.url ?? '')) {
    response.writeHead(200, headers).end('<h1>for visitors</h1>');
    return;
  }
  void (async () => {
    const found = await api(v1.projects.findOne, { params: { projectId: projectIdOrUrl } }).catch(
      () => undefined,
    );
    response.writeHead(found ? 200 : 404, headers).end(`<h1>${found?.name ?? 404}</h1>`);
  })();
};

const nextOpening = '01900000-0000-7000-8000-000000000002';
const name = 'Huerto reservado';
let page: string;

async function givenPublished(isPrivate: boolean): Promise<string> {
  const projectId = await newProject(admin, { name, private: isPrivate });
  await admin.patch(`/v1/project/projects/${projectId}`, { body: { phaseId: nextOpening } });
  return `/projects/${projectId}`;
}

beforeAll(async () => {
  test = await buildTestApp({ prepare: (app) => mountPages(app, handler) });
  admin = await as(test, 'admin');
  page = await givenPublished(true);
});
afterAll(() => test.close());

const visit = (url: string, cookie = '') => test.app.inject({ url, headers: cookie ? { cookie } : {} });

async function verified(): Promise<Caller> {
  const caller = await as(test, 'user');
  await givenVerification(test, caller.userId, { status: 'Approved', decision: 'Approved' });
  return caller;
}

describe('the page of a private project', () => {
  it('[P7][R3][S7] is shown to a verified investor and to staff', async () => {
    for (const caller of [await verified(), await as(test, 'operator'), admin]) {
      const answer = await visit(page, caller.cookie);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain(name);
    }
  });

  it('[P7][R22] is not shown to other callers', async () => {
    const others = ['', (await as(test, 'user')).cookie, (await halfSignedIn(test)).cookie];
    for (const cookie of [...others, 'semilla-session=forged']) {
      const answer = await visit(page, cookie);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain(name);
    }
  });

  it('[B11] is not cached by the host, a proxy or the browser', async () => {
    const { cookie } = await verified();
    for (const url of [page, `${page}/`, `${page}?lang=en`]) {
      const before = renders;
      const answer = await visit(url, cookie);
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'cdn-cache-control': 'private, no-store',
        'x-semilla-cache': 'private',
        'x-robots-tag': 'noindex',
        'content-security-policy': 'x',
      });
      expect(answer.headers.etag ?? answer.headers['cache-tag']).toBeUndefined();
      expect(renders).toBe(before + 2);
      expect((await visit(url)).statusCode).toBe(404);
    }
  });

  it('[S7] is no longer shown to an investor who is not verified any more', async () => {
    const { cookie, userId } = await verified();
    expect((await visit(page, cookie)).statusCode).toBe(200);
    await givenVerification(test, userId, { attempt: 2, status: 'Declined', decision: 'Declined' });
    expect((await visit(page, cookie)).statusCode).toBe(404);
  });
});

describe('the page of a draft', () => {
  it('[A8][P7] is shown only to administrators and its manager, and not cached', async () => {
    const manager = await as(test, 'operator');
    const draft = `/projects/${await newProject(admin, { name, managerId: manager.userId })}`;
    for (const caller of [manager, admin]) {
      const answer = await visit(draft, caller.cookie);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain(name);
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'cdn-cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      });
      expect(answer.headers.etag ?? answer.headers['cache-tag']).toBeUndefined();
    }
    const others = [await verified(), await as(test, 'user'), await as(test, 'operator')];
    for (const cookie of ['', (await halfSignedIn(test)).cookie, ...others.map((caller) => caller.cookie)]) {
      const answer = await visit(draft, cookie);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain(name);
    }
  });
});

describe('any other page', () => {
  it('[B11] is the same for every caller and is cached', async () => {
    const open = await givenPublished(false);
    const { cookie } = await verified();
    expect((await visit(open, cookie)).headers['x-semilla-cache']).toBe('miss');
    expect((await visit(open, cookie)).headers['x-semilla-cache']).toBe('hit');
    expect((await visit(open)).headers['cache-control']).toContain('public');
  });

  it('[B11] is rendered only once if it is missing', async () => {
    const { cookie } = await verified();
    const before = renders;
    expect((await visit('/projects/a/b', cookie)).statusCode).toBe(404);
    expect(renders).toBe(before + 1);
  });
});

describe('the pages of investments and messages', () => {
  it('[B11][R4] is rendered for each caller and not cached', async () => {
    const callers = [await as(test, 'user'), await as(test, 'user')];
    for (const { cookie } of callers) {
      const inbox = ['/user/inbox', '/user/inbox/', '/user/inbox?unread=true'];
      for (const url of ['/investments', '/investments/', '/investments?status=active&lang=en', ...inbox]) {
        const before = renders;
        const answer = await visit(url, cookie);
        expect(answer.headers).toMatchObject({
          'cache-control': 'private, no-store',
          'cdn-cache-control': 'private, no-store',
          'x-semilla-cache': 'private',
        });
        expect(answer.headers.etag ?? answer.headers['cache-tag']).toBeUndefined();
        expect(answer.body).toContain('personal');
        expect(renders).toBe(before + 1);
      }
    }
  });

  it('[B11][R4] is limited in a minute for each user, however many share a network', async () => {
    const [one, other] = [await as(test, 'user'), await as(test, 'user')];
    const { pageMissesPerMinuteMax } = test.services.config;
    for (const url of ['/investments', '/']) {
      const statuses = new Set<string>();
      for (let index = 0; index < pageMissesPerMinuteMax; index += 1)
        statuses.add((await visit(url, one.cookie)).headers['x-semilla-cache'] as string);
      expect([...statuses]).toEqual(['private']);
      expect((await visit(url, one.cookie)).headers['x-semilla-cache']).not.toBe('private');
      expect((await visit(url, other.cookie)).headers['x-semilla-cache']).toBe('private');
    }
    expect((await visit('/investments', one.cookie)).statusCode).toBe(429);
    expect((await visit('/projects/?name=uncached')).statusCode).not.toBe(429);
  });

  it('[B11][P7] redirects visitors and sessions without a one-time code to the log-in', async () => {
    for (const cookie of ['', (await halfSignedIn(test)).cookie]) {
      const answer = await visit('/investments', cookie);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/auth/login?next=%2Finvestments']);
    }
  });
});

describe('the home page', () => {
  it('[R1][P7] of an investor is rendered for them alone, and never cached', async () => {
    const { cookie } = await as(test, 'user');
    for (const url of ['/', '/?lang=en']) {
      expect((await visit(url)).body).toBe('<h1>for visitors</h1>');
      const own = await visit(url, cookie);
      expect(own.body).toBe('<h1>personal</h1>');
      expect(own.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-semilla-cache': 'private',
      });
      expect((await visit(url)).body).toBe('<h1>for visitors</h1>');
    }
  });

  it('[R1][G1] is the same for everyone else', async () => {
    const staff = [admin, await as(test, 'operator')];
    const others = [await halfSignedIn(test), ...staff].map((caller) => caller.cookie);
    for (const cookie of ['', 'semilla-session=forged', ...others]) {
      const answer = await visit('/', cookie);
      expect(answer.body).toBe('<h1>for visitors</h1>');
      expect(answer.headers['cache-control']).toMatch(/^public/);
    }
  });
});

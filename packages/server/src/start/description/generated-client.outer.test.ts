// Goal: the API description is good enough for other people's programs. Method: a third-party generator creates a client
// from the served description; the client signs in, lists and invests over the network.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { generateSource } from 'oazapfts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as } from '../../../test/callers.ts';
import { nextCode } from '../../../test/codes.ts';
import { anInvestor } from '../../../test/money.ts';
import { openProject } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { testPassword } from '../../../test/users.ts';

const folder = join(import.meta.dirname, '../../../node_modules/.generated-client');

type Call = (...parameters: unknown[]) => Promise<{ status: number; data: Record<string, unknown> }>;
type Client = Record<string, Call> & { defaults: Record<string, unknown> };

let test: TestApp;
let origin: string;
beforeAll(async () => {
  test = await buildTestApp();
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

async function generate(): Promise<string> {
  const description = await fetch(`${origin}/v1/openapi.json`);
  mkdirSync(folder, { recursive: true });
  const specification = join(folder, 'openapi.json');
  writeFileSync(specification, await description.text());
  return generateSource(specification);
}

/** A `fetch` as the guide for programs describes it: it sends the cookies it received. */
function fetchWithCookies(): typeof fetch {
  const cookies = new Map<string, string>();
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('cookie', [...cookies].map((cookie) => cookie.join('=')).join('; '));
    const answer = await fetch(input, { ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
}

it('[B9] a client generated from the description signs in, lists projects and places an order', async () => {
  const source = await generate();
  writeFileSync(join(folder, 'client.ts'), source);
  const compiler = join(
    dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
    'bin/tsc',
  );
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--ignoreConfig'];
  execFileSync(process.execPath, [compiler, ...options, join(folder, 'client.ts')], { stdio: 'inherit' });

  writeFileSync(join(folder, 'client.mjs'), stripTypeScriptTypes(source));
  const client = (await import(join(folder, 'client.mjs'))) as Client;
  Object.assign(client.defaults, { baseUrl: origin, fetch: fetchWithCookies() });
  const call = (name: string, ...parameters: unknown[]) => (client[name] as Call)(...parameters);

  const email = 'programa@example.com';
  await anInvestor(test, 100_000, { email });
  const { projectId } = await openProject(test, await as(test, 'admin'));

  const withoutOrigin = await call('sessionsLogIn', { email, password: testPassword });
  expect(withoutOrigin).toMatchObject({ status: 403, data: { code: 'request.cross_site' } });
  const { publicUrl } = test.services.config;
  const half = await call('sessionsLogIn', { email, password: testPassword }, { origin: publicUrl });
  expect(half).toMatchObject({ status: 200, data: { next: 'otp' } });
  expect(await call('totpsCheck', { code: nextCode(test) }, { origin: publicUrl })).toMatchObject({
    status: 204,
  });

  const projects = await call('projectsFind', { take: 5, minimumInvestment: ['gte:0.01', 'lte:5000'] });
  expect(projects).toMatchObject({ status: 200, data: { total: 1, data: [{ projectId }] } });
  const { version: termsVersion } = (await call('orderTermsFind')).data;
  const body = { projectId, amount: '250.00', termsVersion };
  const order = await call('ordersPlace', body, { origin: publicUrl, idempotencyKey: 'third-party-1' });
  expect(order).toMatchObject({ status: 201, data: { projectId, amount: '250.00', status: 'pending' } });
  const orders = await call('ordersFind', { status: ['pending', 'active'] });
  expect(orders).toMatchObject({ status: 200, data: { total: 1 } });

  const refused = await call('ordersPlace', { ...body, amount: '9999.00' }, { origin: publicUrl });
  expect(refused.data).toMatchObject({ code: expect.stringMatching(/^(project|wallet|request)\./) });
});

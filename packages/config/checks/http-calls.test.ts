import { expect, it } from 'vitest';
import { httpCalls } from './http-calls.ts';
import { treeOf } from './lib/tree.ts';

function refused(files: Record<string, string>): string[] {
  return httpCalls.run(treeOf(files)).problems.map(({ file, line }) => `${file}:${line}`);
}

it('accepts the client itself, the fixtures, the bench, and calls to other addresses', () => {
  expect(
    refused({
      'packages/client/src/request.ts': "await fetch('/v1/account/users/me');",
      'e2e/fixtures/api-of.ts': "await request.fetch('/v1/auth/login');",
      'packages/server/bench/lists/index.ts': 'fetch(`${url}/v1/project/projects`);',
      'packages/server/src/start/server.test.ts': 'await fetch(`${url}/health/ready`);',
      'packages/demo/src/simulator/simulator.test.ts': 'fetch(`${origin}/dev/identity/v1/sessions`);',
      'packages/server/src/a.test.ts':
        "await app.inject({ url: '/v1/project/projects' });\nawait as.get('/v1/x');",
      'site/src/lib/fresh-parts.ts': 'await fetch(address);',
      'site/src/lib/open-again.ts': "await fetch(location.href, { method: 'HEAD' });",
      'backoffice/src/testing/fake-api.ts': "vi.stubGlobal('XMLHttpRequest', FakeUpload);",
      'site/src/a.ts': '// fetch("/v1/x") is gone\nawait api(v1.me.find);',
    }),
  ).toEqual([]);
});

it.each([
  ['a fetch of a frontend', 'site/src/a.ts', "await fetch('/v1/account/users/me');"],
  ['an address in a variable of a frontend', 'backoffice/src/a.tsx', 'await fetch(url);'],
  ['an upload of its own', 'backoffice/src/upload.ts', 'const request = new XMLHttpRequest();'],
  ['a beacon', 'site/src/a.ts', "navigator.sendBeacon('/v1/x', body);"],
  ['live events', 'site/src/a.ts', "new EventSource('/v1/x');"],
  ['a test of the server', 'packages/server/src/a.test.ts', 'await fetch(`${url}/v1/project/projects`);'],
  ['a script', 'packages/server/scripts/a.ts', 'await fetch(\n  `${url}/v1/project/projects`,\n);'],
  ['a journey', 'e2e/journeys/a.spec.ts', "await request.get('/v1/account/users/me');"],
])('refuses %s', (_what, file, code) => {
  expect(refused({ [file]: code })).toEqual([`${file}:1`]);
});

import { expect, it } from 'vitest';
import { treeOf } from './lib/tree.ts';
import { readmes } from './readmes.ts';

const files = {
  'package.json': '{ "name": "semilla", "scripts": { "start": "a", "db:reset": "b" } }',
  'packages/format/package.json': '{ "name": "@semilla/format", "scripts": { "typecheck": "c" } }',
  'packages/format/src/index.ts': '',
};

function refused(text: string): string[] {
  const { problems } = readmes.run(treeOf({ ...files, 'packages/format/README.md': `\n${text}` }));
  return problems.map(({ file, line }) => `${file}:${line}`);
}

it.each([
  'Run `npm ci && npm start`, later `npm run db:reset`.',
  '`npm run typecheck -w packages/format` or `npm run typecheck --workspace=@semilla/format`',
  'npm is a tool; npm workspaces are another.',
  '[the functions](src/index.ts), [the rest](../../package.json#scripts), [elsewhere](https://semilla.example/a/b)',
  '`src/index.ts`, `packages/format/src/`, `index.ts`, `application/json`, `/v1/wallet`, `@semilla/format`',
  '`packages/<name>/README.md`, `src/*.test.ts`',
])('accepts %s', (text) => {
  expect(refused(text)).toEqual([]);
});

it.each([
  'Run `npm run fly`.',
  'Run `npm test`.',
  '`npm run start -w packages/format`',
  '`npm run typecheck -w packages/other`',
  '[gone](src/gone.ts)',
  '`packages/gone/src`',
  '`src/gone.ts`',
  '`packages/format/src/gone/<name>.ts`',
])('refuses %s', (text) => {
  expect(refused(text)).toEqual(['packages/format/README.md:2']);
});

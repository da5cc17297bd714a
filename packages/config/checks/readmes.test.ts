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

it('reads decisions, with paths relative to their package', () => {
  const text = '`src/index.ts`, [another](002-b.md)\n`src/gone.test.ts`\n[gone](003-c.md)';
  const decisions = 'packages/format/decisions';
  const tree = treeOf({ ...files, [`${decisions}/001-a.md`]: text, [`${decisions}/002-b.md`]: '' });
  const { problems } = readmes.run(tree);
  expect(problems.map(({ file, line }) => `${file}:${line}`).toSorted()).toEqual([
    `${decisions}/001-a.md:2`,
    `${decisions}/001-a.md:3`,
  ]);
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

import { expect, it } from 'vitest';
import { environment } from './environment.ts';
import { treeOf } from './lib/tree.ts';

it.each([
  'packages/server/src/start/read-config.ts',
  'packages/server/test/postgres.ts',
  'e2e/playwright.config.ts',
  'site/vitest.config.ts',
])('lets %s read the environment', (file) => {
  expect(environment.run(treeOf({ [file]: 'export const port = process.env.PORT;' })).problems).toEqual([]);
});

it.each([
  'const port = process.env.PORT;',
  'const { PORT } = process.env;',
  "const port = process['env'].PORT;",
  "import { env } from 'node:process';",
])('refuses %s elsewhere', (code) => {
  const { problems } = environment.run(treeOf({ 'packages/server/src/app.ts': `\n${code}` }));
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual(['packages/server/src/app.ts:2']);
});

it('ignores comments', () => {
  expect(environment.run(treeOf({ 'site/src/a.ts': '// never process.env here' })).problems).toEqual([]);
});

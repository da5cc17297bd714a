import { expect, it } from 'vitest';
import { treeOf } from './lib/tree.ts';
import { packageBorders } from './package-borders.ts';

function refused(files: Record<string, string>): string[] {
  return packageBorders
    .run(treeOf(files))
    .problems.map(({ file, line }) => (line ? `${file}:${line}` : file));
}

it('accepts allowed imports', () => {
  expect(
    refused({
      'packages/contract/src/a.ts':
        "import { formatMoney } from '@semilla/format';\nimport { b } from './b.ts';",
      'packages/server/src/a.ts':
        "import { t } from '@semilla/i18n';\nimport { x } from '@semilla/contract';",
      'site/src/pages/index.astro':
        "---\nimport { client } from '@semilla/contract/client';\n---\n<p>hola</p>",
      'packages/demo/src/a.ts': "import { b } from '@semilla/server/kit/errors.ts';",
      'packages/server/test/a.ts': "import { b } from '@semilla/demo/seed-demo.ts';",
      'e2e/fixtures/seed.ts': "import { buildProject } from '@semilla/contract/testing';",
      'e2e/package.json':
        '{ "devDependencies": { "@semilla/config": "0.1.0", "@semilla/contract": "0.1.0" } }',
    }),
  ).toEqual([]);
});

it.each([
  ['format importing any package', 'packages/format/src/a.ts', "import { x } from '@semilla/contract';"],
  ['i18n importing the contract', 'packages/i18n/src/a.ts', "import type { X } from '@semilla/contract';"],
  ['contract knowing i18n', 'packages/contract/src/a.ts', "export * from '@semilla/i18n';"],
  ['the site knowing the server', 'site/src/pages/index.astro', "import { app } from '@semilla/server';"],
  [
    'a test of the site knowing the server',
    'site/src/a.test.ts',
    "import { x } from '@semilla/server/a.ts';",
  ],
  ['the backoffice knowing the demo', 'backoffice/src/a.tsx', "import { x } from '@semilla/demo';"],
  ['the journeys knowing the words', 'e2e/journeys/a.spec.ts', "import { t } from '@semilla/i18n';"],
  ['the server knowing the site', 'packages/server/src/a.ts', "await import('@semilla/site');"],
  [
    'a relative path out of a package',
    'site/src/a.ts',
    "import { x } from '../../packages/format/src/index.ts';",
  ],
])('refuses %s', (_case, file, code) => {
  expect(refused({ [file]: code })).toEqual([`${file}:1`]);
});

it.each([
  ['site/package.json', '{ "dependencies": { "@semilla/server": "0.1.0" } }'],
  ['packages/server/package.json', '{ "dependencies": { "@semilla/demo": "0.1.0" } }'],
])('refuses a forbidden dependency in %s', (file, manifest) => {
  expect(refused({ [file]: manifest })).toEqual([file]);
});

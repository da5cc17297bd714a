import { describe, expect, it } from 'vitest';
import { backofficeLayers } from './backoffice-layers.ts';
import { treeOf } from './lib/tree.ts';

const root = 'backoffice/src/';

function problemsOf(imports: Record<string, string>): string[] {
  const files = Object.entries(imports).map(([file, imported]) => [root + file, imported]);
  const { problems } = backofficeLayers.run(treeOf(Object.fromEntries(files)));
  return problems.map((problem) => `${problem.file.slice(root.length)}:${problem.line} ${problem.message}`);
}

describe('accepts', () => {
  it.each([
    ['kit/list/ListPage.tsx', '../../api/use-may.ts'],
    ['records/users/CustomerShow.tsx', '../projects/money/OrderTable.tsx'],
    ['pages/work/WorkPage.tsx', '../../records/tickets/TicketShow.tsx'],
    ['app/menu/sections.tsx', '../../pages/bank/index.tsx'],
    ['app/main.tsx', './App.tsx'],
    ['kit/form/PageForm.tsx', '../list/ListPage.tsx'],
    ['kit/list/ListPage.test.tsx', '../../records/users/CustomerList.tsx'],
    ['kit/list/ListPage.test.tsx', '../../testing/mount.tsx'],
    ['records/tickets/testing.ts', '../../testing/records.ts'],
    ['testing/mount.tsx', '../app/App.tsx'],
  ])('%s importing %s', (file, imported) => {
    expect(problemsOf({ [file]: `import { x } from '${imported}';` })).toEqual([]);
  });

  it('records of which one shows another', () => {
    expect(
      problemsOf({
        'records/users/CustomerShow.tsx': "import { x } from '../tickets/TicketTable.tsx';",
        'records/tickets/TicketTable.tsx': "import { x } from '../projects/ProjectLink.tsx';",
        'records/projects/ProjectLink.tsx': "import { x } from './project-name.ts';",
      }),
    ).toEqual([]);
  });
});

describe('refuses', () => {
  it.each([
    ['api/data-provider.ts', '../kit/fields/text-in.ts', 'kit, a layer above api'],
    ['kit/list/ListPage.tsx', '../../records/users/index.tsx', 'records, a layer above kit'],
    ['records/users/index.tsx', '../../pages/home/Home.tsx', 'pages, a layer above records'],
    ['pages/work/WorkPage.tsx', '../../app/App.tsx', 'app, a layer above pages'],
    ['kit/list/ListPage.tsx', '../../testing/records.ts', 'which only tests may import'],
    ['records/users/CustomerList.tsx', '../tickets/testing.ts', 'which only tests may import'],
    ['app/App.tsx', '../../build/area-of.ts', 'backoffice/build/area-of.ts, which is not in'],
    ['layout/Header.tsx', 'react', 'is in no layer'],
    ['App.tsx', 'react', 'is in no layer'],
  ])('%s importing %s', (file, imported, why) => {
    const problems = problemsOf({ [file]: `\nimport { x } from '${imported}';` });
    expect(problems).toEqual([expect.stringContaining(why)]);
    expect(problems[0]).toContain(`${file}:`);
  });

  it.each([
    "import type { X } from '../../records/users/index.tsx';",
    "export { x } from '../../records/users/index.tsx';",
    "const X = lazy(() => import('../../records/users/index.tsx'));",
  ])('an import upwards as %s', (code) => {
    expect(problemsOf({ 'kit/list/ListPage.tsx': code })).toEqual([
      expect.stringContaining('kit/list/ListPage.tsx:1 imports records, a layer above kit'),
    ]);
  });

  it('a circle of records, even of types alone', () => {
    expect(
      problemsOf({
        'records/users/CustomerShow.tsx': "import { x } from '../tickets/TicketTable.tsx';",
        'records/tickets/TicketTable.tsx': "import { x } from '../projects/ProjectLink.tsx';",
        'records/projects/ProjectLink.tsx': "import type { X } from '../users/customer-name.ts';",
        'records/owners/OwnerShow.tsx': "import { x } from '../projects/ProjectLink.tsx';",
      }),
    ).toEqual([
      expect.stringContaining('imports records/users, which imports records/projects in a circle'),
      expect.stringContaining('imports records/projects, which imports records/tickets in a circle'),
      expect.stringContaining('imports records/tickets, which imports records/users in a circle'),
    ]);
  });
});

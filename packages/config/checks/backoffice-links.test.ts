import { expect, it } from 'vitest';
import { backofficeLinks } from './backoffice-links.ts';
import { treeOf } from './lib/tree.ts';

const letter = 'packages/server/src/money/notices/letter-of.ts';

function problemsWith(link: string) {
  return backofficeLinks.run(
    treeOf({
      'e2e/fixtures/backoffice-addresses.ts':
        "[{ path: '/admin/project/:project' }, { path: '/admin/wallet' }]",
      [letter]: `const path = ${link};`,
    }),
  ).problems;
}

it.each([
  '`/admin/project/${project.projectId}`',
  "'/admin/wallet/'",
  "'/admin/wallet?filter=1'",
  "'/admin/'",
])('accepts %s', (link) => {
  expect(problemsWith(link)).toEqual([]);
});

it.each(['`/admin/project/projects/${projectId}`', "'/admin/wallets'"])('refuses %s', (link) => {
  expect(problemsWith(link)).toEqual([
    expect.objectContaining({ file: letter, line: 1, message: expect.stringContaining('is no screen') }),
  ]);
});

import { expect, it } from 'vitest';
import { treeOf } from './lib/tree.ts';
import { requirements } from './requirements.ts';

const list =
  '# Requirements\n\n## M · How values look\n- M1 Money.\n- M2 Percentages.\n\n## V · Validation\n- V1 Required.\n';

function reportOf(test: string, done: string[] = []) {
  return requirements.run(
    treeOf({
      'packages/config/requirements.md': list,
      'packages/config/requirements-done.ts': `export const done: string[] = ${JSON.stringify(done)};`,
      'site/src/a.test.tsx': `\n${test}`,
    }),
  );
}

it('counts the ids in titles, single or several, also in tables', () => {
  const report = reportOf("it('[M1] shows money', a);\nit.each(rows)(`[M2][V1] shows %s`, b);");
  expect(report).toEqual({ counted: '3 of 3 shown', problems: [], notes: [] });
});

it('lists the open ids by area', () => {
  expect(reportOf("it('[M1] shows money', a);")).toMatchObject({
    counted: '1 of 3 shown',
    notes: ['without a test: M 1, V 1'],
  });
});

it('refuses an id that does not exist', () => {
  expect(reportOf("it('[M1][M9] shows money', a);").problems).toMatchObject([
    { file: 'site/src/a.test.tsx', line: 2 },
  ]);
});

it('does not count a comment or an index as a title', () => {
  expect(reportOf("// it('[M1] shows money', a);\ncells[A1] = row['M2'];").counted).toBe('0 of 3 shown');
});

it('compares the ids marked as done with the tests', () => {
  const test = "it('[M1] shows money', a);";
  expect(reportOf(test, ['M1']).problems).toEqual([]);
  expect(reportOf(test, ['M']).problems.map(({ message }) => message)).toEqual([
    'M2 is said to be done, but no test title begins with it',
  ]);
  expect(reportOf(test, ['V1']).problems).toHaveLength(1);
});

it('refuses an unknown id among those marked as done', () => {
  expect(reportOf('', ['Z']).problems).toMatchObject([
    { message: 'Z is no id or area of packages/config/requirements.md' },
  ]);
});

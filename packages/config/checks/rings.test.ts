import { expect, it } from 'vitest';
import { treeOf } from './lib/tree.ts';
import { rings } from './rings.ts';

const permissions = 'packages/server/test/permissions';
const commands = 'packages/server/src/money/commands';
const whole = {
  'packages/config/requirements.md': '- M1 Money.\n',
  [`${permissions}/matrix.test.ts`]: 'describe.each(Object.entries(endpoints))',
  [`${permissions}/proposals.test.ts`]: 'expect(acts).toEqual([...proposalActs].toSorted());',
};
const problemsOf = (files: Record<string, string>) =>
  rings.run(treeOf({ ...whole, ...files })).problems.map(({ file }) => file);

it.each([
  ['site/src/a.test.tsx', "it('[M1] shows money', a);"],
  ['e2e/journeys/a.spec.ts', "test('[M1] shows “money”', { tag: '@inner' }, a);"],
  [
    'e2e/journeys/a.spec.ts',
    "test(\n  '[M1] shows money',\n  { tag: language === 'es' ? '@inner' : [] },\n  a);",
  ],
])('accepts a requirement that %s shows in the inner ring', (file, code) => {
  const outer = { 'site/src/b.outer.test.ts': "it('[M1] at any size', b);" };
  expect(problemsOf({ ...outer, [file]: code })).toEqual([]);
});

it.each([
  ['site/src/a.outer.test.tsx', "it('[M1] shows money', a);"],
  ['e2e/journeys/a.spec.ts', "test('[M1] shows money', a);\ntest('others', { tag: '@inner' }, b);"],
])('refuses a requirement that only %s shows, once', (file, code) => {
  const also = { 'site/src/b.outer.test.ts': "it('[M1] at any size', b);" };
  expect(problemsOf({ [file]: code, ...also })).toHaveLength(1);
});

it('refuses a list of access or of acts that is not whole in the inner ring', () => {
  const { [`${permissions}/matrix.test.ts`]: matrix = '', ...others } = whole;
  const moved = { ...others, [`${permissions}/matrix.outer.test.ts`]: matrix };
  expect(rings.run(treeOf(moved)).problems).toMatchObject([{ file: `${permissions}/matrix.test.ts` }]);
  expect(problemsOf({ [`${permissions}/proposals.test.ts`]: 'few' })).toEqual([
    `${permissions}/proposals.test.ts`,
  ]);
});

const command = { [`${commands}/pay.ts`]: 'export function pay(request: Pay): Command<Paid> {}' };

it.each([
  ['src/money/routes/pay.ts', "import { pay } from '../commands/pay.ts';"],
  ['src/money/commands/pay.test.ts', "import { pay } from './pay.ts';"],
])('accepts a money command that %s uses', (file, code) => {
  expect(problemsOf({ ...command, [`packages/server/${file}`]: code })).toEqual([]);
});

it('accepts a money command whose job has a test', () => {
  const job = "import { pay } from './commands/pay.ts';";
  const test = "import { payAll } from './pay-all.ts';";
  const files = {
    'packages/server/src/money/pay-all.ts': job,
    'packages/server/src/money/pay-all.test.ts': test,
  };
  expect(problemsOf({ ...command, ...files })).toEqual([]);
});

it('refuses a money command that only the outer ring tests', () => {
  const outer = { [`${commands}/pay.outer.test.ts`]: "import { pay } from './pay.ts';" };
  expect(problemsOf({ ...command, ...outer })).toEqual([`${commands}/pay.ts`]);
});

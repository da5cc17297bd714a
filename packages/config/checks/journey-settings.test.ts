import { expect, it } from 'vitest';
import { journeySettings } from './journey-settings.ts';
import { treeOf } from './lib/tree.ts';

const settings =
  'PORT=3000\n# FRESH_FACTOR_MINUTES=5    how long\n# FOUR_EYES_CENTS=500000   from which amount\n';
const problemsOf = (code: string, file = 'e2e/playwright.config.ts') =>
  journeySettings
    .run(treeOf({ '.env.example': settings, [file]: code }))
    .problems.map((problem) => `${problem.file}:${problem.line}`);

it.each([
  "env: {\n  PORT: '1234',\n  E2E_SIZE: '1',\n}",
  '// The code counts for FRESH_FACTOR_MINUTES, as in production.',
])('lets the journeys run with the defaults: %s', (code) => {
  expect(problemsOf(code)).toEqual([]);
});

it.each(["env: {\n  FOUR_EYES_CENTS: '99999999',\n}", "\nprocess.env.FRESH_FACTOR_MINUTES = '1440';"])(
  'refuses a relaxed limit: %s',
  (code) => {
    for (const file of ['e2e/playwright.config.ts', 'packages/server/scripts/run-several.ts'])
      expect(problemsOf(code, file)).toEqual([`${file}:2`]);
  },
);

it('leaves the settings of other platforms alone', () => {
  expect(problemsOf("FOUR_EYES_CENTS: '1',", 'packages/server/src/a.test.ts')).toEqual([]);
});

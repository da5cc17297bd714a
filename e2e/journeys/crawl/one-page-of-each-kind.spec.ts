import type { Address } from '../../fixtures/backoffice-address.ts';
import { addresses } from '../../fixtures/backoffice-addresses.ts';
import { lookAt } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { pointers } from '../../fixtures/pointers.ts';
import { BackofficeScreen } from '../../screens/backoffice-screen.ts';

// The start, a list, a record, a form and a text. The other journeys of this folder check all pages.
const ofVisitors = ['/', '/projects/', '/projects/edificio-lavapies', '/register?kind=individual', '/legal'];
const ofInvestors = ['/', '/investments', '/user/profile?tab=wallet', '/user/support'];
const ofStaff = [
  '/admin',
  '/admin/project',
  '/admin/project/:project',
  '/admin/project/edit/:project',
  '/admin/statistics',
];

const all = Object.values<readonly Address[]>(addresses).flat();

/** Each language on another device and in another theme. */
const looks = {
  es: { theme: 'light', pointer: 'touch' },
  en: { theme: 'dark', pointer: 'mouse' },
} as const;

for (const language of ['es', 'en'] as const) {
  const { theme, pointer } = looks[language];
  test.describe(`in ${language}, ${theme}, with ${pointer}`, () => {
    test.use({ locale: language, colorScheme: theme, ...pointers[pointer] });

    test('[B14][B15][P3] pages of visitors have no barrier', { tag: '@inner' }, async ({ page }) => {
      for (const path of ofVisitors)
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('main button[type=submit]:disabled')).toHaveCount(0);
          await lookAt(page, path, { only: theme });
        });
    });

    test.describe('signed in', () => {
      test.use({ who: 'investor' });

      test('[B14][B15][P3] pages of investors have no barrier', { tag: '@inner' }, async ({ page }) => {
        for (const path of ofInvestors)
          await test.step(path, async () => {
            await page.goto(path);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
            await lookAt(page, path, { only: theme });
          });
      });
    });

    test.describe('as staff', () => {
      test.use({ who: 'administrator' });

      test('[B14][B15][P3] pages of the backoffice have no barrier', { tag: '@inner' }, async ({
        page,
        apiAs,
      }) => {
        const { projectId: id, name } = await newProject(await apiAs('administrator'), 'Next_Opening');
        const me = { id: '', name: 'Elena Vidal Rueda' };
        const records = { project: { id, name }, me, customer: me, manager: me };
        const screen = new BackofficeScreen(page, language, records, pointer);
        await screen.type('/admin');
        for (const path of ofStaff)
          await test.step(path, async () => {
            const address = all.find((one) => one.path === path) as Address;
            await screen.goTo(address);
            await screen.expectThere(address);
            await screen.expectComplete();
            await lookAt(page, path, { only: theme });
          });
      });
    });
  });
}

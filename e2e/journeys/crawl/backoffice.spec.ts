import type { Page } from '@playwright/test';
import { lookerIn } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { languages } from '../../screens/language.ts';

test.use({ who: 'administrator' });
// A screen of the backoffice is a large page, looked at four times.
test.describe.configure({ timeout: 90_000 });

/** A screen is complete once its title stands and nothing is being loaded. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root, [aria-busy=true]')).toHaveCount(0);
}

const screens = [
  '/admin/',
  '/admin/project/',
  '/admin/project/?filter={"name":"nada"}',
  '/admin/project/new',
];
const parts = ['', '/descriptions', '/documents', '/multimedia', '/timeline'];
const steps = ['/descriptions', '/documents', '/multimedia'];

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    const look = lookerIn(language);

    for (const path of screens) {
      test(`[B14][B15][A8] ${path} has no barrier`, async ({ page }) => {
        await look(page, () => open(page, path));
      });
    }

    for (const part of parts) {
      test(`[B14][B15][A8] a project${part} has no barrier`, async ({ page, filledProject }) => {
        await look(page, () => open(page, `/admin/project/${filledProject.projectId}${part}`));
      });
    }

    for (const step of steps) {
      test(`[B14][B15][A9] the step${step} has no barrier`, async ({ page, filledProject }) => {
        const path = `/admin/project/new/${filledProject.projectId}${step}`;
        const dialog = page.getByRole('dialog');
        await look(page, () => open(page, path));
        await look(page, async () => {
          await open(page, path);
          await page.getByRole('main').getByRole('button').first().click();
          await dialog.getByRole('button').last().click();
          await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
        });
      });
    }

    test('[B14][B15][A8] a form full of mistakes has no barrier', async ({ page, filledProject }) => {
      const url = page.getByLabel(/^URL/);
      await look(page, async () => {
        await open(page, `/admin/project/edit/${filledProject.projectId}`);
        await url.fill('con espacios');
        await url.press('Enter');
        await expect(url).toHaveAttribute('aria-invalid', 'true');
      });
    });

    test('[B14][B15][A15] where there is nothing there is no barrier', async ({ page }) => {
      await look(page, () => open(page, '/admin/nada'));
    });
  });
}

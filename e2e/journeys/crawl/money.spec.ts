import type { Page } from '@playwright/test';
import { lookOver } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';

test.use({ who: 'administrator' });
test.describe.configure({ timeout: 90_000 });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root, [aria-busy=true]')).toHaveCount(0);
}

test.describe('in es', () => {
  test.use({ locale: 'es-ES' });

  test('[B14][B15][A6] the movements of wallets have no barrier', async ({ page }) => {
    await lookOver(page, () => open(page, '/admin/wallet/'));
  });

  test('[B14][B15][A8] the money of a project has no barrier', async ({ page, filledProject }) => {
    await lookOver(page, () => open(page, `/admin/project/${filledProject.projectId}/movements`));
  });
});

test.describe('in en', () => {
  test.use({ locale: 'en-GB' });

  test('[B14][B15][A6] the wallets have no barrier', async ({ page }) => {
    await lookOver(page, () => open(page, '/admin/wallet/wallets'));
  });

  test('[B14][B15][A17] a decision, and a reason that is missing, have no barrier', async ({ page }) => {
    await lookOver(page, async () => {
      await open(page, '/admin/wallet/?filter={"status":"pending"}');
      await page.getByRole('main').locator('a[href*="/admin/wallet/0"]').first().click();
      await page.getByRole('button', { name: /rather reject/ }).click();
      await page.getByRole('button', { name: /^Reject: / }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    });
  });
});

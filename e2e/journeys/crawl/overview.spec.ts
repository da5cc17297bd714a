import { lookOver } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';

test.use({ who: 'administrator' });
test.describe.configure({ timeout: 90_000 });

const loading = '.MuiSkeleton-root, [aria-busy=true]';

test('[B14][B15][A14] the statistics have no barrier', async ({ page }) => {
  await lookOver(page, async () => {
    await page.goto('/admin/statistics/?compare=true');
    await expect(page.getByRole('table', { name: 'Comisiones' })).toBeVisible();
    await expect(page.locator(loading)).toHaveCount(0);
  });
});

test.describe('in English', () => {
  test.use({ locale: 'en' });

  test('[B14][B15][B5] the audit trail has no barrier', async ({ page }) => {
    await lookOver(page, async () => {
      await page.goto('/admin/audit/');
      await expect(page.getByText('Elena Vidal Rueda').last()).toBeVisible();
      await expect(page.locator(loading)).toHaveCount(0);
    });
  });

  test('[B14][B15][A1] the search and the shortcuts have no barrier', async ({ page }) => {
    await lookOver(page, async () => {
      await page.goto('/admin/project/new');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Customer, project or ticket' }).fill('semilla');
      await expect(page.getByRole('option').first()).toBeVisible();
    });
    await page.keyboard.press('Escape');
    await lookOver(page, async () => {
      await page.goto('/admin/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    });
  });
});

import { lookAt } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { BackofficeProjectList } from '../../screens/backoffice-project-list.ts';

test.use({ who: 'administrator' });

test('[A26] walks over the rows by keyboard, opens one, and comes back', async ({ page }) => {
  const list = new BackofficeProjectList(page);
  await list.open();
  const rows = page.locator('tbody tr.RaDataTable-row');
  await expect(rows.nth(1)).toBeVisible();
  await page.keyboard.press('j');
  await expect(rows.nth(0)).toBeFocused();
  await expect(rows.nth(0)).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await lookAt(page, 'a focused row');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/project\/[0-9a-f-]{36}/);
  await page.goBack();
  await list.expectHere();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Fila siguiente');
});

test('[A26] selects customers by keyboard', async ({ page }) => {
  await page.goto('/admin/customer/');
  const rows = page.locator('tbody tr.RaDataTable-row');
  await expect(rows.nth(2)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
});

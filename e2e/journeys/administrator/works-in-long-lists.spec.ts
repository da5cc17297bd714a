import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/index.ts';

test.use({ who: 'administrator' });

const open = async (page: Page) => {
  await page.goto('/admin/wallet/?filter=%7B%7D&sort=createdAt&order=DESC&page=1&perPage=50');
  await expect(page.locator('tbody tr.RaDataTable-row')).toHaveCount(50);
};

/** How many rows are wholly in sight, without scrolling. */
const rowsInSight = (page: Page) =>
  page.locator('tbody tr.RaDataTable-row').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      }).length,
  );

test('[A26] shows more rows when they are compact, also after a reload', async ({ page }) => {
  await open(page);
  const comfortable = await rowsInSight(page);
  const compact = page.getByRole('button', { name: 'Filas compactas' });
  await compact.click();
  await expect(compact).toHaveAttribute('aria-pressed', 'true');
  expect(await rowsInSight(page)).toBeGreaterThan(comfortable * 1.2);
  await page.reload();
  await expect(page.locator('tbody tr.RaDataTable-row')).toHaveCount(50);
  await expect(compact).toHaveAttribute('aria-pressed', 'true');
  await compact.click();
});

for (const { width, what } of [
  { width: 1440, what: 'the page scrolls' },
  { width: 820, what: 'the table also scrolls sideways' },
]) {
  test(`[A26] keeps the head of a table in sight while ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    const head = page.getByRole('columnheader', { name: 'Fecha' });
    await page.locator('tbody tr.RaDataTable-row').nth(40).scrollIntoViewIfNeeded();
    await page.locator('tbody tr.RaDataTable-row').nth(40).hover();
    await page.mouse.wheel(0, 120);
    await expect(head).toBeInViewport({ ratio: 1 });
    await head.getByRole('button').click();
    await expect(page).toHaveURL(/order=ASC/);
  });
}

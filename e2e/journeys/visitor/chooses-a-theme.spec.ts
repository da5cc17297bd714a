import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/index.ts';
import { BackofficeFrame } from '../../screens/backoffice-frame.ts';
import { SiteHeader } from '../../screens/site-header.ts';

const schemeOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

test('[B14] switches to dark, and it stays', { tag: '@inner' }, async ({ page }) => {
  await page.goto('/');
  await new SiteHeader(page).switchTheme();
  await expect.poll(() => schemeOf(page)).toBe('dark');
  await page.reload();
  expect(await schemeOf(page)).toBe('dark');
  await page.goto('/projects/');
  await new SiteHeader(page).switchTheme();
  await expect.poll(() => schemeOf(page)).toBe('light');
});

test('[B14] shows the pictures of projects darker in the dark theme, and an enlarged one as it is', async ({
  page,
}) => {
  await page.goto('/projects/edificio-lavapies');
  const cover = page.getByRole('main').locator('picture img').first();
  await expect(cover).toHaveCSS('filter', 'none');
  await new SiteHeader(page).switchTheme();
  await expect(cover).toHaveCSS('filter', /^brightness\(0\.\d+\)/);
  await cover.click();
  await expect(page.getByRole('dialog').getByRole('img')).toHaveCSS('filter', 'none');
});

test.describe('as staff', () => {
  test.use({ who: 'manager' });

  test('[B14][P3][P4] finds theme and language of the site in the backoffice too', async ({ page }) => {
    await page.goto('/');
    await new SiteHeader(page).switchTheme();
    await new SiteHeader(page).chooseLanguage('en');
    await page.goto('/admin/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hello/);
    await expect(page.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible();
    await page.getByRole('button', { name: /: Español$/ }).click();
    await new BackofficeFrame(page).expectHere();
    await page.goto('/');
    await new SiteHeader(page).expectLanguage('es');
  });
});

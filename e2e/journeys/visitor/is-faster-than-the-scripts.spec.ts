import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/index.ts';
import { ProjectDetail } from '../../screens/project-detail.ts';
import { ProjectList } from '../../screens/project-list.ts';
import { SiteHeader } from '../../screens/site-header.ts';

const nbsp = '\u00a0';

/** Holds back all scripts until the returned function is called. */
async function withoutScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('[B11][B14][R19] a click and an amount that come before the scripts count once they are there', async ({
  page,
}) => {
  const release = await withoutScripts(page);
  const detail = new ProjectDetail(page);
  await detail.open('edificio-lavapies');
  const example = await detail.total.textContent();
  await detail.simulated.fill('2.000');
  await detail.simulated.press('Enter');
  await new SiteHeader(page).switchTheme();
  await expect(detail.total).toHaveText(example ?? '');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(detail.total).toHaveText(new RegExp(`^2\\.\\d{3},\\d{2}${nbsp}€$`));
  await detail.tab('Documentación').click();
  await detail.expectOnly('Documentación');
});

test('[B11][R2] a filter that is chosen before the scripts applies once they are there', async ({ page }) => {
  const release = await withoutScripts(page);
  const list = new ProjectList(page);
  await list.open();
  await list.choice('Fase').selectOption('Abierto');
  await expect(page).toHaveURL('/projects/');
  release();
  await expect(page).toHaveURL(/[?&]phaseId=/);
  await expect(list.chip('Fase')).toBeVisible();
});

test('[B11][R2] the picture that is touched before the scripts opens in the gallery', async ({ page }) => {
  const release = await withoutScripts(page);
  await page.goto('/projects/edificio-lavapies');
  await page.getByRole('main').locator('[data-enlarge]').first().click();
  release();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expect(page).toHaveURL('/projects/edificio-lavapies');
});

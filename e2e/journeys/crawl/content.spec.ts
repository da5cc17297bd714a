import type { Page } from '@playwright/test';
import { lookUpProjectTypes } from '@semilla/contract';
import { lookOver } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { newTicket } from '../../fixtures/new-ticket.ts';

test.use({ who: 'administrator' });
// A screen of the backoffice is a large page, looked at four times.
test.describe.configure({ timeout: 90_000 });

/** A screen is complete once its title stands and nothing is being loaded. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root, [aria-busy=true]')).toHaveCount(0);
}

const saved = (page: Page) => page.getByRole('main').locator('button[type=submit]');

test.describe('in es', () => {
  test.use({ locale: 'es' });

  for (const [path, id] of [
    ['/admin/marketing/', 'A10'],
    ['/admin/ticket/new', 'A7'],
    ['/admin/config/project-types/', 'A12'],
  ]) {
    test(`[B14][B15][${id}] ${path} has no barrier`, async ({ page }) => {
      await lookOver(page, () => open(page, path as string));
    });
  }

  test('[B14][B15][A13] a template full of mistakes has no barrier', async ({ page }) => {
    await lookOver(page, async () => {
      await open(page, '/admin/config/template-description-project/new');
      await expect(page.getByRole('toolbar')).toHaveCount(2);
      await saved(page).click();
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(2);
    });
  });

  test('[B14][B15][A21] a ticket and what came with it have no barrier', async ({ page, apiAs }) => {
    await page.goto('/');
    const { ticketId } = await newTicket(await apiAs('investor'), await page.screenshot());
    const path = `/admin/ticket/${ticketId}`;
    await lookOver(page, () => open(page, path));
    await lookOver(page, async () => {
      await open(page, path);
      await page.getByRole('button', { name: 'Ver la cronología' }).click();
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
    });
  });
});

test.describe('in en', () => {
  test.use({ locale: 'en' });

  for (const [path, id] of [
    ['/admin/ticket/', 'A7'],
    ['/admin/config/document-types/new', 'A11'],
    ['/admin/config/template-description-project/', 'A13'],
  ]) {
    test(`[B14][B15][${id}] ${path} has no barrier`, async ({ page }) => {
      await lookOver(page, () => open(page, path as string));
    });
  }

  test('[B14][B15][A10] a promotion that meets another has no barrier', async ({ page }) => {
    await lookOver(page, async () => {
      await open(page, '/admin/marketing/new');
      await page.getByRole('combobox').first().click();
      await page.getByRole('option', { name: 'Investors' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    });
  });

  test('[B14][B15][A12] a project type in use has no barrier', async ({ page, apiAs }) => {
    const { data } = await (await apiAs('administrator'))(lookUpProjectTypes);
    await lookOver(page, () => open(page, `/admin/config/project-types/edit/${data[0]?.projectTypeId}`));
  });
});

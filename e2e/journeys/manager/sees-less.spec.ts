import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/index.ts';
import { BackofficeFrame } from '../../screens/backoffice-frame.ts';

test.use({ who: 'manager' });

const onlyForAdministrators = [
  'Banco',
  'Reclamaciones',
  'Auditoría',
  'Correos no entregados',
  'Registros conservados',
];

/** The names of the menu's entries, in order, without what waits behind them. */
async function namesIn(page: Page): Promise<string[]> {
  await page.goto('/admin/');
  const { entries } = new BackofficeFrame(page);
  await expect(entries.filter({ hasText: /^Clientes/ })).toBeVisible();
  const texts = await entries.allInnerTexts();
  return texts.map((text) => text.match(/^[^\d\n,]+/)?.[0].trim() ?? '');
}

test('[A1][P8] a manager sees fewer menu entries than an administrator', async ({ page, openAs }) => {
  const managers = await namesIn(page);
  await expect(page.getByRole('link', { name: /^Invertido/ })).toBeVisible();
  const administrators = await namesIn(await openAs('administrator'));
  expect(administrators.filter((name) => !managers.includes(name))).toEqual(onlyForAdministrators);
  expect(administrators.filter((name) => !onlyForAdministrators.includes(name))).toEqual(managers);

  await page.goto('/admin/audit/');
  await expect(new BackofficeFrame(page).title).toHaveText('Acceso denegado');
});

import { expect, test } from '../../fixtures/index.ts';
import { BackofficeFrame } from '../../screens/backoffice-frame.ts';
import { BackofficeSearch } from '../../screens/backoffice-search.ts';

test.use({ who: 'manager' });

test('[A1][P6][P8] a manager has less to open, and finds nobody else’s customers', async ({
  page,
  account,
}) => {
  const frame = new BackofficeFrame(page);
  const search = new BackofficeSearch(page);
  await page.goto('/admin/');
  await expect(frame.sections.getByRole('link', { name: 'Clientes' })).toBeVisible();
  await expect(frame.sections.getByRole('link', { name: 'Auditoría' })).toBeHidden();
  await expect(page.getByRole('link', { name: /^Invertido/ })).toBeVisible();

  await page.keyboard.press('/');
  await search.field.fill(account.email);
  await expect(page.getByText(/^Nada coincide con/)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/admin/audit/');
  await expect(frame.title).toHaveText('Acceso denegado');
});

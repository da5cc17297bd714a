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

test('[A1][P8] a manager sees fewer menu entries than an administrator', async ({ page, openAs }) => {
  const managers = new BackofficeFrame(page);
  await page.goto('/admin/');
  await expect(managers.entries.filter({ hasText: /^Clientes/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Invertido/ })).toBeVisible();

  const administratorsPage = await openAs('administrator');
  const administrators = new BackofficeFrame(administratorsPage);
  await administratorsPage.goto('/admin/');
  for (const name of onlyForAdministrators) {
    await expect(administrators.entries.filter({ hasText: new RegExp(`^${name}`) })).toHaveCount(1);
    await expect(managers.entries.filter({ hasText: new RegExp(`^${name}`) })).toHaveCount(0);
  }
  const shared = await managers.entries.count();
  await expect(administrators.entries).toHaveCount(shared + onlyForAdministrators.length);

  await page.goto('/admin/audit/');
  await expect(managers.title).toHaveText('Acceso denegado');
});

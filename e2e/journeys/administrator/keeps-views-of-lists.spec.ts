import { lookAt } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { BackofficeProjectList } from '../../screens/backoffice-project-list.ts';

test.use({ who: 'administrator' });

test('[A26] saves a view and shares it, and a manager opens its link', async ({ page, openAs }) => {
  const name = `Edificios ${Date.now()}`;
  const list = new BackofficeProjectList(page);
  const views = page.getByRole('region', { name: 'Vistas' });
  await list.open();
  await list.search('Edificio');
  // The address changes before the page, and an order chosen in between would lose the filter.
  await expect(list.rows.filter({ hasNotText: 'Edificio' })).toHaveCount(0);
  await expect(list.rows).not.toHaveCount(0);
  await list.sortBy('Nombre');
  await views.getByRole('button', { name: 'Guardar vista…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guardar vista' });
  await dialog.getByLabel('Nombre').fill(name);
  await dialog.getByRole('switch', { name: 'Compartida con el equipo' }).check();
  await page.keyboard.press('Enter');
  await expect(views.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
  const viewId = new URL(page.url()).searchParams.get('view');
  expect(viewId).toMatch(/^[0-9a-f-]{36}$/);

  await list.search('Sevilla');
  await expect(views.getByText('Modificada')).toBeVisible();
  await views.getByRole('link', { name: 'Descartar cambios' }).click();
  await expect(views.getByText('Modificada')).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Edificio');

  await lookAt(page, 'a list with a view');
  const colleague = await openAs('manager');
  const theirs = colleague.getByRole('region', { name: 'Vistas' });
  await colleague.goto(`/admin/project/?view=${viewId}`);
  await expect(theirs.getByRole('link', { name: `${name} · ` })).toHaveAttribute('aria-current', 'true');
  await expect(colleague.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Edificio');
  await theirs.getByRole('link', { name: 'Todo' }).click();
  await expect(colleague.getByRole('textbox', { name: 'Nombre' })).toHaveValue('');

  await views.getByRole('button', { name: `Opciones de la vista ${name}` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Borrar…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click();
  await expect(views.getByRole('link', { name })).toHaveCount(0);
  await expect(theirs.getByRole('link', { name: `${name} · ` })).toHaveCount(0);
});

import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { BackofficeFrame } from '../../screens/backoffice-frame.ts';
import { BackofficeSearch } from '../../screens/backoffice-search.ts';

test.use({ who: 'administrator' });

test('[A1][B15] finds a customer, a project and a ticket with the keyboard only', async ({ page, apiAs }) => {
  const { name, projectId } = await newProject(await apiAs('administrator'), 'Draft');
  const frame = new BackofficeFrame(page);
  const search = new BackofficeSearch(page);
  await page.goto('/admin/');
  await expect(frame.title).toHaveText('Hola, Elena Vidal Rueda');

  await page.keyboard.press('/');
  await search.field.fill('investor@semilla.test');
  await expect(search.chosen).toContainText('investor@semilla.test');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/customer\/[\w-]{36}$/);

  // Without waiting, because keys pressed early must not be lost.
  await page.keyboard.press('Control+k');
  await page.keyboard.type(projectId);
  await expect(search.field).toHaveValue(projectId);
  await expect(search.chosen).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(frame.title).toHaveText(name);

  await page.keyboard.press('/');
  await expect(search.chosen).toContainText(name);
  await search.field.fill('no consigo verificar');
  await expect(search.chosen).toContainText('No consigo verificar mi identidad');
  await page.keyboard.press('Enter');
  await expect(frame.title).toHaveText('No consigo verificar mi identidad');
  await page.goBack();
  await expect(frame.title).toHaveText(name);

  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(frame.title).toHaveText('Incidencias');
  await page.goBack();
  await expect(frame.title).toHaveText(name);
});

test('[B5] reads in the audit trail who did what, and that the trail is intact', async ({ page, apiAs }) => {
  const { projectId } = await newProject(await apiAs('administrator'), 'Draft');
  const filter = encodeURIComponent(JSON.stringify({ subjectId: projectId }));
  await page.goto(`/admin/audit/?filter=${filter}`);
  const row = page.getByRole('row', { name: /Elena Vidal Rueda/ });
  await expect(row).toContainText('Creó el proyecto');
  await page.getByRole('button', { name: 'Comprobar el registro' }).click();
  // Checking the whole trail takes long, and other journeys extend it meanwhile.
  await expect(page.getByText(/El registro está íntegro/)).toBeVisible({ timeout: 60_000 });
  await row.getByRole('link', { name: 'Proyecto' }).click();
  await page.getByRole('tab', { name: 'Actividad' }).click();
  await expect(page.getByRole('list', { name: 'Actividad' })).toContainText('Creó el proyecto');
});

import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { BackofficeProject } from '../../screens/backoffice-project.ts';
import { BackofficeProjectList } from '../../screens/backoffice-project-list.ts';

test.use({ who: 'administrator' });

test('[A8] filters and sorts the projects, with the state in the URL', async ({ page }) => {
  const list = new BackofficeProjectList(page);
  await list.open();
  await list.choosePhase('Abierto');
  await expect(page).toHaveURL(/filter=.*phaseId/);
  await list.expectPhase('Abierto');
  await list.sortBy('Nombre');
  await expect(page).toHaveURL(/sort=name/);
  await page.reload();
  await list.expectHere();
  await list.expectPhase('Abierto');
  await expect(list.phase).toHaveText('Abierto');
});

test('[A8][M1][M2][M3][M4] filters the projects by each filter, and reads their figures in Spanish format', async ({
  page,
  apiAs,
}) => {
  const administrator = await apiAs('administrator');
  const written = {
    financingAmount: 123_450,
    minimumInvestment: 100_000,
    targetProfitability: 850,
    projectDuration: 7,
    dateEnd: '2026-12-31',
    startedAt: null,
  };
  const street = `Bodega ${Date.now()}`;
  const [small, large] = [`${street} vieja`, `${street} nueva`];
  const { projectId } = await newProject(administrator, 'Next_Opening', { ...written, name: small });
  await newProject(administrator, 'Draft', { name: large, projectDuration: 18, country: 'PT' });
  const list = new BackofficeProjectList(page);
  const named = { name: street };
  await list.open();
  await list.search(street);
  await expect(list.rows).toHaveCount(2);
  await list.sortBy('Nombre');
  await list.expectRows(large, small);
  await expect(list.row(small)).toContainText(/1\.234,50\u00a0€.*8,50\u00a0%.*31\/12\/2026/);

  const back = async () => {
    await page.goBack();
    await list.expectRows(large, small);
  };
  for (const [name, typed, filter] of [
    ['Duración (meses)', '10', { projectDuration: 'gte:10' }],
    ['Rentabilidad objetivo', '8,51', { targetProfitability: 'gte:8.51' }],
  ] as const) {
    await list.addFilter(name);
    await list.typeIn(name, typed);
    await list.expectRows(large);
    await list.expectAddress({ filter: { ...named, ...filter } });
    await back();
  }
  await list.choosePhase('Borrador');
  await list.expectRows(large);
  await back();
  await list.addFilter('País');
  await page.getByRole('combobox', { name: 'País' }).fill('Portu');
  await page.getByRole('option', { name: 'Portugal' }).click();
  await list.expectRows(large);
  await list.expectAddress({ filter: { ...named, country: 'PT' } });
  await back();

  await list.openProject(small);
  const project = new BackofficeProject(page);
  await expect(page).toHaveURL(`/admin/project/${projectId}`);
  await expect(project.fact('Importe a financiar')).toHaveText('1.234,50\u00a0€');
  await expect(project.fact('Inversión mínima')).toHaveText('1.000,00\u00a0€');
  await expect(project.fact('Rentabilidad objetivo')).toHaveText('8,50\u00a0%');
  await expect(project.fact('Inicio del proyecto')).toHaveText('S/D');
  await back();
});

test('[A8] deletes a draft after confirming', async ({ page, apiAs }) => {
  const { projectId, name } = await newProject(await apiAs('administrator'), 'Draft');
  const project = new BackofficeProject(page);
  await project.open(projectId);
  await project.remove(name);
  const list = new BackofficeProjectList(page);
  await list.expectHere();
  await list.search(name);
  await expect(list.rows).toHaveCount(0);
});

test('[B13] exports the list with its filters', async ({ page, filledProject }) => {
  const list = new BackofficeProjectList(page);
  await list.open();
  await list.find(filledProject.name);
  const lines = await list.export();
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(filledProject.name);
});

import { readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { BackofficeProject } from '../../screens/backoffice-project.ts';
import { BackofficeProjectList } from '../../screens/backoffice-project-list.ts';

test.use({ who: 'administrator' });

test('[A8] filters and sorts the projects, and finds it all in the address', async ({ page }) => {
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

test('[A8] deletes a draft, after being asked', async ({ page, apiAs }) => {
  const { projectId, name } = await newProject(await apiAs('administrator'), 'Draft');
  const project = new BackofficeProject(page);
  await project.open(projectId);
  await project.remove(name);
  const list = new BackofficeProjectList(page);
  await list.expectHere();
  await list.search(name);
  await expect(list.rows).toHaveCount(0);
});

test('[B13] takes the list along as a file, filtered as it is shown', async ({ page, filledProject }) => {
  const list = new BackofficeProjectList(page);
  await list.open();
  await list.find(filledProject.name);
  const file = await list.export();
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(filledProject.name);
});

import { v1 } from '@semilla/contract';
import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';

test.use({ who: 'administrator' });

test('[A26][A9] changes the title of a chapter in its place, by keyboard', async ({ page, apiAs }) => {
  const api = await apiAs('administrator');
  const { projectId } = await newProject(api, 'Draft', { name: `Silo ${Date.now()}` });
  const texts = {
    title: 'El edificio',
    titleEn: null,
    description: '<p>Tres plantas.</p>',
    descriptionEn: null,
  };
  const body = { projectId, ...texts };
  await api(v1.projectDescriptions.create, { body });
  await page.goto(`/admin/project/${projectId}/descriptions`);
  const title = page.getByRole('button', { name: 'El edificio', exact: true });
  await title.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Título' }).fill('La nave');
  await page.keyboard.press('Escape');
  await expect(title).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Título' }).fill('La nave');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'La nave', exact: true })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'La nave' })).toBeVisible();
});

import { v1 } from '@semilla/contract';
import { expect, test } from '../../fixtures/index.ts';

test.use({ who: 'administrator' });

test('[A8] prints a project without the menu, the bar and the buttons', async ({ page, apiAs }) => {
  const administrator = await apiAs('administrator');
  const { data } = await administrator(v1.projects.find, { query: { take: 1 } });
  const [project] = data;
  await page.goto(`/admin/project/${project?.projectId}/`);
  const title = page.getByRole('heading', { level: 1, name: project?.name });
  await expect(title).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(title).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Secciones' })).toBeHidden();
  for (const role of ['banner', 'menu', 'tablist', 'button'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
});

test('[A8] prints the headings of columns and of sections', async ({ page, apiAs }) => {
  const administrator = await apiAs('administrator');
  const { data } = await administrator(v1.projectTypes.find, { query: { take: 1 } });
  const [type] = data;
  await page.emulateMedia({ media: 'print' });
  await page.goto('/admin/customer/');
  const name = page.getByRole('columnheader').filter({ hasText: 'Nombre o razón social' });
  await expect(name.getByText('Nombre o razón social')).toBeVisible();
  await expect(name.locator('svg').filter({ visible: true })).toHaveCount(0);
  await page.goto(`/admin/config/project-types/edit/${type?.projectTypeId}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Actividad' })).toBeVisible();
});

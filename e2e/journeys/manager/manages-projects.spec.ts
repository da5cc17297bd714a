import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { BackofficeFrame } from '../../screens/backoffice-frame.ts';
import { BackofficeProject } from '../../screens/backoffice-project.ts';
import { BackofficeProjectForm } from '../../screens/backoffice-project-form.ts';
import { BackofficeProjectList } from '../../screens/backoffice-project-list.ts';

test.use({ who: 'manager' });

test('[P8][P6] edits what is managed, but does not move it on', async ({ page, apiAs }) => {
  const { projectId, name } = await newProject(await apiAs('manager'), 'Draft');
  const project = new BackofficeProject(page);
  await project.open(projectId);
  await expect(project.name).toHaveText(name);
  await expect(project.phases).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Borrar' })).toBeHidden();
  await project.edit.click();
  const form = new BackofficeProjectForm(page);
  await form.write({ Dirección: 'Calle Nueva 1, Toledo' });
  await form.save('Guardar');
  await expect(page.getByText('Calle Nueva 1, Toledo')).toBeVisible();
});

test('[P5][P8] edits a project once an administrator has given it', async ({ page, apiAs, openAs }) => {
  const { projectId, name } = await newProject(await apiAs('administrator'), 'Next_Opening');
  const project = new BackofficeProject(page);
  await project.open(projectId);
  await expect(project.name).toHaveText(name);
  await expect(new BackofficeFrame(page).who('Marcos Iglesias Duarte', 'Gestor')).toBeVisible();
  await expect(project.edit).toBeHidden();

  const administrators = await openAs('administrator');
  await administrators.goto(`/admin/project/edit/${projectId}`);
  const form = new BackofficeProjectForm(administrators);
  await form.choose('Gestor', 'Marcos Iglesias Duarte');
  await form.save('Guardar');
  await expect(new BackofficeProject(administrators).name).toHaveText(name);

  await page.reload();
  await expect(project.edit).toBeVisible();
});

test('[P8] looks at what others manage, and cannot edit it', async ({ page, apiAs }) => {
  const { projectId, name } = await newProject(await apiAs('administrator'), 'Next_Opening');
  const list = new BackofficeProjectList(page);
  await list.open();
  await list.find(name);
  await expect(list.row(name).getByRole('link', { name: 'Editar' })).toBeHidden();
  await list.openProject(name);
  const project = new BackofficeProject(page);
  await expect(project.name).toHaveText(name);
  await expect(project.edit).toBeHidden();
  await project.tab('Descripciones').click();
  await expect(page.getByRole('button', { name: 'Añadir una descripción' })).toBeHidden();

  await page.goto(`/admin/project/edit/${projectId}`);
  await expect(new BackofficeFrame(page).title).toHaveText('Acceso denegado');
});

test('[P8] does not find drafts of others', async ({ page, apiAs, refused }) => {
  const { projectId, name } = await newProject(await apiAs('administrator'), 'Draft');
  const list = new BackofficeProjectList(page);
  await list.open();
  await list.search(name);
  await expect(list.rows).toHaveCount(0);
  refused(404, `/v1/project/projects/${projectId}`);
  await page.goto(`/admin/project/${projectId}`);
  await expect(new BackofficeFrame(page).title).toHaveText('No encontrado');
});

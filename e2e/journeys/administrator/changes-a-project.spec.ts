import { expect, test } from '../../fixtures/index.ts';
import { giveOwner, newProject, publishSheet } from '../../fixtures/new-project.ts';
import { BackofficeProject } from '../../screens/backoffice-project.ts';
import { BackofficeProjectForm } from '../../screens/backoffice-project-form.ts';
import { BackofficeProjectList } from '../../screens/backoffice-project-list.ts';
import { ProjectDetail } from '../../screens/project-detail.ts';
import { ProjectList } from '../../screens/project-list.ts';

test.use({ who: 'administrator' });

test('[B11][A8] renames a project, and visitors see it with their next request', { tag: '@inner' }, async ({
  page,
  apiAs,
  openAs,
}) => {
  const { projectId, name, url } = await newProject(await apiAs('administrator'), 'Next_Opening');
  const visitors = await openAs('visitor');
  const detail = new ProjectDetail(visitors);
  await detail.open(url);
  await expect(detail.name).toHaveText(name);

  const renamed = `${name} renovado`;
  const list = new BackofficeProjectList(page);
  await list.open();
  await list.find(name);
  await list.openProject(name);
  const project = new BackofficeProject(page);
  await expect(project.name).toHaveText(name);
  await project.edit.click();
  const form = new BackofficeProjectForm(page);
  await form.write({ Nombre: renamed });
  await form.save('Guardar');
  await expect(project.name).toHaveText(renamed);
  await expect(page).toHaveURL(`/admin/project/${projectId}`);

  await visitors.reload();
  await expect(detail.name).toHaveText(renamed);
  await visitors.goto(`/projects/?name=${encodeURIComponent(renamed)}`);
  await expect(new ProjectList(visitors).card(renamed)).toBeVisible();
});

test('[V14] reads that a URL already exists, and how to write one', async ({ page, apiAs, refused }) => {
  const { projectId } = await newProject(await apiAs('administrator'), 'Draft');
  const form = new BackofficeProjectForm(page);
  await page.goto(`/admin/project/edit/${projectId}`);
  await form.write({ URL: 'edificio lavapiés' });
  await form.save('Guardar');
  await form.expectProblem('URL', 'Solo letras, números y guiones.');

  refused(409, `/v1/project/projects/${projectId}`);
  await form.write({ URL: 'edificio-lavapies' });
  await form.save('Guardar');
  await form.expectProblem('URL', 'La URL ya existe');
  await expect(page).toHaveURL(`/admin/project/edit/${projectId}`);
});

test('[S1] moves a project through its phases, along allowed transitions only', async ({
  page,
  apiAs,
  openAs,
}) => {
  const administrator = await apiAs('administrator');
  const { projectId, url } = await newProject(administrator, 'Draft');
  await giveOwner(administrator, projectId);
  await publishSheet(administrator, projectId);
  const project = new BackofficeProject(page);
  await project.open(projectId);
  await expect(project.phases).toHaveText(['Próxima apertura', 'Preinversión', 'Abierto', 'Descartado']);
  await project.moveTo('Preinversión');
  await expect(project.phases).toHaveText(['Abierto', 'Descartado']);
  await project.moveTo('Abierto');
  await expect(project.phases.first()).toHaveText('Financiado');

  const detail = new ProjectDetail(await openAs('visitor'));
  await detail.open(url);
  await expect(detail.logInToInvest).toBeVisible();

  await project.tab('Cronología').click();
  await project.expectTab('Cronología');
  await page.goBack();
  await project.expectTab('Proyecto');
});

import { expect, test } from '../../fixtures/index.ts';
import { newProject, newUrl } from '../../fixtures/new-project.ts';
import { BackofficeFrame } from '../../screens/backoffice-frame.ts';
import { BackofficeProject } from '../../screens/backoffice-project.ts';
import { BackofficeProjectForm } from '../../screens/backoffice-project-form.ts';
import { BackofficeProjectList } from '../../screens/backoffice-project-list.ts';

test.use({ who: 'manager' });

test('[A9][P8][P6] starts a project, leaves it unfinished, resumes and edits it, but cannot change its phase', {
  tag: '@inner',
}, async ({ page }) => {
  const name = `Lagar ${newUrl()}`;
  const list = new BackofficeProjectList(page);
  const form = new BackofficeProjectForm(page);
  const project = new BackofficeProject(page);
  await list.open();
  await list.create.click();
  await expect(project.name).toHaveText('Nuevo proyecto');
  await form.write({
    Nombre: name,
    Dirección: 'Camino del Lagar 7, Haro',
    'Importe a financiar': '90.000',
    'Inversión mínima': '500',
    'Rentabilidad objetivo': '7,5',
    'Duración (meses)': '18',
  });
  await expect(form.field('URL')).not.toHaveValue('');
  await form.choose('Tipo de proyecto', 1);
  await form.choose('Entrega de rendimientos', 'Trimestral');
  await form.save('Crear el proyecto');
  await expect(project.step).toHaveText(/Añadir descripciones/);
  await project.addDescription('El lagar', 'Un lagar de piedra.');
  await expect(page.getByRole('article').getByRole('heading', { name: 'El lagar' })).toBeVisible();
  await project.goOn('Terminar más tarde');

  await list.open();
  await list.find(name);
  await page.getByRole('link', { name: `Continuar la creación de ${name}` }).click();
  await expect(project.step).toHaveText(/Añadir documentos/);
  await project.goOn('Saltar este paso');
  await project.goOn('Terminar');
  await expect(project.name).toHaveText(name);
  await expect(project.phases).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: 'Borrar' })).toBeHidden();
  await project.edit.click();
  await form.write({ Dirección: 'Calle Nueva 1, Toledo' });
  await form.save('Guardar');
  await expect(page.getByText('Calle Nueva 1, Toledo')).toBeVisible();
});

test('[P5][P8] edits a project once an administrator has assigned it', async ({ page, apiAs, openAs }) => {
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

test('[P8] reads projects of other managers, but cannot edit them', async ({ page, apiAs }) => {
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

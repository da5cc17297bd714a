import { fileOnDisk, pdfOnDisk } from '../../fixtures/file-on-disk.ts';
import { expect, test } from '../../fixtures/index.ts';
import { newPicture } from '../../fixtures/new-picture.ts';
import { newUrl } from '../../fixtures/new-project.ts';
import { BackofficeProject } from '../../screens/backoffice-project.ts';
import { BackofficeProjectForm } from '../../screens/backoffice-project-form.ts';
import { BackofficeProjectList } from '../../screens/backoffice-project-list.ts';
import { NotFound } from '../../screens/not-found.ts';
import { ProjectDetail } from '../../screens/project-detail.ts';

test.use({ who: 'administrator' });
test.slow();

test('[A8][A9][E9][E24][M3][V1][S1] prepares a project step by step and publishes it', async ({
  page,
  openAs,
  refused,
}) => {
  const name = `Molino ${newUrl()}`;
  const list = new BackofficeProjectList(page);
  const form = new BackofficeProjectForm(page);
  const project = new BackofficeProject(page);

  await list.open();
  await list.create.click();
  await form.save('Crear el proyecto');
  await form.expectProblem('Nombre', 'Requerido.');
  await form.expectProblem('Importe a financiar', 'Requerido.');

  await form.write({
    Nombre: name,
    Dirección: 'Camino del Molino 3, Cuenca',
    'Importe a financiar': '250.000',
    'Inversión mínima': '1.500,50',
    'Rentabilidad objetivo': '9,25',
    'Duración (meses)': '24',
  });
  await expect(form.field('URL')).not.toHaveValue('');
  await form.choose('Tipo de proyecto', 1);
  await form.choose('Entrega de rendimientos', 'Trimestral');
  await form.save('Crear el proyecto');

  await expect(project.step).toHaveText(/Añadir descripciones/);
  await project.addDescription('El molino', 'Un molino de agua del siglo XIX.');
  await expect(page.getByRole('article').getByRole('heading', { name: 'El molino' })).toBeVisible();
  await project.goOn('Siguiente');

  await expect(project.step).toHaveText(/Añadir documentos/);
  await project.addDocument('Ficha de datos fundamentales', pdfOnDisk('ficha.pdf'));
  await expect(page.getByRole('link', { name: 'Ficha de datos fundamentales' })).toBeVisible();
  await project.goOn('Siguiente');

  await expect(project.step).toHaveText(/Añadir multimedia/);
  const picture = fileOnDisk('molino.png', await newPicture());
  await project.addPicture('El molino visto desde el río', picture);
  await expect(project.pictures.filter({ hasText: 'El molino' }).locator('img')).toBeVisible();
  await project.addPicture('La sala de las muelas', picture);
  await expect(project.pictures).toContainText(['El molino visto', 'La sala de las muelas']);
  await project.drag('La sala de las muelas', 'El molino visto desde el río');
  await expect(project.pictures).toContainText(['La sala de las muelas', 'El molino visto']);
  await project.moveUp('El molino visto desde el río');
  await expect(project.pictures).toContainText(['El molino visto', 'La sala de las muelas']);
  await page.reload();
  await expect(project.pictures).toContainText(['El molino visto', 'La sala de las muelas']);
  await project.goOn('Terminar');

  await expect(project.name).toHaveText(name);
  const address = (await project.preview.getAttribute('href')) ?? '';
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('este proyecto no está publicado')).toBeVisible();
  const visitors = await openAs('visitor');
  refused(404, address);
  await visitors.goto(address);
  await new NotFound(visitors).expectHere();

  await page.goBack();
  await project.moveTo('Próxima apertura');
  await expect(page.getByText('El proyecto está ahora en la fase Próxima apertura')).toBeVisible();
  await expect(project.viewOnSite).toHaveAttribute('href', address);
  await project.tab('Cronología').click();
  await project.addMilestone('Licencia de obra concedida');
  const milestone = page.getByRole('row').filter({ hasText: 'Licencia de obra concedida' });
  await expect(milestone.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/)).toBeVisible();

  const detail = new ProjectDetail(visitors);
  await visitors.goto(address);
  await expect(detail.name).toHaveText(name);
  await expect(visitors.getByRole('heading', { name: 'El molino', exact: true })).toBeVisible();
  await expect(visitors.getByRole('img', { name: 'El molino visto desde el río' }).first()).toBeVisible();
  await expect(detail.figure('Mínimo')).toHaveText('1.500,50\u00a0€');
  await detail.tab('Documentación').click();
  await expect(visitors.getByRole('link', { name: 'Ficha de datos fundamentales' })).toBeVisible();
  await detail.tab('Cronología').click();
  await expect(detail.panel('Cronología')).toContainText('Licencia de obra concedida');
});

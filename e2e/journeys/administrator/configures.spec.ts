import { fileOnDisk } from '../../fixtures/file-on-disk.ts';
import { expect, test } from '../../fixtures/index.ts';
import { newPicture } from '../../fixtures/new-picture.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { BackofficeConfiguration } from '../../screens/backoffice-configuration.ts';
import { BackofficeFrame } from '../../screens/backoffice-frame.ts';

test.use({ who: 'administrator' });

test('[A11][A12][E5][E17][M8][V20][V21] creates types of documents and projects, and deletes unused ones', async ({
  page,
  refused,
}) => {
  const configuration = new BackofficeConfiguration(page);
  const frame = new BackofficeFrame(page);
  const name = `Tasación ${Date.now()}`;
  await configuration.begin('document-types', 'Nuevo tipo de documento');
  await configuration.save();
  await expect(configuration.field('Nombre')).toHaveAccessibleDescription('Requerido.');
  await expect(configuration.field('Descripción')).toHaveAttribute('aria-invalid', 'true');
  await configuration.field('Nombre').fill(name);
  await configuration.field('Descripción').fill('Lo que vale, según quien sabe.');
  await page.clock.install();
  await configuration.save();
  await expect(frame.notice('Creado')).toBeVisible();
  expect(await frame.colourOf('Creado')).toBe('green');
  await page.clock.fastForward(3_000);
  await expect(frame.notice('Creado')).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(frame.notice('Creado')).toBeHidden();
  await configuration.openOne(name);
  await configuration.delete(name);
  await expect(configuration.row(name)).toHaveCount(0);

  refused(409, /^\/v1\/misc\/document-types\//);
  await configuration.openOne('Contrato de mandato');
  await configuration.delete('Contrato de mandato');
  await expect(page.getByText('Hay documentos de este tipo: no se puede borrar.')).toBeVisible();
  expect(await frame.colourOf('Hay documentos')).toBe('red');

  await configuration.begin('project-types', 'Nuevo tipo de proyecto');
  await configuration.save();
  await expect(page.getByLabel('Elegir imagen')).toHaveAccessibleDescription(/^Requerido\. PNG/);
  await configuration.field('Nombre').fill(name);
  await configuration.field('Descripción').fill('Para lo que aún no tiene tipo.');
  await page.getByLabel('Elegir imagen').setInputFiles(fileOnDisk('tipo.png', await newPicture()));
  await configuration.save();
  await configuration.openOne(name);
  await expect(page.getByRole('img', { name: 'Imagen actual' })).toBeVisible();
  await configuration.delete(name);
  await configuration.openOne('Energía solar');
  await expect(page.getByText(/proyectos? de este tipo, así que no se puede borrar/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Borrar' })).toBeHidden();
});

test('[A13][E6][E7] writes a template with the keyboard and starts a description from it', async ({
  page,
  apiAs,
}) => {
  const { projectId } = await newProject(await apiAs('administrator'), 'Draft');
  const configuration = new BackofficeConfiguration(page);
  const name = `El barrio ${Date.now()}`;
  await configuration.begin('template-description-project', 'Nueva plantilla');
  // The editor loads after the page.
  await expect(configuration.field('Texto')).toBeVisible();
  await configuration.save();
  await expect(configuration.field('Texto')).toHaveAttribute('aria-invalid', 'true');
  await configuration.field('Nombre').fill(name);
  await configuration.field('Texto').focus();
  await configuration.format('Texto', 'Título');
  await page.keyboard.type('Quién vive aquí');
  await page.keyboard.press('Enter');
  await configuration.format('Texto', 'Negrita');
  await page.keyboard.type('Familias');
  await configuration.save();
  await expect(configuration.row(name)).toContainText('Quién vive aquí');

  await page.goto(`/admin/project/${projectId}/descriptions`);
  await page.getByRole('button', { name: 'Añadir una descripción' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Empezar desde una plantilla' }).click();
  await page.getByRole('option', { name }).click();
  await expect(dialog.getByRole('textbox', { name: 'Título', exact: true })).toHaveValue(name);
  const text = dialog.getByRole('textbox', { name: 'Texto', exact: true });
  await expect(text.getByRole('heading', { name: 'Quién vive aquí' })).toBeVisible();
  await text.press('Control+End');
  await page.keyboard.type(' de siempre');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  const chapter = page.getByRole('article');
  await expect(chapter.getByRole('heading', { level: 3, name: 'Quién vive aquí' })).toBeVisible();
  await expect(chapter.locator('strong')).toContainText('Familias');
  await expect(chapter).toContainText('Familias de siempre');
});

import { lookAt } from '../../fixtures/barriers.ts';
import { Effort } from '../../fixtures/effort.ts';
import { fileOnDisk, pdfOnDisk } from '../../fixtures/file-on-disk.ts';
import { expect, test } from '../../fixtures/index.ts';
import { newPicture } from '../../fixtures/new-picture.ts';
import { newUrl } from '../../fixtures/new-project.ts';
import { BackofficeProject } from '../../screens/backoffice-project.ts';
import { BackofficeProjectForm } from '../../screens/backoffice-project-form.ts';
import { BackofficeProjectList } from '../../screens/backoffice-project-list.ts';

test.use({ who: 'administrator' });

test('[A9] creates a whole project with at most 12 clicks besides typing, pictures in one go', async ({
  page,
}) => {
  const effort = new Effort('mouse');
  const { press } = effort;
  const name = `Faro ${newUrl()}`;
  const main = page.getByRole('main');
  const list = new BackofficeProjectList(page);
  const project = new BackofficeProject(page);
  const goOn = main.getByRole('button', { name: 'Guardar y seguir' });
  const choose = async (label: string, paths: string[]) => {
    const chooser = page.waitForEvent('filechooser');
    await press(main.getByText(label, { exact: true }));
    await (await chooser).setFiles(paths);
  };

  await list.open();
  await press(list.create);
  // The list has a field of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Nuevo proyecto' })).toBeVisible();
  const form = new BackofficeProjectForm(page);
  await form.write({
    Nombre: name,
    Dirección: 'Camino del Faro 1, Tarifa',
    'Importe a financiar': '180.000',
    'Inversión mínima': '100',
    'Rentabilidad objetivo': '8,50',
    'Duración (meses)': '12',
    'Inicio de la financiación': '01/03/2199',
    'Fin de la financiación': '31/05/2199',
  });
  await form.typePromoter('Rehabitia');
  await press(page.getByRole('combobox', { name: 'Tipo de proyecto' }));
  await press(page.getByRole('listbox').getByRole('option').nth(1));
  await press(main.getByRole('button', { name: 'Crear el proyecto' }));

  await expect(project.step).toHaveText(/Añadir descripciones/);
  await main.getByRole('textbox', { name: 'Título', exact: true }).fill('El faro');
  await main.getByRole('textbox', { name: 'Texto', exact: true }).fill('Un faro de 1826 que será un hotel.');
  await lookAt(page, 'empty step with its form');
  await press(goOn);

  await expect(project.step).toHaveText(/Añadir documentos/);
  await press(main.getByRole('combobox', { name: 'Tipo de documento' }));
  await press(page.getByRole('listbox').getByRole('option').first());
  await main.getByRole('textbox', { name: 'Descripción', exact: true }).fill('Licencia de obra');
  await choose('Elegir archivo', [pdfOnDisk('licencia.pdf')]);
  await press(goOn);

  await expect(project.step).toHaveText(/Añadir multimedia/);
  const picture = await newPicture();
  await choose(
    'Elegir imágenes o vídeos',
    ['faro.png', 'torre.png', 'mar.png'].map((file) => fileOnDisk(file, picture)),
  );
  const descriptions = main.getByRole('textbox', { name: 'Descripción', exact: true });
  await expect(descriptions).toHaveCount(3);
  for (const [index, text] of [
    'El faro al atardecer',
    'La torre por dentro',
    'El mar desde arriba',
  ].entries())
    await descriptions.nth(index).fill(text);
  await lookAt(page, 'three pictures to upload');
  await press(main.getByRole('button', { name: 'Guardar y terminar' }));

  await expect(project.name).toHaveText(name);
  await project.tab('Multimedia').click();
  await expect(project.pictures).toContainText([
    'El faro al atardecer',
    'La torre por dentro',
    'El mar desde arriba',
  ]);
  expect(effort.taps).toBeLessThanOrEqual(12);
});

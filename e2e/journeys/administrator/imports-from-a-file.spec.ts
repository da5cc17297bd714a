import { readFile } from 'node:fs/promises';
import { v1 } from '@semilla/contract';
import { lookAt } from '../../fixtures/barriers.ts';
import { fileOnDisk } from '../../fixtures/file-on-disk.ts';
import { expect, test } from '../../fixtures/index.ts';

test.use({ who: 'administrator' });

// The encoding is that of spreadsheets on Windows.
const csv = (name: string, lines: readonly string[]) => fileOnDisk(name, lines.join('\r\n'), 'latin1');

test('[A28] imports customers from a file after correcting it', async ({ page }) => {
  const main = page.getByRole('main');
  const key = crypto.randomUUID().slice(0, 8);
  const headings = 'Nombre;Apellidos;Correo electrónico;Fecha de nacimiento;Observaciones';
  const first = `Íñigo;Peña ${key};inigo.${key}@example.com;21/05/1988;conocido`;
  await page.goto('/admin/customer');
  await page.getByRole('link', { name: 'Importar', exact: true }).click();

  const begun = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Descargar plantilla' }).click();
  const template = await readFile(await (await begun).path(), 'utf8');
  expect(template).toMatch(/^\uFEFFPersona o empresa;Nombre o razón social;Apellidos;Correo electrónico;/);

  const choose = (...lines: string[]) =>
    main.getByLabel(/^Elegir/).setInputFiles(csv('clientes.csv', [headings, ...lines]));
  await choose(first, `Nuria;Vila ${key};nuria.${key};31/02/1990;`);
  await expect(main.getByText('Hay errores en 1 fila de 2')).toBeVisible();
  await expect(main.getByText('Estas columnas no se importan: Observaciones.')).toBeVisible();
  const wrong = main.getByRole('row', { name: `Nuria Vila ${key}` });
  await expect(wrong).toContainText('Correo electrónico: El correo electrónico no es válido.');
  await expect(wrong).toContainText('Fecha de nacimiento: La fecha es incorrecta.');
  await expect(main.getByRole('button', { name: 'Importar 2 clientes' })).toBeDisabled();
  await lookAt(page, 'import with errors');
  await main.getByLabel('Solo las filas con errores').click();
  await expect(main.getByRole('row', { name: `Íñigo Peña ${key}` })).toBeHidden();

  await choose(first, `Nuria;Vila ${key};nuria.${key}@example.com;28/02/1990;`);
  await expect(main.getByText('Se pueden importar las 2 filas.')).toBeVisible();
  await main.getByRole('button', { name: 'Importar 2 clientes' }).click();
  await expect(
    main.getByText('Se han importado 2 clientes y se les ha enviado la invitación.'),
  ).toBeVisible();
  await main.getByRole('link', { name: `Nuria Vila ${key}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Nuria Vila ${key}` })).toBeVisible();
});

test.describe('a manager on a phone, in English', () => {
  test.use({ who: 'manager', locale: 'en-GB', viewport: { width: 390, height: 844 }, hasTouch: true });

  test('[A28][A9] imports projects as drafts, but none while one is wrong', async ({ page, apiAs }) => {
    const main = page.getByRole('main');
    const manager = await apiAs('manager');
    const [type] = (await manager(v1.projectTypes.lookUp, { query: {} })).data;
    const key = crypto.randomUUID().slice(0, 8);
    const headings =
      'Name;Project type;direction;country;financingAmount;minimumInvestment;targetProfitability;projectDuration;deliveryFeePeriod';
    const row = (name: string, amount: string) =>
      `${name} ${key};${type?.name};Calle Mayor 1;Spain;${amount};100;12.75;18;quarterly`;
    const choose = (...rows: string[]) =>
      main.getByLabel(/^Choose/).setInputFiles(csv('projects.csv', [headings, ...rows]));
    await page.goto('/admin/project/import');
    await choose(row('North tower', '450,000'), row('South tower', 'a lot'));
    await expect(main.getByText('1 of 2 rows has errors')).toBeVisible();
    await lookAt(page, 'import of projects with errors on a phone');
    await choose(row('North tower', '450,000'), row('South tower', '300,000.00'));
    await main.getByRole('button', { name: 'Import 2 projects' }).tap();
    await expect(main.getByText('2 projects were imported as drafts.')).toBeVisible();
    await main.getByRole('link', { name: `South tower ${key}` }).tap();
    await expect(page.getByRole('heading', { level: 1, name: `South tower ${key}` })).toBeVisible();
  });
});

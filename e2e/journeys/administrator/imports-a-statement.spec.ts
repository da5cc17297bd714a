import { addDays, v1 } from '@semilla/contract';
import { norma43Lines } from '@semilla/contract/testing';
import { lookAt } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { approveInBackoffice } from '../../screens/approve-in-backoffice.ts';

test.use({ who: 'administrator' });

const day = '2021-03-02';

test('[B1][P7] imports a bank file after a second person approves it, finds its movements, and reads why a wrong file is refused', {
  tag: '@inner',
}, async ({ page, apiAs, openAs, refused }) => {
  const administrator = await apiAs('administrator');
  const { depositAccount } = await administrator(v1.depositAccount.find, { query: {} });
  const { account = '' } = depositAccount ?? {};
  const entry = {
    bookedOn: day,
    valueOn: day,
    amountCents: 123_456,
    bankReference: '4711',
    reference: null,
    counterpartyName: null,
    counterpartyAccount: null,
    text: 'TRANSFERENCIA DE ROSALÍA ÁLAMO',
  };
  const from = addDays(day, -1);
  const lines = norma43Lines([
    { account, from, to: day, openingCents: 100_000, closingCents: 223_456, entries: [entry] },
  ]);
  const file = (given: readonly string[]) => ({
    name: 'extracto.n43',
    mimeType: 'text/plain',
    buffer: Buffer.from(given.join('\r\n'), 'latin1'),
  });
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const choose = async (given: readonly string[]) => {
    await dialog.getByLabel('Elegir el archivo del banco').setInputFiles(file(given));
    await dialog.getByRole('button', { name: 'Importar' }).click();
  };

  await page.goto('/admin/bank');
  await page.getByRole('button', { name: 'Importar un extracto' }).click();
  await dialog.getByRole('button', { name: 'Importar' }).click();
  await expect(dialog.getByText('Requerido.')).toBeVisible();
  refused(400, '/v1/payment/bank-statements');
  await choose(lines.slice(0, -1));
  await expect(dialog.getByText('El archivo está cortado: termina en la línea 4.')).toBeVisible();
  await choose(lines);
  await expect(page.getByText('Propuesto. Tiene que aprobarlo otro administrador.')).toBeVisible();
  await expect(main.getByText('El extracto del banco del 01/03/2021 – 02/03/2021.')).toBeVisible();
  await expect(main.getByText(/2\.?234,56/)).toBeVisible();
  await lookAt(page, 'statement of the bank proposed');
  await page.goto('/admin/bank');
  const waiting = main.getByRole('alert').filter({ hasText: 'Importar un extracto del banco' });
  await expect(waiting.getByRole('link').first()).toHaveAttribute('href', /approvals/);

  await approveInBackoffice(await openAs('secondAdministrator'), '01/03/2021 – 02/03/2021');

  await page.goto('/admin/bank');
  await main.getByRole('textbox', { name: 'Quién, referencia o concepto' }).fill('rosalia alamo');
  await expect(main.getByRole('row')).toHaveCount(2);
  await expect(main.getByRole('row').last()).toContainText('1.234,56');

  await main.getByRole('link', { name: 'Extractos del banco' }).click();
  const imported = main.getByRole('row').filter({ hasText: '01/03/2021' });
  await expect(imported).toHaveCount(1);
  await page.getByRole('button', { name: 'Importar un extracto' }).click();
  await choose(lines);
  await expect(page.getByText('0 movimientos nuevos; 1 ya estaban.')).toBeVisible();
  await expect(imported).toHaveCount(1);
  await lookAt(page, 'statements of the bank');
});

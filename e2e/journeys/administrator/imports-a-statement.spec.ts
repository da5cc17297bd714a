import type { Page } from '@playwright/test';
import type { Client } from '@semilla/client';
import { addDays, v1 } from '@semilla/contract';
import { norma43Lines } from '@semilla/contract/testing';
import { lookAt } from '../../fixtures/barriers.ts';
import { fileOnDisk } from '../../fixtures/file-on-disk.ts';
import { expect, test } from '../../fixtures/index.ts';
import { approveInBackoffice } from '../../screens/approve-in-backoffice.ts';

test.use({ who: 'administrator' });

/** A file of the bank for this day and the day before, with one movement. */
async function linesOf(administrator: Client, day: string, text: string): Promise<readonly string[]> {
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
    text,
  };
  const from = addDays(day, -1);
  return norma43Lines([
    { account, from, to: day, openingCents: 100_000, closingCents: 223_456, entries: [entry] },
  ]);
}

const opener = (page: Page) => page.getByRole('button', { name: 'Importar un extracto' });

/** Chooses a file in the open dialog, and sends it. */
async function send(page: Page, lines: readonly string[]): Promise<void> {
  const dialog = page.getByRole('dialog');
  const path = fileOnDisk('extracto.n43', lines.join('\r\n'), 'latin1');
  await dialog.getByLabel('Elegir el archivo del banco').setInputFiles(path);
  await dialog.getByRole('button', { name: 'Importar' }).click();
}

const proposed = 'Propuesto. Tiene que aprobarlo otro administrador.';

test('[B1][P7] imports a bank file after a second person approves it, and finds its movements', {
  tag: '@inner',
}, async ({ page, apiAs, openAs }) => {
  const lines = await linesOf(await apiAs('administrator'), '2021-03-02', 'TRANSFERENCIA DE ROSALÍA ÁLAMO');
  const main = page.getByRole('main');
  await page.goto('/admin/bank');
  await opener(page).click();
  await send(page, lines);
  await expect(page.getByText(proposed)).toBeVisible();
  await expect(main.getByText('El extracto del banco del 01/03/2021 – 02/03/2021.')).toBeVisible();
  await expect(main.getByText(/2\.?234,56/)).toBeVisible();

  await approveInBackoffice(await openAs('secondAdministrator'), '01/03/2021 – 02/03/2021');

  await page.goto('/admin/bank');
  await main.getByRole('textbox', { name: 'Quién, referencia o concepto' }).fill('rosalia alamo');
  await expect(main.getByRole('row')).toHaveCount(2);
  await expect(main.getByRole('row').last()).toContainText('1.234,56');
});

test('[B1] reads why a wrong bank file is refused, and imports the same file once', async ({
  page,
  apiAs,
  openAs,
  refused,
}) => {
  const lines = await linesOf(await apiAs('administrator'), '2021-03-09', 'TRANSFERENCIA DE ROSENDO OLMO');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await page.goto('/admin/bank');
  await opener(page).click();
  await dialog.getByRole('button', { name: 'Importar' }).click();
  await expect(dialog.getByText('Requerido.')).toBeVisible();
  refused(400, '/v1/payment/bank-statements');
  await send(page, lines.slice(0, -1));
  await expect(dialog.getByText('El archivo está cortado: termina en la línea 4.')).toBeVisible();
  await send(page, lines);
  await expect(page.getByText(proposed)).toBeVisible();
  await expect(main.getByText('El extracto del banco del 08/03/2021 – 09/03/2021.')).toBeVisible();
  await lookAt(page, 'statement of the bank proposed');
  await page.goto('/admin/bank');
  const waiting = main.getByRole('alert').filter({ hasText: 'Importar un extracto del banco' });
  await expect(waiting.getByRole('link').first()).toHaveAttribute('href', /approvals/);
  await approveInBackoffice(await openAs('secondAdministrator'), '08/03/2021 – 09/03/2021');

  await page.goto('/admin/bank');
  await main.getByRole('link', { name: 'Extractos del banco' }).click();
  const imported = main.getByRole('row').filter({ hasText: '08/03/2021' });
  await expect(imported).toHaveCount(1);
  await opener(page).click();
  await send(page, lines);
  await expect(page.getByText('0 movimientos nuevos; 1 ya estaban.')).toBeVisible();
  await expect(imported).toHaveCount(1);
  await lookAt(page, 'statements of the bank');
});

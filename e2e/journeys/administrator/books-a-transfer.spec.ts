import type { Page } from '@playwright/test';
import { addDays, v1 } from '@semilla/contract';
import { camt053Text } from '@semilla/contract/testing';
import { lookAt } from '../../fixtures/barriers.ts';
import { fileOnDisk } from '../../fixtures/file-on-disk.ts';
import { expect, test } from '../../fixtures/index.ts';
import { approveInBackoffice, approveInList } from '../../screens/approve-in-backoffice.ts';

test.use({ who: 'administrator' });

const day = '2022-05-10';

/** The transfer reference on the investor's wallet page. */
async function readReference(page: Page): Promise<string> {
  await page.goto('/user/profile?tab=wallet');
  await page.getByRole('button', { name: 'Añadir dinero' }).click();
  const row = page.locator('.transfer div').filter({ has: page.getByText('Concepto', { exact: true }) });
  const shown = await row.locator('dd').first().textContent();
  return (shown ?? '').replaceAll(' ', '');
}

test('[L49] an investor sends money with only a reference and sees it; staff find the sender of another transfer', async ({
  page,
  apiAs,
  openAs,
  openAsInvestor,
}) => {
  const investor = await openAsInvestor({ surname: 'Transferida Luna' });
  const reference = await readReference(investor.page);
  const administrator = await apiAs('administrator');
  const { depositAccount } = await administrator(v1.depositAccount.find, { query: {} });
  const entry = {
    bookedOn: day,
    valueOn: day,
    bankReference: '1',
    reference: null,
    counterpartyName: null,
    counterpartyAccount: null,
    text: 'TRANSFERENCIA',
  };
  const text = camt053Text([
    {
      account: depositAccount?.account ?? '',
      from: addDays(day, -1),
      to: day,
      openingCents: 0,
      closingCents: 16_500,
      entries: [
        { ...entry, amountCents: 12_000, reference, counterpartyName: 'Amparo Transferida Luna' },
        { ...entry, amountCents: 4_500, bankReference: '2', counterpartyName: 'Zoe Desconocida Paz' },
      ],
    },
  ]);

  await page.goto('/admin/bank');
  await page.getByRole('button', { name: 'Importar un extracto' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Elegir el archivo del banco').setInputFiles(fileOnDisk('extracto.xml', text));
  await dialog.getByRole('button', { name: 'Importar' }).click();
  await expect(page.getByText('Propuesto. Tiene que aprobarlo otro administrador.')).toBeVisible();
  const second = await openAs('secondAdministrator');
  await approveInBackoffice(second, '10/05/2022');

  await page.goto('/admin/bank');
  await expect(async () => {
    await investor.page.goto('/user/profile?tab=wallet');
    await expect(investor.page.getByRole('main')).toContainText('120,00', { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });

  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Quién, referencia o concepto' }).fill('zoe desconocida');
  await expect(main.getByRole('row')).toHaveCount(2);
  await main.getByRole('row').last().click();
  await expect(main.getByRole('heading', { name: 'Zoe Desconocida Paz' })).toBeVisible();
  await expect(main.getByText('No sabemos de quién es')).toBeVisible();
  await lookAt(page, 'a movement of the bank');
  await main.getByRole('combobox', { name: '¿De quién es?' }).click();
  await page.getByRole('option', { name: 'Otro cliente' }).click();
  await main.getByRole('combobox', { name: 'Cliente' }).fill(investor.email);
  await page.getByRole('option', { name: investor.email }).click();
  const address = page.url();
  await expect(main.getByText('Tiene que aprobarlo también un segundo administrador:')).toBeVisible();
  await main
    .getByRole('textbox', { name: 'Por qué' })
    .fill('Zoe es su madre; ha enviado su libro de familia.');
  await main.getByRole('button', { name: 'Proponer: Anotar 45,00' }).click();
  await expect(page.getByText('Propuesto. Tiene que aprobarlo otro administrador.')).toBeVisible();
  await approveInList(second, 'Amparo Transferida Luna');
  await page.goto(address);
  await expect(main.getByText('Es una aportación de Amparo Transferida Luna.')).toBeVisible();
  await main.getByRole('link', { name: 'Ver el movimiento' }).click();
  await expect(main.getByText('45,00').first()).toBeVisible();
});

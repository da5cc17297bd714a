/**
 * Goal: an administrator acts on all customers that match a filter, more than a page shows, follows it, and takes it
 * back. Method: each journey has customers with a surname of their own.
 */
import type { Client } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { expect, test } from '../../fixtures/index.ts';
import { newEmail } from '../../fixtures/new-account.ts';
import { tabTo } from '../../fixtures/tab-to.ts';
import { BackofficeBulkAct } from '../../screens/backoffice-bulk-act.ts';
import { BackofficeCustomerList } from '../../screens/backoffice-customer-list.ts';

test.use({ who: 'administrator' });

const pageSize = 10;
const count = pageSize + 2;

/** More customers with this surname than a page of the list shows. */
async function newCustomers(administrator: Client, surname: string): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 1; i <= count; i += 1) {
    const body = {
      kind: 'individual',
      name: `Cliente${i}`,
      surname,
      birthdayAt: '1979-11-02',
      email: newEmail('bloque'),
      language: 'es',
      invite: true,
    } as const;
    ids.push((await administrator(v1.registration.create, { body })).userId);
  }
  return ids;
}

const disabledOf = async (administrator: Client, name: string) =>
  (await administrator(v1.users.find, { query: { name, disabled: true, take: 1 } })).total;

test('[A24][A16] disables all customers that match a filter, and undoes it except for one edited since', async ({
  page,
  apiAs,
}) => {
  const administrator = await apiAs('administrator');
  const surname = `Bloque ${process.pid}`;
  const [first = ''] = await newCustomers(administrator, surname);
  const list = new BackofficeCustomerList(page);
  const bulkAct = new BackofficeBulkAct(page);
  await list.open({ name: surname }, { perPage: String(pageSize) });
  await expect(list.rows).toHaveCount(pageSize);
  await page.getByRole('checkbox', { name: 'Seleccionar todo' }).check();
  await expect(page.getByText(`${pageSize} seleccionados de ${count}`)).toBeVisible();
  await page.getByRole('button', { name: `Seleccionar los ${count} que coinciden` }).click();
  await expect(page.getByText(`Seleccionados los ${count} que coinciden`)).toBeVisible();
  await page.getByRole('button', { name: 'Desactivar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `¿Desactivar ${count} clientes?` });
  await expect(dialog).toContainText('Cada cliente recibe un correo.');
  await dialog.getByLabel(/^Escribe «/).fill(String(count));
  await dialog.getByRole('button', { name: 'Desactivar', exact: true }).click();

  await bulkAct.expectHere('Desactivar clientes');
  await bulkAct.expectDone(`${count} de ${count}`);
  await expect(page.getByText('Terminada', { exact: true })).toBeVisible();
  await expect(bulkAct.row(`Cliente1 ${surname}`)).toContainText('Hecho');
  expect(await disabledOf(administrator, surname)).toBe(count);

  await administrator(v1.users.edit, { params: { userId: first }, body: { phone: '+34 611 204 518' } });
  await bulkAct.undo();
  await bulkAct.expectHere('Deshacer: Desactivar clientes');
  await bulkAct.expectDone(`${count} de ${count}`);
  await expect(page.getByText(/^Quedan como están.*: 1\.$/)).toBeVisible();
  await bulkAct.showOnly('Rechazado');
  await expect(bulkAct.row(`Cliente1 ${surname}`)).toContainText('Otra persona');
  expect(await disabledOf(administrator, surname)).toBe(1);

  await page.getByRole('navigation').getByRole('link', { name: 'Acciones en bloque' }).first().click();
  await bulkAct.expectHere('Acciones en bloque');
  await expect(page.getByRole('row', { name: /Deshacer: Desactivar clientes/ }).first()).toContainText(
    'Elena Vidal',
  );
});

test('[A24][B15] does so in English and by keyboard alone', async ({ page, apiAs }) => {
  const administrator = await apiAs('administrator');
  const surname = `Teclas ${process.pid}`;
  await newCustomers(administrator, surname);
  await page.addInitScript(() => localStorage.setItem('locale', 'en'));
  const filter = encodeURIComponent(JSON.stringify({ name: surname }));
  await page.goto(`/admin/customer/?filter=${filter}&perPage=${pageSize}`);
  await expect(page.getByRole('link', { name: `Cliente3 ${surname}`, exact: true })).toBeVisible();
  const { keyboard } = page;
  await tabTo(page, page.getByRole('checkbox', { name: 'Select all' }));
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: `Select all ${count} that match` }));
  await keyboard.press('Enter');
  await expect(page.getByText(`All ${count} that match are selected`)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Disable', exact: true }));
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Disable ${count} customers?` });
  await tabTo(page, dialog.getByLabel(/^Type “/));
  await keyboard.type(String(count));
  await tabTo(page, dialog.getByRole('button', { name: 'Disable', exact: true }));
  await keyboard.press('Enter');
  const bulkAct = new BackofficeBulkAct(page);
  await bulkAct.expectHere('Disable customers');
  await bulkAct.expectDone(`${count} of ${count}`);
  await tabTo(page, page.getByRole('button', { name: 'Undo', exact: true }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }));
  await keyboard.press('Enter');
  await bulkAct.expectHere('Undo: Disable customers');
  await bulkAct.expectDone(`${count} of ${count}`);
  expect(await disabledOf(administrator, surname)).toBe(0);
});

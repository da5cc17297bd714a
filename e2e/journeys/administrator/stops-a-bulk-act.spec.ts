/**
 * Goal: an administrator stops a running bulk act; what was done stays, and the rest is left alone. Method: so many customers that the
 * server needs many groups, and the button is pressed while it works on the first ones.
 */
import { v1 } from '@semilla/contract';
import { expect, test } from '../../fixtures/index.ts';
import { newEmail } from '../../fixtures/new-account.ts';
import { BackofficeBulkAct } from '../../screens/backoffice-bulk-act.ts';
import { BackofficeCustomerList } from '../../screens/backoffice-customer-list.ts';

test.use({ who: 'administrator' });

const pageSize = 10;
const count = 600;
const atOnce = 10;

test('[A24] stops disabling customers, and the page says how many it reached', async ({ page, apiAs }) => {
  const administrator = await apiAs('administrator');
  const surname = `Parada ${process.pid}`;
  const create = (i: number) =>
    administrator(v1.registration.create, {
      body: {
        kind: 'individual',
        name: `Cliente${i}`,
        surname,
        birthdayAt: '1979-11-02',
        email: newEmail('parada'),
        language: 'es',
        invite: true,
      },
    });
  for (let i = 0; i < count; i += atOnce)
    await Promise.all(Array.from({ length: atOnce }, (_, offset) => create(i + offset)));

  const list = new BackofficeCustomerList(page);
  const bulkAct = new BackofficeBulkAct(page);
  await list.open({ name: surname }, { perPage: String(pageSize) });
  await expect(list.rows).toHaveCount(pageSize);
  await page.getByRole('checkbox', { name: 'Seleccionar todo' }).check();
  await page.getByRole('button', { name: `Seleccionar los ${count} que coinciden` }).click();
  await page.getByRole('button', { name: 'Desactivar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `¿Desactivar ${count} clientes?` });
  await dialog.getByLabel(/^Escribe «/).fill(String(count));
  await dialog.getByRole('button', { name: 'Desactivar', exact: true }).click();
  await bulkAct.stop();

  await expect(page.getByText('La paró una persona del equipo.')).toBeVisible();
  await expect(page.getByText('Parada', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Parar', exact: true })).toBeHidden();
  const bulkActId = new URL(page.url()).pathname.split('/').filter(Boolean).at(-1) ?? '';
  const { state, done, total } = await administrator(v1.bulkActs.findOne, { params: { bulkActId } });
  expect([state, total]).toEqual(['stopped', count]);
  expect(done).toBeLessThan(count);
  await bulkAct.expectDone(`${done} de ${count}`);
  const disabled = await administrator(v1.users.find, { query: { name: surname, disabled: true, take: 1 } });
  expect(disabled.total).toBe(done);
  await bulkAct.showOnly('Sin hacer');
  await expect(page.getByRole('row').filter({ hasText: 'Sin hacer' }).first()).toBeVisible();
});

import { v1 } from '@semilla/contract';
import { expect, test } from '../../fixtures/index.ts';
import { newEmail } from '../../fixtures/new-account.ts';
import { BackofficeCustomer } from '../../screens/backoffice-customer.ts';
import { BackofficeCustomerList } from '../../screens/backoffice-customer-list.ts';
import { BackofficeTransactionList } from '../../screens/backoffice-wallet-list.ts';

test.use({ who: 'manager' });

test('[A4][A5][A6][A17][P6][P8] creates and edits a customer, who is then assigned to them, and enters a movement that an administrator approves', {
  tag: '@inner',
}, async ({ page, apiAs, openAsInvestor }) => {
  const { userId: managerId } = await (await apiAs('manager'))(v1.me.find);
  const { userId } = await openAsInvestor({ surname: 'Asignada' });
  await (await apiAs('administrator'))(v1.userAssignments.create, { body: { userId, managerId } });
  const list = new BackofficeCustomerList(page);
  const customer = new BackofficeCustomer(page);

  await list.open();
  await list.create.click();
  await expect(page.getByRole('combobox', { name: 'Gestor' })).toBeHidden();
  await customer.write({
    Nombre: 'Remedios',
    Apellidos: 'Vera Soto',
    'Fecha de nacimiento': '1990-02-28',
    'Correo electrónico': newEmail('clienta'),
  });
  await customer.save('Crear el cliente');
  await expect(customer.name).toHaveText('Remedios Vera Soto');
  await expect(customer.fact('Gestor')).toHaveText('Marcos Iglesias Duarte');
  await expect(customer.fact('Fecha de nacimiento')).toHaveText('28/02/1990');
  await customer.edit.click();
  await page.getByLabel('Teléfono').fill('622 310 047');
  await expect(page.getByRole('combobox', { name: 'Rol' })).toBeHidden();
  await customer.save('Guardar');
  await expect(customer.fact('Teléfono')).toHaveText('622 310 047');

  await page.goto(`/admin/wallet/new?userId=${userId}`);
  await page.getByRole('textbox', { name: /Importe/ }).fill('1.250,75');
  await page.getByRole('button', { name: /^Crear ingreso de 1\.250,75/ }).click();
  await expect(
    page.getByText('Está pendiente de que un administrador lo apruebe o lo rechace.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Aprobar|rechazarlo/ })).toHaveCount(0);
  const movements = new BackofficeTransactionList(page);
  await movements.open({ userId });
  await movements.expectRows(/Asignada.*Pendiente.*\+1\.250,75.€/);
});

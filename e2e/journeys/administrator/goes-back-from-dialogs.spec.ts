import { expect, test } from '../../fixtures/index.ts';
import { BackofficeCustomer } from '../../screens/backoffice-customer.ts';
import { BackofficeCustomerList } from '../../screens/backoffice-customer-list.ts';

test.use({ who: 'administrator' });

test('[A15] Back first closes the open dialog, keeps what was typed, and only then leaves the page', async ({
  page,
}) => {
  const list = new BackofficeCustomerList(page);
  const customer = new BackofficeCustomer(page);
  const { dialog } = customer;
  await list.open();
  await list.search('Ferrer');
  await page.getByRole('row', { name: /Lucía Ferrer Soler/ }).click();
  await customer.openTab('Cuentas bancarias');
  const open = page.getByRole('button', { name: 'Añadir una cuenta bancaria' });
  await expect(open).toBeVisible();
  const address = page.url();

  await open.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(open).toBeVisible();

  await open.click();
  await dialog.getByRole('textbox').first().fill('Ahorro de la familia');
  await page.goBack();
  const question = page.getByRole('dialog', { name: /descartar/i });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: /seguir|volver/i }).click();
  await expect(dialog.getByRole('textbox').first()).toHaveValue('Ahorro de la familia');
  await page.goBack();
  await question.getByRole('button', { name: /^descartar/i }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(page.url()).toBe(address);

  await page.goBack();
  await page.goBack();
  await expect(list.create).toBeVisible();
  await expect(page.getByRole('row', { name: /Lucía Ferrer Soler/ })).toBeVisible();
});

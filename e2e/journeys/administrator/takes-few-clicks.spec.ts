// Goal: the frequent acts of a day stay as short as they are. Typing and the choice of a file on the computer do not count.
import { cents, v1 } from '@semilla/contract';
import { Effort } from '../../fixtures/effort.ts';
import { expect, test } from '../../fixtures/index.ts';
import { newTicket } from '../../fixtures/new-ticket.ts';
import { BackofficeCustomer } from '../../screens/backoffice-customer.ts';
import { BackofficeTicket } from '../../screens/backoffice-ticket.ts';
import { BackofficeTransaction } from '../../screens/backoffice-transaction.ts';

test.use({ who: 'administrator' });

const inGroups = (iban = '') => new RegExp((iban.match(/.{1,4}/g) ?? []).join('\\s'));

let effort: Effort;
test.beforeEach(() => {
  effort = new Effort('mouse');
});

test('[A16][A17][A18] reads the account of a withdrawal in one click, and rejects the withdrawal in two', async ({
  page,
  openAsInvestor,
}) => {
  const { api, bankAccountId, iban } = await openAsInvestor({ moneyCents: 50_000 });
  const body = { type: 'withdraw', amount: cents(20_000), bankAccountId: bankAccountId ?? '' } as const;
  const { transactionId } = await api(v1.transactions.request, { body });
  const transaction = new BackofficeTransaction(page);
  await page.goto(`/admin/wallet/${transactionId}`);
  await transaction.expectHere();

  await effort.press(page.getByRole('button', { name: 'Ver el número completo' }));
  await expect(page.getByRole('main')).toContainText(inGroups(iban));
  expect(effort.taps).toBe(1);

  await effort.press(transaction.wantToReject);
  await transaction.reason.fill('La cuenta ya no es suya.');
  await effort.press(transaction.reject);
  await transaction.expectOutcome('Lo rechazó');
  expect(effort.taps).toBe(1 + 2);
});

test('[A19] reads and refuses a bank account in three clicks, and sees the next one', async ({
  page,
  openAsInvestor,
}) => {
  const { bankAccountId, iban } = await openAsInvestor({ isVerified: false, bankAccount: 'pending' });
  await page.goto(`/admin/queues/bank-accounts/${bankAccountId}`);
  await effort.press(page.getByRole('button', { name: 'Ver el número completo' }));
  await expect(page.getByRole('main')).toContainText(inGroups(iban));
  await effort.press(page.getByRole('button', { name: /Marcar con error/ }));
  await page.getByRole('dialog').getByRole('textbox').fill('El certificado es de otra cuenta.');
  await effort.press(page.getByRole('dialog').getByRole('button', { name: 'Marcar con error' }));
  await expect(page).not.toHaveURL(new RegExp(bankAccountId ?? ''));
  await expect(page.getByRole('button', { name: 'Ver el número completo' })).toBeVisible();
  expect(effort.taps).toBe(3);
});

test('[A7][A21] answers a ticket in one click, and finishes it in one', async ({ page, openAsInvestor }) => {
  const { api } = await openAsInvestor({ isVerified: false });
  const ticket = new BackofficeTicket(page);
  await ticket.open((await newTicket(api)).ticketId);
  await ticket.answer.fill('Ya lo hemos arreglado.');
  await effort.press(page.getByRole('button', { name: 'Enviar', exact: true }));
  await expect(ticket.words.filter({ hasText: 'Ya lo hemos arreglado.' })).toBeVisible();
  expect(effort.taps).toBe(1);
  await effort.press(ticket.state.getByRole('button', { name: 'Finalizar' }));
  await expect(page.getByText('Estado de la incidencia cambiado')).toBeVisible();
  await expect(ticket.state).toContainText('Cerrada');
  expect(effort.taps).toBe(2);
});

test('[A4] assigns a manager to a customer in four clicks', async ({ page, openAsInvestor }) => {
  const { userId } = await openAsInvestor({ isVerified: false });
  const customer = new BackofficeCustomer(page);
  await customer.open(userId);
  await effort.press(customer.main.getByRole('button', { name: 'Asignar gestor' }));
  await effort.press(customer.dialog.getByRole('combobox'));
  await effort.press(page.getByRole('option', { name: /Nuria Camps/ }));
  await effort.press(customer.dialog.getByRole('button').last());
  await expect(customer.dialog).toBeHidden();
  await expect(customer.main.getByText('Nuria Camps Bosch').first()).toBeVisible();
  expect(effort.taps).toBe(4);
});

test('[A3][A6] opens a movement of a customer in two clicks', async ({ page, openAsInvestor }) => {
  const { userId } = await openAsInvestor({ moneyCents: 50_000 });
  const customer = new BackofficeCustomer(page);
  await customer.open(userId);
  await effort.press(page.getByRole('tab', { name: 'Monedero' }));
  await effort.press(
    customer.main
      .getByRole('row')
      .getByRole('link', { name: /Ingreso/ })
      .first(),
  );
  await expect(customer.name).toContainText('Ingreso de 500,00');
  expect(effort.taps).toBe(2);
});

test('[A2] exports the customers that were searched for in one click', async ({ page }) => {
  await page.goto('/admin/customer/');
  await page.getByRole('main').getByRole('textbox').first().fill('investor@semilla.test');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  const saved = page.waitForEvent('download');
  await effort.press(page.getByRole('link', { name: 'Exportar', exact: true }));
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
  expect(effort.taps).toBe(1);
});

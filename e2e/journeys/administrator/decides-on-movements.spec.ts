import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/index.ts';
import { BackofficeTransaction } from '../../screens/backoffice-transaction.ts';

test.use({ who: 'administrator' });

/** Goes on with the keyboard until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Tab');
        return target.evaluate((element) => element === document.activeElement);
      },
      { intervals: [0], timeout: 20_000 },
    )
    .toBe(true);
}

test('[A17][S3][S4][B15] approves one movement and rejects the next, from the home by the keyboard alone', async ({
  page,
}) => {
  const transaction = new BackofficeTransaction(page);
  await page.goto('/admin/');
  const first = page
    .getByRole('region', { name: /movimientos/i })
    .getByRole('listitem')
    .getByRole('link')
    .first();
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await transaction.expectHere();

  await tabTo(page, transaction.proof);
  await transaction.chooseProofByKeyboard();
  await tabTo(page, transaction.approve);
  await page.keyboard.press('Enter');
  await transaction.expectOutcome('Lo aprobó');

  await expect(transaction.next).toBeFocused();
  await page.keyboard.press('Enter');
  await transaction.expectHere();
  await expect(transaction.proof).toBeFocused();
  await tabTo(page, transaction.wantToReject);
  await page.keyboard.press('Enter');
  await expect(transaction.reason).toBeFocused();
  await page.keyboard.type('La transferencia no ha llegado.');
  await tabTo(page, transaction.reject);
  await page.keyboard.press('Enter');
  await transaction.expectOutcome('Lo rechazó');
  await expect(page.getByText('«La transferencia no ha llegado.»')).toBeVisible();
});

test('[A17][A6][V17] enters a movement for a customer, who is searched, and finds it in the list', async ({
  page,
  openAsInvestor,
}) => {
  const { email, userId } = await openAsInvestor({ moneyCents: 50_000 });
  await page.goto('/admin/wallet/');
  await page.getByRole('link', { name: 'Añadir un movimiento' }).click();
  await page.getByRole('combobox', { name: /Cliente/ }).fill(email);
  await page.getByRole('option', { name: email }).click();
  await page.getByRole('radio', { name: /^Retirada/ }).check();
  const amount = page.getByRole('textbox', { name: /Importe/ });
  await amount.fill('500,01');
  await expect(
    page.getByText('El importe no debe superar el saldo disponible en el monedero.'),
  ).toBeVisible();
  await amount.fill('120,50');
  await expect(page.getByText('500 € → 379,50 €').first()).toBeVisible();
  await page.getByRole('button', { name: /Crear: Retirada de 120,50/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Retirada de 120,50/ })).toBeVisible();

  const filter = encodeURIComponent(JSON.stringify({ userId, amount: 'lte:120.50', status: 'pending' }));
  await page.goto(`/admin/wallet/?filter=${filter}`);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('cell', { name: /120,50/ })).toBeVisible();
});

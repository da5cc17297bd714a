import { expect, test } from '../../fixtures/index.ts';
import { tabTo } from '../../fixtures/tab-to.ts';
import { BackofficeTransaction } from '../../screens/backoffice-transaction.ts';
import { BackofficeTransactionList, BackofficeWalletList } from '../../screens/backoffice-wallet-list.ts';

test.use({ who: 'administrator' });

test('[A17][S3][S4][B15] approves one movement and rejects the next, from the home page with the keyboard only', async ({
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
  // A deposit needs a second administrator, and waits until then.
  await expect(page.getByRole('main').getByText(/Lo aprobó|^Propuesto/)).toBeVisible();

  await tabTo(page, transaction.next);
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

test('[A17][A6][M1][V17] enters a movement for a customer found by search, and finds it with each filter of the lists', async ({
  page,
  openAsInvestor,
}) => {
  const surname = `Echevarría ${process.pid}`;
  const { email, userId } = await openAsInvestor({ moneyCents: 50_000, surname });
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
  await expect(page.getByText('de 500,00 € a 379,50 €').first()).toBeVisible();
  await page.getByRole('button', { name: /Crear retirada de 120,50/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Retirada de 120,50/ })).toBeVisible();

  const transactionId = page.url().split('/').at(-1) ?? '';

  await page.getByRole('link', { name: 'Ver todos los de este monedero' }).click();
  const list = new BackofficeTransactionList(page);
  const [both, withdrawal, income] = [[/−120,50.€/, /\+500,00.€/], [/−120,50.€/], [/\+500,00.€/]];
  const ofWallet = { walletId: expect.any(String) };
  await list.expectRows(...both);
  await list.expectAddress({ filter: ofWallet });

  const back = async () => {
    await page.goBack();
    await list.expectRows(...both);
  };
  for (const [name, choice, filter, found] of [
    ['Estado', 'Pendiente', { status: 'pending' }, withdrawal],
    ['Sentido', 'Entradas', { type: 'income' }, income],
    ['Origen', 'Equipo', { issuerName: 'admin-backoffice' }, withdrawal],
  ] as const) {
    if (name === 'Origen') await list.addFilter(name);
    await list.chooseIn(name, choice);
    await list.expectRows(...found);
    await list.expectAddress({ filter: { ...ofWallet, ...filter } });
    await back();
  }
  // Two days away, so that it is a different day in every time zone.
  const [before = '', after = ''] = [-2, 2].map((days) =>
    new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10),
  );
  for (const [name, typed, filter, found] of [
    ['Id del movimiento', transactionId, { transactionId }, withdrawal],
    ['Desde el día', after, { fromDate: after }, []],
    ['Hasta el día', before, { toDate: before }, []],
  ] as const) {
    await list.addFilter(name);
    await list.typeIn(name, typed);
    await list.expectRows(...found);
    await list.expectAddress({ filter: { ...ofWallet, ...filter } });
    await back();
  }
  await list.addFilter('Importe');
  await list.typeIn('Importe', '120,50');
  await list.expectAddress({ filter: { ...ofWallet, amount: 'gte:120.50' } });
  for (const [comparison, sign, found] of [
    ['Mayor que', 'gt', income],
    ['Igual o menor que', 'lte', withdrawal],
    ['Menor que', 'lt', []],
    ['Igual a', 'eq', withdrawal],
  ] as const) {
    await list.compare(comparison);
    await list.expectRows(...found);
    await list.expectAddress({ filter: { ...ofWallet, amount: `${sign}:120.50` } });
  }
  const [, ...lines] = await list.export();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(';Retirada;Equipo;Pendiente;120,50;');

  const wallets = new BackofficeWalletList(page);
  await wallets.open();
  await wallets.typeIn('Cliente', surname);
  await wallets.expectRows(/379,50.€\s*120,50.€/);
  await wallets.row(`Amparo ${surname}`).getByRole('link').click();
  await list.expectRows(...both);
  await list.open({ userId, amount: 'lt:500.00' });
  await list.expectRows(...withdrawal);
});

import { decideTransaction, editBankAccount, listBankAccounts, listTransactions } from '@semilla/contract';
import { buildPdf } from '@semilla/contract/testing';
import { expect, test } from '../../fixtures/index.ts';
import { IdentitySimulator } from '../../screens/identity-simulator.ts';
import { Profile } from '../../screens/profile.ts';
import { SiteHeader } from '../../screens/site-header.ts';

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(buildPdf('Certificado')),
});
const account = 'ES7620770024003102575766';

test('[R5][R15][R17][S3][S4][S5][S7][S8][V4][V8][V9][V17][M5][C8][C13] verifies who it is, links an account, adds money and withdraws some of it', async ({
  openAsInvestor,
  apiAs,
}) => {
  const { page, userId } = await openAsInvestor({ isVerified: false, bankAccount: 'none' });
  const profile = new Profile(page);
  const header = new SiteHeader(page);
  const administrator = await apiAs('administrator');

  await test.step('is warned that nobody knows who it is, and verifies it', async () => {
    await page.goto('/');
    await header.expectInvestor('0,00 €');
    await expect(header.userMenu).toHaveAccessibleName(/Identidad sin verificar/);
    await header.chooseFromMenu(/^Mi perfil/);
    await profile.expectTab('customer');
    await profile.press('Verificar mi identidad');
    await new IdentitySimulator(page).decide('declined');
    await expect(page.getByText('No aceptada')).toBeVisible();
    await profile.press('Intentarlo otra vez');
    await new IdentitySimulator(page).decide('approved');
    await expect(profile.section('Verificación de identidad')).toContainText('Verificada');
    await expect(header.userMenu).not.toHaveAccessibleName(/Identidad sin verificar/);
  });

  await test.step('completes its data', async () => {
    const data = profile.section('Datos personales');
    await profile.write('Teléfono (opcional)', 'mañana', data);
    await profile.press('Guardar mis datos', data);
    await profile.expectProblem('Teléfono (opcional)', 'El teléfono no es válido.', data);
    await profile.write('Teléfono (opcional)', '+34 600 000 111', data);
    await data.getByLabel('Nacionalidad').selectOption('Portugal');
    await expect(data.getByText('Viene de tu identidad verificada.', { exact: false })).toBeVisible();
    await profile.press('Guardar mis datos', data);
    await profile.expectNotice('Tus datos están guardados.');
  });

  await test.step('cannot move money without an account, and links one', async () => {
    await header.wallet.click();
    await profile.expectTab('wallet');
    await profile.press('Añadir dinero');
    await profile.dialog.getByRole('link', { name: 'Ir a mis cuentas bancarias' }).click();
    await profile.expectTab('bank-accounts');
    await profile.press('Añadir una cuenta');
    const form = profile.dialog;
    await profile.write('Alias', 'Cuenta nómina', form);
    await form.getByLabel('IBAN', { exact: true }).pressSequentially('ES7620770024003102575767');
    await profile.bring('Certificado de titularidad', { ...pdf('notas.txt'), mimeType: 'text/plain' }, form);
    await profile.press('Añadir la cuenta', form);
    await profile.expectProblem('IBAN', 'El IBAN no es válido.', form);
    await profile.expectProblem(
      'Certificado de titularidad',
      'Este tipo de archivo no se admite aquí.',
      form,
    );
    const large = { ...pdf('grande.pdf'), buffer: Buffer.alloc(5 * 1024 * 1024, 1) };
    await profile.bring('Certificado de titularidad', large, form);
    await profile.expectProblem('Certificado de titularidad', 'El archivo debe ocupar menos de 5 MB.', form);
    await profile.write('IBAN', account, form);
    await expect(form.getByLabel('IBAN', { exact: true })).toHaveValue('ES76 2077 0024 0031 0257 5766');
    await profile.bring('Certificado de titularidad', pdf('certificado.pdf'), form);
    await profile.press('Añadir la cuenta', form);
    await profile.expectNotice('Hemos recibido tu cuenta.');
    const card = profile.page.getByRole('listitem').filter({ hasText: 'Cuenta nómina' });
    await expect(card).toContainText('•••• •••• 5766');
    await expect(card).toContainText('En revisión');
    await expect(card).not.toContainText('2077');
  });

  const { data: accounts } = await administrator(listBankAccounts, { query: { userId } });
  const bankAccountId = accounts[0]?.bankAccountId as string;
  await administrator(editBankAccount, { params: { bankAccountId }, body: { state: 'valid' } });

  await test.step('asks to add money, and gets the details of the transfer', async () => {
    await profile.open('wallet');
    await profile.press('Añadir dinero');
    await profile.press('Añadir dinero', profile.dialog);
    await profile.expectProblem('Importe', 'Requerido.', profile.dialog);
    await profile.write('Importe', '0', profile.dialog);
    await profile.expectProblem('Importe', 'El importe debe ser mayor que cero.', profile.dialog);
    await profile.write('Importe', '1.500,50', profile.dialog);
    await profile.press('Añadir 1.500,50 €', profile.dialog);
    await expect(profile.dialog).toContainText('Haz la transferencia');
    await expect(profile.dialog.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/)).toBeVisible();
    await profile.press('Entendido', profile.dialog);
    await expect(profile.movements).toContainText(/\+ 1\.500,50\s€.*Pendiente/);
    await header.expectInvestor('0,00 €');
  });

  const { data: waiting } = await administrator(listTransactions, { query: { userId, status: 'pending' } });
  await administrator(decideTransaction, {
    params: { transactionId: waiting[0]?.transactionId as string },
    body: {
      status: 'completed',
      file: new File([buildPdf('Justificante')], 'justificante.pdf', { type: 'application/pdf' }),
    },
  });

  await test.step('withdraws, and no more than there is', async () => {
    await profile.open('wallet');
    await header.expectInvestor('1.500,50 €');
    await profile.press('Retirar dinero');
    await profile.write('Importe', '1.500,51', profile.dialog);
    await profile.press('Retirar 1.500,51 €', profile.dialog);
    await profile.expectProblem(
      'Importe',
      'El importe no debe superar el saldo disponible en el monedero.',
      profile.dialog,
    );
    await profile.write('Importe', '500', profile.dialog);
    await profile.press('Retirar 500 €', profile.dialog);
    await expect(profile.dialog).toContainText('Hemos recibido tu petición de retirar 500 €');
    await profile.press('Entendido', profile.dialog);
    await header.expectInvestor('1.000,50 €');
    await expect(profile.section('Tu dinero')).toContainText('500,00 €');
  });

  await test.step('finds it among the movements, and has it on paper', async () => {
    const history = profile.section('Movimientos');
    await history.getByLabel('Tipo').selectOption('Retirada');
    await profile.press('Filtrar', history);
    await expect(page).toHaveURL(/type=withdraw/);
    await expect(profile.movements).toHaveCount(1);
    await page.goBack();
    await expect(profile.movements).toHaveCount(2);
    const download = page.waitForEvent('download');
    await profile.press('Descargar CSV');
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });
});

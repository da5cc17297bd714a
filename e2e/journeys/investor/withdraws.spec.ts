import { v1 } from '@semilla/contract';
import { buildPdf } from '@semilla/contract/testing';
import { expect, test } from '../../fixtures/index.ts';
import { SiteHeader } from '../../screens/site-header.ts';
import { Wallet } from '../../screens/wallet.ts';

const nbsp = '\u00a0';

test('[R5][V17][S3][S5][M1] requests a withdrawal, which is held until staff have sent it, and finds it in the statement', {
  tag: '@inner',
}, async ({ apiAs, openAsInvestor }) => {
  const { page, userId } = await openAsInvestor({ moneyCents: 150_050 });
  const header = new SiteHeader(page);
  const wallet = new Wallet(page);
  await wallet.open();
  await header.expectInvestor('1.500,50 €');
  await wallet.begin('withdraw');
  await wallet.write('1.500,51');
  await wallet.dialog.getByLabel('Importe').blur();
  await wallet.expectProblem('El importe no debe superar el saldo disponible en el monedero.');
  await wallet.try('withdraw', '327,50');
  await wallet.expectAsked('withdraw');
  await wallet.understand();
  await header.expectInvestor('1.173,00 €');
  await expect(wallet.figures).toContainText(`327,50${nbsp}€`);
  await expect(wallet.movements.first()).toContainText(/−327,50\s€.*Pendiente/);

  const administrator = await apiAs('administrator');
  const { data } = await administrator(v1.transactions.find, { query: { userId, status: 'pending' } });
  const file = new File([buildPdf()], 'orden.pdf', { type: 'application/pdf' });
  await administrator(v1.transactions.decide, {
    params: { transactionId: data[0]?.transactionId ?? '' },
    body: { status: 'completed', file },
  });

  await expect(wallet.movements.first()).toContainText(/−327,50\s€.*Completado/);
  await expect(wallet.figures).not.toContainText(`327,50${nbsp}€`);
  const statement = await wallet.statement();
  expect(statement).toContain('Saldo final,1173.00');
  expect(statement).toMatch(/Retirada,Cuenta nómina.*pagada el .*,327\.50,1173\.00/);
});

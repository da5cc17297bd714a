import { buildIban } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { bankDays } from '../../../test/bank-days.ts';
import { as } from '../../../test/callers.ts';
import { release } from '../../../test/investors.ts';
import { anInvestor } from '../../../test/money.ts';
import { invested, openProject } from '../../../test/orders.ts';
import { buildTestApp } from '../../../test/test-app.ts';
import { payoutAccounts } from '../../schema/payout-accounts.ts';

const test = await buildTestApp({
  config: { depositAccount: { holder: 'Semilla', account: 'ES9121000418450200051332' } },
});
afterAll(() => test.close());

it('[L40][L49] suggests a cost of the bank by its words, and a promoter’s repayment of exactly what is due', async () => {
  const admin = await as(test, 'admin');
  const { projectId } = await openProject(test, admin, {
    name: 'Edificio Lavapiés',
    financingAmount: 100_000,
    projectDuration: 12,
    targetProfitability: 1_000,
    deliveryFeePeriod: 'end_of_project',
    withdrawMoneyFinanced: true,
  });
  await invested(await anInvestor(test, 200_000), projectId, '1000.00');
  await release(admin, projectId);
  const [promoter] = await test.db
    .update(payoutAccounts)
    .set({ account: buildIban(77_001) })
    .where(eq(payoutAccounts.projectId, projectId))
    .returning();
  await bankDays(test, admin).shows(
    { amountCents: -1_500, text: 'COMISIÓN MANTENIMIENTO' },
    { amountCents: -1_600, text: 'LIQUIDACION DE CUENTA', counterpartyName: null },
    { amountCents: -1_650, text: 'COM. TRANSF. SEPA' },
    { amountCents: -1_660, text: 'COMPRA AMAZON.COM' },
    { amountCents: -1_670, text: 'MANTENIMIENTO DEL ASCENSOR', counterpartyAccount: buildIban(77_002) },
    { amountCents: -1_680, text: 'RECIBO', counterpartyName: 'ADMON DE FINCAS SOL' },
    { amountCents: -1_700, text: 'TRANSFERENCIA', counterpartyName: 'Desconocido SL' },
    { amountCents: 110_000, text: 'PAGO EDIFICIO LAVAPIES', counterpartyName: 'Otra Empresa SL' },
    { amountCents: 110_000, text: 'PAGO 1', counterpartyAccount: promoter?.account ?? '' },
    { amountCents: 110_000, text: 'PAGO 2', counterpartyName: promoter?.holderName ?? '' },
    { amountCents: 110_000, text: 'PAGO 3', counterpartyName: 'Otra Empresa SL' },
    { amountCents: 109_999, text: 'MENOS EDIFICIO LAVAPIES', counterpartyName: 'Otra Empresa SL' },
  );
  const { waiting } = (await admin.get('/v1/payment/treasury')).json();
  const cost = { as: 'bankCost', projectId: null, projectName: null };
  const repayment = { as: 'repayment', projectId, projectName: 'Edificio Lavapiés' };
  const found = waiting.map(({ text, likely }: Record<string, unknown>) => [text, likely]);
  expect(Object.fromEntries(found)).toEqual({
    'COMISIÓN MANTENIMIENTO': cost,
    'LIQUIDACION DE CUENTA': cost,
    'COM. TRANSF. SEPA': cost,
    'COMPRA AMAZON.COM': null,
    'MANTENIMIENTO DEL ASCENSOR': null,
    RECIBO: null,
    TRANSFERENCIA: null,
    'PAGO EDIFICIO LAVAPIES': repayment,
    'PAGO 1': repayment,
    'PAGO 2': repayment,
    'PAGO 3': null,
    'MENOS EDIFICIO LAVAPIES': null,
  });
});

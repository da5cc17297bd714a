import {
  createOrder,
  recordRepayment,
  releaseToPromoter,
  runDistribution,
  termsVersion,
} from '@semilla/contract';
import { buildPdf } from '@semilla/contract/testing';
import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { Investments } from '../../screens/investments.ts';

const nbsp = ' ';

test('[R4][B4][E11][E12][S9] sees what came and what is to come once staff have distributed a return', async ({
  apiAs,
  openAsInvestor,
}) => {
  const administrator = await apiAs('administrator');
  const project = await newProject(administrator, 'Investment', {
    dateStart: null,
    dateEnd: null,
    preinvestorDateEnd: null,
    startedAt: '2026-01-31',
    financingAmount: 100_000,
    projectDuration: 12,
    targetProfitability: 1_200,
    managerFee: 1_000,
    deliveryFeePeriod: 'quarterly',
    withdrawMoneyFinanced: true,
  });
  const { page, api } = await openAsInvestor({ moneyCents: 100_000 });
  const { projectId, name } = project;
  const investments = new Investments(page);
  await investments.open();
  await expect(page.getByRole('heading', { name: 'Aquí verás tus inversiones' })).toBeVisible();

  await api(createOrder, { body: { projectId, amount: 100_000, orderType: 'invest', termsVersion } });
  const params = { projectId };
  const file = new File([buildPdf('Justificante')], 'justificante.pdf', { type: 'application/pdf' });
  await administrator(releaseToPromoter, { params, body: { amount: 100_000, file } });
  await administrator(recordRepayment, { params, body: { amount: 3_000, file } });
  await administrator(runDistribution, { params, body: { period: 1 } });

  await investments.open();
  await expect(investments.card(name).getByText('Activa', { exact: true })).toBeVisible();
  // 30,00 € less a fee of 10 %.
  await expect(investments.total('Recibido')).toContainText(`27${nbsp}€`);
  await investments.showDetails(name);
  const rows = investments.card(name).getByRole('row');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(1)).toContainText('30/04/2026');
  await expect(rows.nth(1)).toContainText('recibido el');
  await expect(rows.nth(4)).toContainText(`1.027,00${nbsp}€`);

  await investments.state(/^Finalizada/).click();
  await expect(investments.cards).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('ninguna inversión en este estado')).toBeVisible();
  await investments.state(/^Activa/).click();
  await expect(investments.card(name)).toBeVisible();
});

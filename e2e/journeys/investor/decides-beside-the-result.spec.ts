import { lookAt } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { pointers, presserOf } from '../../fixtures/pointers.ts';
import { InvestDialog } from '../../screens/invest-dialog.ts';
import { ProjectDetail } from '../../screens/project-detail.ts';

const nbsp = '\u00a0';
const terms = {
  dateStart: null,
  dateEnd: '2099-06-30',
  preinvestorDateEnd: null,
  startedAt: '2099-07-01',
  financingAmount: 1_000_000,
  projectDuration: 12,
  targetProfitability: 1_200,
  managerFee: 1_000,
  deliveryFeePeriod: 'quarterly',
  taxWithholder: 'platform',
} as const;

test.describe('with touch', () => {
  test.use(pointers.touch);
  const press = presserOf('touch');

  test('[R20][V15][L10] always sees the button, from opening to the receipt, even with unmet conditions', async ({
    apiAs,
    openAsInvestor,
  }) => {
    const project = await newProject(await apiAs('administrator'), 'Investment', terms);
    const { page } = await openAsInvestor({ moneyCents: 60_000 });
    await page.goto(`/projects/${project.url}`);
    const invest = new InvestDialog(page);
    await expect(invest.opener).toBeInViewport({ ratio: 1 });
    await press(invest.opener);
    await invest.expectFirstStep();
    await expect(invest.foot).toHaveText('Escribe un importe');
    await expect(invest.foot).toBeInViewport({ ratio: 1 });

    // Met conditions take one line. Only amounts within the balance are offered.
    await expect(invest.checks).not.toHaveAttribute('open');
    await expect(invest.quickAmounts).toHaveText([`100,00${nbsp}€`, `250,00${nbsp}€`, `500,00${nbsp}€`]);
    await press(invest.quickAmounts.nth(1));
    await expect(invest.foot).toHaveText(`Invertir 250,00${nbsp}€`);
    await expect(invest.foot).toBeInViewport({ ratio: 1 });
    // 30,00 of interest on 250,00, less a fee of a tenth and 19 % tax: 1,43 of each 7,50.
    await expect(invest.result).toContainText(`271,28${nbsp}€`);
    await expect(invest.result).toContainText(`Primer pago, 01/10/2099`);

    await invest.amount.fill('700');
    await invest.amount.blur();
    await expect(invest.foot).toHaveText('Corrige el importe');
    await expect(invest.foot).toBeInViewport({ ratio: 1 });
    await lookAt(page, 'with a wrong amount', { part: invest.dialog });

    await press(invest.quickAmounts.nth(1));
    await press(invest.terms);
    await expect(invest.foot).toBeInViewport({ ratio: 1 });
    await press(invest.submit);
    await invest.expectSecondStep();
    await expect(invest.steps).toHaveText([
      /Inversión hecha$/,
      /Último día para cancelar sin coste$/,
      /^30\/06\/2099Fin previsto de la financiación/,
      new RegExp(`^01/10/2099Primer pago previsto5,32${nbsp}€$`),
      new RegExp(`^01/07/2100Último pago previsto, con el capital255,32${nbsp}€$`),
    ]);
    await expect(invest.seeInvestments).toBeInViewport({ ratio: 1 });
    await expect(invest.receipt).toHaveAttribute('href', /\/evidence\/pdf$/);
    await lookAt(page, 'with the receipt', { part: invest.dialog });
  });

  test('[R20][X1] sees the link to the missing condition', async ({ openAsInvestor }) => {
    const { page } = await openAsInvestor({ isVerified: false, bankAccount: 'none' });
    await page.goto('/projects/edificio-lavapies');
    const invest = new InvestDialog(page);
    await press(invest.opener);
    await expect(invest.foot).toHaveText('Verificar mi identidad');
    await expect(invest.foot).toBeInViewport({ ratio: 1 });
  });

  test('[R20][L9] also sees the button below the risk warning and its consent', async ({
    apiAs,
    openAsInvestor,
  }) => {
    const project = await newProject(await apiAs('administrator'), 'Investment', terms);
    const { page } = await openAsInvestor({ moneyCents: 500_000, isTested: false });
    await page.goto(`/projects/${project.url}`);
    const invest = new InvestDialog(page);
    await invest.refuseEntryTest();
    await page.goto(`/projects/${project.url}`);
    await press(invest.opener);
    await invest.amount.fill('2.000');
    await expect(invest.consent).not.toBeChecked();
    await expect(invest.foot).toBeInViewport({ ratio: 1 });
    // Anything that is ticked or opened ends up above the footer, not behind it.
    await press(invest.consent);
    await expect(invest.consent).toBeChecked();
    await expect(invest.foot).toBeInViewport({ ratio: 1 });
  });
});

test('[R19][R20] starts the order with the simulated amount, and always sees the sidebar on a desktop', async ({
  apiAs,
  openAsInvestor,
}) => {
  const project = await newProject(await apiAs('administrator'), 'Investment', terms);
  const { page } = await openAsInvestor({ moneyCents: 100_000 });
  await page.goto(`/projects/${project.url}#financial`);
  const detail = new ProjectDetail(page);
  const invest = new InvestDialog(page);
  await page.mouse.move(400, 600);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await expect(detail.simulated).toBeInViewport({ ratio: 1 });
  await expect(invest.opener).toBeInViewport({ ratio: 1 });
  await detail.rail.getByRole('button', { name: `500,00${nbsp}€` }).click();
  await expect(detail.total).toHaveText(`542,60${nbsp}€`);
  await invest.opener.click();
  await expect(invest.amount).toHaveValue('500,00');
  await expect(invest.terms).not.toBeChecked();
  await expect(invest.result).toContainText(`542,60${nbsp}€`);
});

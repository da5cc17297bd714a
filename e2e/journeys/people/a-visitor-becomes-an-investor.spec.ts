import type { Client } from '@semilla/client';
import { cents, type Project, v1 } from '@semilla/contract';
import { buildIban, buildPdf } from '@semilla/contract/testing';
import { approveProposalOn } from '../../fixtures/approve-proposal-on.ts';
import { pdfOnDisk } from '../../fixtures/file-on-disk.ts';
import { expect, test } from '../../fixtures/index.ts';
import { givePayoutAccount, newProject } from '../../fixtures/new-project.ts';
import { BackofficeCustomer } from '../../screens/backoffice-customer.ts';
import { BackofficeCustomerList } from '../../screens/backoffice-customer-list.ts';
import { BackofficeTransaction, proposed } from '../../screens/backoffice-transaction.ts';
import { BankAccounts } from '../../screens/bank-accounts.ts';
import { Home } from '../../screens/home.ts';
import { IdentitySimulator } from '../../screens/identity-simulator.ts';
import { InvestDialog } from '../../screens/invest-dialog.ts';
import { Investments } from '../../screens/investments.ts';
import { Profile } from '../../screens/profile.ts';
import { ProjectDetail } from '../../screens/project-detail.ts';
import { ProjectList } from '../../screens/project-list.ts';
import { SiteHeader } from '../../screens/site-header.ts';
import { Wallet } from '../../screens/wallet.ts';
import { registers, setsUpCodes } from './beginnings.ts';

// The whole life of an investor takes longer than other journeys.
test.slow();

const nbsp = '\u00a0';
const name = 'Amparo Quintana Rey';

/** A thousand euros for a year, with thirty of interest each quarter; the fee is ten percent. */
const terms = {
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
} as const;

/** Releases the money to the promoter, records the first quarter's repayment and distributes it. */
async function distributeFirstQuarter(administrator: Client, { projectId }: Project): Promise<void> {
  const params = { projectId };
  const file = new File([buildPdf('Justificante')], 'justificante.pdf', { type: 'application/pdf' });
  await givePayoutAccount(administrator, projectId);
  await administrator(v1.projectPayments.release, { params, body: { amount: cents(100_000), file } });
  await administrator(v1.projectPayments.repay, { params, body: { amount: cents(3_000), file } });
  await administrator(v1.distributions.distribute, { params, body: { period: 1 } });
}

test('[P1][P2][R1][R2][R3][R7][R8][R9][R11][R15][R17][R20][R4][R5][V4][V15][V16][V17][M1][M5][S3][S4][S5][S7][S8][S9][E11][E12][B4][B8][B12][C8][C13] registers, invests, receives a return and withdraws some of it', async ({
  page,
  mailbox,
  apiAs,
  openAs,
  endReflection,
}) => {
  const administrator = await apiAs('administrator');
  const project = await newProject(administrator, 'Investment', terms);
  const header = new SiteHeader(page);
  const detail = new ProjectDetail(page);
  const profile = new Profile(page);
  const accounts = new BankAccounts(page);
  const wallet = new Wallet(page);

  await test.step('goes from the home page to a project', async () => {
    const home = new Home(page);
    await home.open();
    await expect(home.openProjects).not.toHaveCount(0);
    await home.seeProjects();
    const list = new ProjectList(page);
    await list.expectHere();
    await list.nameSought.fill(project.name);
    await list.apply();
    await expect(list.cards).toHaveCount(1);
    await list.openProject(project.name);
    await expect(page).toHaveURL(`/projects/${project.url}`);
    await expect(detail.name).toHaveText(project.name);
    await expect(detail.logInToInvest).toBeVisible();
  });

  await header.go('Registrarse');
  const { email } = await registers(
    page,
    mailbox,
    { kind: 'individual', language: 'es' },
    { name: 'Amparo', surname: 'Quintana Rey', birthdayAt: '1985-04-12' },
  );
  await setsUpCodes(page, 'es');

  await test.step('is warned that the identity is not verified, and verifies it', async () => {
    await expect(page).toHaveURL(`/projects/${project.url}`);
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
    await mailbox.expectMails(email, 'Tu identidad está verificada');
    await expect(header.userMenu).not.toHaveAccessibleName(/Identidad sin verificar/);
    const next = page.getByRole('main').locator('[aria-current=step]');
    await expect(next).toContainText('Siguiente paso');
    await expect(next.getByRole('link')).toHaveAttribute('href', '/user/profile?tab=wallet#money');
  });

  await test.step('completes the personal data', async () => {
    const data = profile.section('Datos personales');
    await profile.write('Teléfono (opcional)', 'mañana', data);
    await profile.press('Guardar mis datos', data);
    await profile.expectProblem('Teléfono (opcional)', 'El teléfono no es válido.', data);
    await profile.write('Teléfono (opcional)', '+34 600 000 111', data);
    await data.getByLabel('Nacionalidad').selectOption('Portugal');
    await expect(data.getByText('Son los datos de tu identidad verificada.', { exact: false })).toBeVisible();
    await profile.press('Guardar mis datos', data);
    await profile.expectNotice('Hemos guardado tus datos.');
  });

  const iban = buildIban(Date.now() % 10_000_000_000);
  await test.step('cannot withdraw money without a bank account, and adds one', async () => {
    await header.wallet.click();
    await profile.expectTab('wallet');
    await wallet.begin('withdraw');
    await wallet.dialog.getByRole('link', { name: 'Ir a mis cuentas bancarias' }).click();
    await profile.expectTab('bank-accounts');
    await accounts.begin();
    await accounts.iban.fill('ES7620770024003102575767');
    await accounts.iban.blur();
    await accounts.expectProblems({ iban: 'El IBAN no es válido.' });
    await accounts.iban.clear();
    await accounts.link('Cuenta nómina', iban, pdfOnDisk('certificado.pdf', 'Certificado de titularidad'));
  });

  const staff = await openAs('administrator');
  const customer = new BackofficeCustomer(staff);
  await test.step('an administrator looks at the certificate and accepts the account', async () => {
    const list = new BackofficeCustomerList(staff);
    await list.open({ multiSearch: email });
    await list.row(name).getByRole('link', { name, exact: true }).click();
    await expect(customer.main.getByText('Identidad: aprobada')).toBeVisible();
    await customer.openTab('Cuentas bancarias');
    await customer.main.getByRole('link', { name: 'Cuenta nómina' }).click();
    await customer.decide('Validar la cuenta');
    await expect(customer.main.getByText('Validada', { exact: true })).toBeVisible();
  });

  await test.step('requests to add money, and gets the details of the transfer', async () => {
    await wallet.open();
    await wallet.announce();
    await wallet.try('income', '1.500,50');
    await wallet.expectAsked('income');
    await expect(wallet.dialog.getByText(/^RF\d\d T[0-9A-F]{3}( [0-9A-F]{1,4}){3}$/)).toBeVisible();
    await wallet.understand();
    await expect(wallet.movements).toContainText(/\+1\.500,50\s€.*Pendiente/);
    await header.expectInvestor('0,00 €');
  });

  const decision = new BackofficeTransaction(staff);
  await test.step('the administrator approves it with the proof of the transfer', async () => {
    await staff.goBack();
    await customer.openTab('Monedero');
    await customer.openMovement('1.500,50');
    await decision.approveWithProof(`1.500,50${nbsp}€`, proposed);
    await approveProposalOn(await apiAs('secondAdministrator'), staff.url().split('/').at(-1) ?? '');
  });

  await test.step('sees the money on the page that stayed open', async () => {
    await expect(wallet.movements).toContainText(/\+1\.500,50\s€.*Completado/);
    await header.expectBalance('1.500,50 €');
    await header.expectInvestor('1.500,50 €');
  });

  await mailbox.expectMails(
    email,
    'Tu cuenta bancaria está validada',
    `Hemos añadido 1.500,50${nbsp}€ a tu monedero`,
  );

  await test.step('invests it in two steps', async () => {
    await page.goto(`/projects/${project.url}`);
    await header.expectInvestor('1.500,50 €');
    const invest = new InvestDialog(page);
    await invest.opener.first().click();
    await invest.declareResidence('12345678Z');
    await page.keyboard.press('Escape');
    await invest.refuseEntryTest();
    await invest.expectFirstStep();
    await expect(invest.terms).toHaveAccessibleName(/contratos de mandato.*no superan los 10\.000\s€/);
    await invest.amount.fill('1.000');
    await invest.terms.check();
    await expect(invest.submit).toHaveText(`Invertir 1.000,00${nbsp}€`);
    await invest.submit.click();
    await invest.expectSecondStep();
    await header.expectInvestor('500,50 €');
    await expect(detail.funded).toHaveText(`100,00${nbsp}% financiado`);
    await invest.seeInvestments.click();
  });

  const investments = new Investments(page);
  await investments.expectHere();
  await expect(investments.total('Invertido')).toContainText(`1.000,00${nbsp}€`);
  await endReflection(project.projectId);
  await distributeFirstQuarter(administrator, project);

  await test.step('sees past and future returns', async () => {
    await investments.open();
    const card = investments.card(project.name);
    await expect(card.getByText('Activa', { exact: true })).toBeVisible();
    // 30,00 € less a fee of 10 %.
    await expect(investments.total('Recibido')).toContainText(`27,00${nbsp}€`);
    await investments.showDetails(project.name);
    const rows = card.getByRole('row');
    await expect(rows).toHaveCount(5);
    await expect(rows.nth(1)).toContainText('30/04/2026');
    await expect(rows.nth(1)).toContainText('recibido el');
    await expect(rows.nth(4)).toContainText(`1.027,00${nbsp}€`);
    await investments.state(/^Finalizada/).click();
    await expect(page.getByText('ninguna inversión en este estado')).toBeVisible();
    await investments.state(/^Activa/).click();
    await expect(card).toBeVisible();
    await header.expectInvestor('527,50 €');
  });

  await test.step('requests a withdrawal, which is held until the administrator has sent it', async () => {
    await wallet.open();
    await wallet.ask('withdraw', '327,50');
    await header.expectInvestor('200,00 €');
    await expect(wallet.figures).toContainText(`327,50${nbsp}€`);
    await staff.goBack();
    await customer.openMovement('327,50');
    await decision.approveWithProof(`327,50${nbsp}€`);
  });

  await test.step('finds every movement in the statement, to the cent', async () => {
    await wallet.open();
    await header.expectInvestor('200,00 €');
    await expect(wallet.figures).toContainText(`0,00${nbsp}€`);
    await expect(wallet.movements).toHaveCount(5);
    const statement = await wallet.statement();
    expect(statement).toContain('Saldo final,200.00');
    expect(statement).toContain('Rendimiento neto,27.00');
    expect(statement).toMatch(/Retirada,Cuenta nómina.*pagada el .*,327\.50,200\.00/);
    await wallet.profile.section('Movimientos').getByLabel('Sentido').selectOption('Salidas');
    await expect(page).toHaveURL(/type=withdraw/);
    await expect(wallet.movements).toHaveCount(3);
    await page.goBack();
    await expect(wallet.movements).toHaveCount(5);
  });

  await mailbox.expectMails(
    email,
    `Has invertido en ${project.name}`,
    `Has recibido un rendimiento de ${project.name}`,
    `Hemos enviado 327,50${nbsp}€ a tu cuenta bancaria`,
  );
});

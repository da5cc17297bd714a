import { cents, v1 } from '@semilla/contract';
import { buildIban, buildPdf } from '@semilla/contract/testing';
import { apiOf } from '../../fixtures/api-of.ts';
import { approveProposalOn } from '../../fixtures/approve-proposal-on.ts';
import { pdfOnDisk } from '../../fixtures/file-on-disk.ts';
import { expect, test } from '../../fixtures/index.ts';
import { passKnowledge } from '../../fixtures/new-investor.ts';
import { givePayoutAccount, newProject } from '../../fixtures/new-project.ts';
import { BackofficeCustomer } from '../../screens/backoffice-customer.ts';
import { BackofficeCustomerList } from '../../screens/backoffice-customer-list.ts';
import { BackofficeTransaction, proposed } from '../../screens/backoffice-transaction.ts';
import { BankAccounts } from '../../screens/bank-accounts.ts';
import { Home } from '../../screens/home.ts';
import { IdentitySimulator } from '../../screens/identity-simulator.ts';
import { InvestDialog } from '../../screens/invest-dialog.ts';
import { Investments } from '../../screens/investments.ts';
import { LogIn } from '../../screens/log-in.ts';
import { MailConfirmation } from '../../screens/mail-confirmation.ts';
import { Profile } from '../../screens/profile.ts';
import { SiteHeader } from '../../screens/site-header.ts';
import { Wallet } from '../../screens/wallet.ts';
import { registers, setsUpCodes } from './beginnings.ts';

test.slow();
test.use({ locale: 'en-GB', viewport: { width: 390, height: 844 } });

const nbsp = '\u00a0';
const name = 'Huerta del Jarama S.L.';

/** Two thousand euros for a month at ten percent; the fee is ten percent of the return. */
const terms = {
  dateStart: null,
  dateEnd: null,
  preinvestorDateEnd: null,
  startedAt: null,
  financingAmount: 200_000,
  projectDuration: 1,
  targetProfitability: 1_000,
  managerFee: 1_000,
  deliveryFeePeriod: 'end_of_project',
  withdrawMoneyFinanced: true,
} as const;

test('[P2][P3][P4][R5][R7][R9][R11][R14][R15][R20][V4][V9][V10][V15][V16][V17][E18][M1][B4][B8][B12] registers as a company on a phone, sends its documents, invests, and is repaid with a return', async ({
  page,
  mailbox,
  apiAs,
  openAs,
  endReflection,
  refused,
  baseURL,
}) => {
  const administrator = await apiAs('administrator');
  const project = await newProject(administrator, 'Investment', terms);
  const header = new SiteHeader(page, 'en');
  const profile = new Profile(page, 'en');
  const wallet = new Wallet(page, 'en');
  const accounts = new BankAccounts(page, 'en');

  await new Home(page, 'en').open();
  await header.openOnPhone();
  await header.go('Register');
  const company = await registers(
    page,
    mailbox,
    { kind: 'company', language: 'en' },
    { companyName: name, legalRepresentativeName: 'Marta Gil Roca', taxId: 'B85432102', legalForm: 'SL' },
  );
  const { email } = company;

  await test.step('the link of the mail works once', async () => {
    refused(400, '/v1/auth/email/verify');
    const confirmation = new MailConfirmation(page, 'en');
    await confirmation.open(company.link);
    await confirmation.expectUseless();
  });

  await test.step('logs in instead', async () => {
    await new MailConfirmation(page, 'en').logIn();
    const logIn = new LogIn(page, 'en');
    await expect(logIn.email).toHaveValue(email);
    await logIn.withPassword(email, company.password);
  });
  await setsUpCodes(page, 'en');

  await test.step('corrects its data: it has a representative, and no birthday', async () => {
    await new Home(page, 'en').expectOwn();
    await header.chooseFromMenu(/^My profile/);
    const data = profile.section('Personal details');
    await expect(data.getByLabel('Date of birth')).toHaveCount(0);
    const representative = data.getByLabel('Name of the legal representative');
    await expect(representative).toHaveValue('Marta Gil Roca');
    await representative.fill('');
    await representative.press('Enter');
    await profile.expectProblem('Name of the legal representative', 'Required.', data);
    await representative.fill('Rosa Puig Serra');
    await representative.press('Enter');
    await profile.expectNotice('Your details have been saved.');
    await profile.press('Verify my identity');
    await new IdentitySimulator(page, 'en').decide('approved');
    await expect(profile.section('Identity verification')).toContainText('Verified');
    await mailbox.expectMails(email, 'Your identity is verified');
  });

  await test.step('uploads its documents, moving between tabs with the keyboard', async () => {
    await profile.tab('customer').focus();
    await page.keyboard.press('ArrowRight');
    await profile.expectTab('wallet');
    await page.keyboard.press('ArrowRight');
    await profile.expectTab('documents');
    await expect(profile.tab('documents')).toBeFocused();
    const bring = profile.section('Upload a document');
    await profile.bring('Document', pdfOnDisk('photo.png'), bring);
    await profile.press('Send the document', bring);
    await profile.expectProblem('Document', 'This type of file is not accepted here.', bring);
    await profile.bring('Document', pdfOnDisk('deeds.pdf', 'Escritura'), bring);
    await profile.press('Send the document', bring);
    await profile.expectNotice('We have received “deeds.pdf”.');
    await profile.bring('Document', pdfOnDisk('draft.pdf', 'Borrador'), bring);
    await profile.press('Send the document', bring);
    await profile.expectNotice('We have received “draft.pdf”.');
    await profile.press('Delete draft.pdf');
    await profile.press('Delete', profile.dialog);
    await expect(page.getByText('draft.pdf')).toHaveCount(0);
    await page.goBack();
    await profile.expectTab('wallet');
  });

  await test.step('adds its bank account, and waits for staff before money moves', async () => {
    await profile.choose('bank-accounts');
    const iban = buildIban(Date.now() % 10_000_000_000);
    await accounts.begin();
    await accounts.link('Current account', iban, pdfOnDisk('certificate.pdf', 'Certificado'));
    await profile.choose('wallet');
    await wallet.begin('withdraw');
    await expect(wallet.dialog).toContainText('Your bank account is under review.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Withdraw money' })).toBeFocused();
  });

  const staff = await openAs('administrator');
  const customer = new BackofficeCustomer(staff);
  await test.step('an administrator reads its data and documents, and accepts the account', async () => {
    const list = new BackofficeCustomerList(staff);
    await list.open({ multiSearch: email });
    await list.row(name).getByRole('link', { name, exact: true }).click();
    await expect(customer.fact('Representante legal')).toHaveText('Rosa Puig Serra');
    await customer.openTab('Documentos');
    await expect(customer.main.getByRole('button', { name: 'deeds.pdf', exact: true })).toBeVisible();
    await customer.openTab('Cuentas bancarias');
    await customer.main.getByRole('link', { name: 'Current account' }).click();
    await customer.decide('Validar la cuenta');
    await expect(customer.main.getByText('Validada', { exact: true })).toBeVisible();
    await staff.goBack();
  });

  const decision = new BackofficeTransaction(staff);
  await test.step('adds money, which the administrator approves', async () => {
    await wallet.open();
    await wallet.ask('income', '2.000');
    await customer.openTab('Monedero');
    await customer.openMovement('2.000');
    await decision.approveWithProof(`2.000,00${nbsp}€`, proposed);
    await approveProposalOn(await apiAs('secondAdministrator'), staff.url().split('/').at(-1) ?? '');
  });

  await mailbox.expectMails(
    email,
    'Your bank account has been validated',
    `We have added 2.000,00${nbsp}€ to your wallet`,
  );

  await passKnowledge(apiOf(page.request, baseURL ?? ''));
  await test.step('[L46] declares who is behind it, without which it may not invest', async () => {
    await page.goto(`/projects/${project.url}`);
    const invest = new InvestDialog(page, 'en');
    await invest.opener.click();
    await expect(invest.dialog).toContainText('your company must declare its tax number');
    await invest.dialog.getByRole('link', { name: 'Declare the data of my company' }).click();
    await profile.expectTab('customer');
    await profile.press('Declare it');
    const [owner, representative] = [0, 1].map((index) =>
      profile.dialog.getByRole('group', { name: 'Person 1' }).nth(index),
    );
    await owner?.getByLabel('Name').fill('Rosa Puig Serra');
    await owner?.getByLabel('Share (%)').fill('60');
    await owner?.getByLabel('Country').selectOption('ES');
    await representative?.getByLabel('Name').fill('Rosa Puig Serra');
    await representative?.getByLabel('Document').fill('12345678Z');
    await profile.press('Save', profile.dialog);
    await profile.expectNotice('Company details saved');
  });

  await test.step('invests all of it', async () => {
    await page.goto(`/projects/${project.url}`);
    const invest = new InvestDialog(page, 'en');
    await invest.opener.click();
    await invest.declareResidence('B12345674');
    await invest.expectFirstStep();
    await expect(invest.terms).toHaveAccessibleName(/mandate contracts.*do not exceed 10\.000\s€/);
    await invest.dialog.getByRole('button', { name: /^Invest as much as possible/ }).click();
    await expect(invest.amount).toHaveValue('2.000,00');
    await invest.terms.check();
    await expect(invest.submit).toHaveText(`Invest 2.000,00${nbsp}€`);
    await invest.submit.click();
    await invest.expectSecondStep();
    await header.expectBalance('0,00 €');
  });

  const params = { projectId: project.projectId };
  const file = new File([buildPdf('Justificante')], 'justificante.pdf', { type: 'application/pdf' });
  await givePayoutAccount(administrator, project.projectId);
  await endReflection(project.projectId);
  await administrator(v1.projectPayments.release, { params, body: { amount: cents(200_000), file } });
  await administrator(v1.projectPayments.repay, { params, body: { amount: cents(220_000), file } });
  await administrator(v1.distributions.distribute, { params, body: { period: 1 } });

  await test.step('is repaid with the return, and withdraws everything', async () => {
    const investments = new Investments(page, 'en');
    await investments.open();
    await expect(investments.card(project.name).getByText('Finished', { exact: true })).toBeVisible();
    // 200,00 € less a fee of 10 %.
    await expect(investments.total('Received')).toContainText(`2.180,00${nbsp}€`);
    await wallet.open();
    await header.expectBalance('2.180,00 €');
    await wallet.ask('withdraw', '2.180');
    await header.expectBalance('0,00 €');
    await staff.goBack();
    await customer.openMovement('2.180');
    await decision.approveWithProof(`2.180,00${nbsp}€`);
    await wallet.open();
    await expect(wallet.movements.first()).toContainText(/−2\.180,00\s€.*Completed/);
    expect(await wallet.statement()).toContain('Rosa Puig Serra');
  });

  await mailbox.expectMails(
    email,
    `You have invested in ${project.name}`,
    `You have received a return from ${project.name}`,
    `We have sent 2.180,00${nbsp}€ to your bank account`,
  );
});

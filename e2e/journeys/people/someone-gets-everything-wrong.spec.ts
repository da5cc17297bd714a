import type { Page } from '@playwright/test';
import { cents, termsVersion, v1 } from '@semilla/contract';
import { buildIban } from '@semilla/contract/testing';
import { apiOf } from '../../fixtures/api-of.ts';
import { codeApp } from '../../fixtures/code-app.ts';
import { fileOnDisk, pdfOnDisk } from '../../fixtures/file-on-disk.ts';
import { expect, test } from '../../fixtures/index.ts';
import { confirmationLink, newEmail } from '../../fixtures/new-account.ts';
import type { Investor } from '../../fixtures/new-investor.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { BankAccounts } from '../../screens/bank-accounts.ts';
import { FirstCode } from '../../screens/first-code.ts';
import { Home } from '../../screens/home.ts';
import { IdentitySimulator } from '../../screens/identity-simulator.ts';
import { InvestDialog } from '../../screens/invest-dialog.ts';
import { LogIn } from '../../screens/log-in.ts';
import { MailConfirmation } from '../../screens/mail-confirmation.ts';
import { OneTimeCode } from '../../screens/one-time-code.ts';
import { Profile } from '../../screens/profile.ts';
import { SiteHeader } from '../../screens/site-header.ts';
import { Wallet } from '../../screens/wallet.ts';

// Without live changes, so that the page learns of another tab's changes only from the server's refusal.
test.use({ locale: 'en-GB', hasLiveChannel: false });

const nbsp = '\u00a0';

async function logsIn(page: Page, { email, password, codes }: Investor): Promise<void> {
  await new LogIn(page, 'en').withPassword(email, password);
  await new OneTimeCode(page, 'en').withCode(codes.next());
}

test('[R8][R10][R11][X1][B8] sees while signing in that the password, the address, the link or the code is wrong', async ({
  page,
  apiAs,
  mailbox,
  refused,
}) => {
  const email = newEmail('olvidadiza');
  const password = 'Girasol#2026';
  const person = { kind: 'individual', name: 'Ada', surname: 'Byron', birthdayAt: '1985-04-12' } as const;
  const visitor = await apiAs('visitor');
  await visitor(v1.registration.create, {
    body: { ...person, email, password, language: 'en', acceptTerms: true },
  });
  const logIn = new LogIn(page, 'en');

  await logIn.open();
  refused(401, '/v1/auth/login');
  await logIn.withPassword(email, 'Encinar#2026');
  await expect(logIn.alert).toHaveText(logIn.say.wrong);
  await expect(logIn.email).toHaveValue(email);
  refused(403, '/v1/auth/login');
  await logIn.withPassword(email, password);
  await expect(logIn.alert).toHaveText(logIn.say.unconfirmed);
  const before = await confirmationLink(mailbox, email, 'en');
  await logIn.resend.click();
  await expect(page.getByText('we have just sent it a new link')).toBeVisible();

  const confirmation = new MailConfirmation(page, 'en');
  await expect.poll(() => confirmationLink(mailbox, email, 'en')).not.toBe(before);
  await confirmation.open(await confirmationLink(mailbox, email, 'en'));
  await confirmation.expectConfirmed();
  refused(400, '/v1/auth/email/verify');
  await confirmation.open(before);
  await confirmation.expectUseless();
  await confirmation.logIn();

  // The page fills in the e-mail address shortly after it opens.
  await expect(logIn.email).toHaveValue(email);
  await logIn.withPassword(email, password);
  const first = new FirstCode(page, 'en');
  await first.expectHere();
  const codes = codeApp(await first.secret());
  refused(401, /^\/v1\/auth\/totps\/[\w-]+\/confirm$/);
  await first.confirm(codes.wrong());
  await expect(first.problem).toBeVisible();
  const used = codes.next();
  await first.confirm(used);
  await first.recoveryCodes();
  await first.goOn.click();
  await new Home(page, 'en').expectOwn();
  const header = new SiteHeader(page, 'en');
  await header.logOut();

  await logIn.open();
  await logIn.withPassword(email, password);
  const oneTime = new OneTimeCode(page, 'en');
  refused(401, '/v1/auth/otp');
  await oneTime.withCode(used);
  await expect(oneTime.problem).toBeVisible();
  await expect(oneTime.code).toBeFocused();
  await oneTime.withCode(codes.next());
  await expect(header.userMenu).toBeVisible();
});

test('[V4][V8][V9][V13][V17][X1][R5][S7] sends another person’s document, an invalid IBAN and refused files, and requests more than is available', async ({
  apiAs,
  baseURL,
  openAsInvestor,
  refused,
}) => {
  const administrator = await apiAs('administrator');
  const found = await administrator(v1.users.find, {
    query: { multiSearch: 'investor@semilla.test', take: 1 },
  });
  const taken = found.data[0]?.identificationDocumentNumber ?? '';
  const investor = await openAsInvestor({ language: 'en', isVerified: false, moneyCents: 100_000 });
  const { page, bankAccountId = '' } = investor;
  const otherTab = apiOf(page.request, baseURL as string);
  const profile = new Profile(page, 'en');
  const sameDocument = 'There is already an account with this identity document.';

  await test.step('the document belongs to another person', async () => {
    await profile.open();
    const data = profile.section('Personal details');
    await data.getByLabel('Document type').selectOption('ID card');
    await profile.write('Document number', taken, data);
    await profile.write('Phone (optional)', '+44 20 7946 0000', data);
    refused(409, '/v1/account/users/me');
    await profile.press('Save my details', data);
    await profile.expectProblem('Document number', sameDocument, data);
    await expect(data.getByLabel('Phone (optional)')).toHaveValue('+44 20 7946 0000');

    await profile.press('Verify my identity');
    await new IdentitySimulator(page, 'en').decide('approved', taken);
    await expect(profile.section('Identity verification')).toContainText('Not accepted');
    await expect(profile.section('Identity verification')).toContainText(sameDocument);
  });

  await test.step('the account is invalid, already registered, or without its certificate; and the session has expired', async () => {
    const accounts = new BankAccounts(page, 'en');
    await profile.open('bank-accounts');
    await accounts.begin();
    await profile.write('Alias', 'Savings account', profile.dialog);
    await accounts.iban.fill('ES7620770024003102575767');
    await accounts.bring(fileOnDisk('notes.txt', 'Notes'));
    await accounts.send();
    await accounts.expectProblems({
      iban: 'The IBAN is invalid.',
      certificate: 'This type of file is not accepted here.',
    });
    await accounts.bring(fileOnDisk('large.pdf', Buffer.alloc(5_000_000, 1)));
    await accounts.expectProblems({ certificate: 'The file must be below 5 MB.' });
    await accounts.bring(pdfOnDisk('certificate.pdf', 'Certificado de titularidad'));
    await accounts.iban.fill(investor.iban ?? '');
    refused(409, '/v1/payment/bank-accounts');
    await accounts.send();
    await accounts.expectProblems({ iban: 'There is already a bank account with this IBAN.' });

    await accounts.iban.fill(buildIban(Date.now() % 10_000_000_000));
    await otherTab(v1.sessions.logOut);
    refused(401, '/v1/payment/bank-accounts');
    await accounts.send();
    await expect(profile.dialog.getByRole('alert')).toContainText('Your session has ended.');
    const opened = page.context().waitForEvent('page');
    await profile.dialog.getByRole('link', { name: 'Log in from another tab' }).click();
    const other = await opened;
    await logsIn(other, investor);
    await expect(new SiteHeader(other, 'en').userMenu).toBeVisible();
    await other.close();
    await accounts.send();
    await profile.expectNotice('We have received your account “');
    await expect(accounts.card('Savings account')).toContainText('Under review');
  });

  await test.step('the balance is too low to withdraw, or no longer enough', async () => {
    const wallet = new Wallet(page, 'en');
    await wallet.open();
    await wallet.begin('withdraw');
    await wallet.try('withdraw', '1.000,01');
    await wallet.expectProblem('The amount must not exceed the available balance in the wallet.');
    await wallet.write('0');
    await wallet.expectProblem('The amount must be greater than zero.');
    await otherTab(v1.transactions.request, {
      body: { type: 'withdraw', amount: cents(60_000), bankAccountId },
    });
    refused(409, '/v1/wallet/transactions');
    await wallet.try('withdraw', '400,01');
    await wallet.expectProblem('The amount must not exceed the available balance in the wallet.');
    await wallet.try('withdraw', '400');
    await wallet.expectAsked('withdraw');
    await wallet.understand();
    await new SiteHeader(page, 'en').expectInvestor('0,00 €');
    await expect(wallet.figures).toContainText(`1.000,00${nbsp}€`);
  });
});

test('[V15][V16][R20][B2][G2][X1] invests more than remains, and resumes an order after the session expired', async ({
  apiAs,
  openAsInvestor,
  refused,
}) => {
  const always = { dateStart: null, dateEnd: null, preinvestorDateEnd: null };
  const project = await newProject(await apiAs('administrator'), 'Investment', {
    ...always,
    financingAmount: 100_000,
    minimumInvestment: 10_000,
  });
  const { projectId } = project;
  const investor = await openAsInvestor({ language: 'en', moneyCents: 200_000 });
  const { page, api } = investor;
  const invest = new InvestDialog(page, 'en');
  await page.goto(`/projects/${project.url}`);
  await invest.open();
  await invest.amount.fill('99,99');
  await invest.amount.press('Enter');
  await expect(invest.amount).toHaveAccessibleDescription(/invest at least 100,00\s€/);
  await expect(invest.dialog.getByText('To invest, read the current terms and accept them.')).toBeVisible();

  // The user orders in another tab while this page stays open.
  await api(v1.orders.place, {
    body: { projectId, amount: cents(50_000), orderType: 'invest', termsVersion },
  });
  refused(409, '/v1/project/orders');
  await invest.invest('600');
  await expect(invest.amount).toHaveAccessibleDescription(/invest at most 500,00\s€/);
  await expect(invest.amount).toHaveValue('600');
  await expect(invest.terms).toBeChecked();
  await expect(invest.dialog).toContainText(`You have 1.500,00${nbsp}€ in your wallet.`);

  await api(v1.sessions.logOut);
  refused(401, '/v1/project/orders');
  refused(401, '/v1/account/users/me');
  await invest.invest('300');
  await expect(invest.dialog.getByRole('alert')).toContainText('Your session ended before we got an answer.');
  await invest.dialog.getByRole('link', { name: 'Log in' }).click();
  // Waits until the page knows that the session ended.
  await new SiteHeader(page, 'en').expectVisitor();
  await logsIn(page, investor);
  await expect(page).toHaveURL(`/projects/${project.url}`);
  await invest.openerOfUnanswered.click();
  await expect(invest.again).toHaveText(`Complete the investment of 300,00${nbsp}€`);
  await invest.again.click();
  await invest.expectSecondStep();
  await new SiteHeader(page, 'en').expectInvestor('1.200,00 €');
  const administrator = await apiAs('administrator');
  expect((await administrator(v1.orders.find, { query: { projectId } })).total).toBe(2);
});

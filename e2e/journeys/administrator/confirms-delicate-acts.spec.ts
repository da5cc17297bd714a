import type { Page } from '@playwright/test';
import { cents, v1 } from '@semilla/contract';
import { actNames, triedElsewhere, triedNames } from '../../fixtures/delicate-acts/act-names.ts';
import { customerActs } from '../../fixtures/delicate-acts/customer-acts.ts';
import { moneyActs } from '../../fixtures/delicate-acts/money-acts.ts';
import { ownActs } from '../../fixtures/delicate-acts/own-acts.ts';
import {
  prepareCustomer,
  prepareMoney,
  prepareOffers,
  prepareProjectMoney,
  stopWithdrawals,
} from '../../fixtures/delicate-acts/prepare.ts';
import { offerActs, projectMoneyActs } from '../../fixtures/delicate-acts/project-acts.ts';
import { refusesWithoutFactor } from '../../fixtures/delicate-acts/refuses-without-factor.ts';
import { newFinancedProject } from '../../fixtures/financed-project.ts';
import { forgetSession } from '../../fixtures/forget-session.ts';
import { expect, test } from '../../fixtures/index.ts';
import { newEmail } from '../../fixtures/new-account.ts';
import { pointers, presserOf } from '../../fixtures/pointers.ts';
import { signInWithoutFactor } from '../../fixtures/sign-in-without-factor.ts';
import { addVirtualAuthenticator } from '../../fixtures/virtual-authenticator.ts';
import { BackofficeCustomer } from '../../screens/backoffice-customer.ts';
import { BackofficeProjectMoney } from '../../screens/backoffice-project-money.ts';
import { BackofficeTransaction, proofOnDisk } from '../../screens/backoffice-transaction.ts';
import { FactorDialog } from '../../screens/factor-dialog.ts';
import { Passkeys } from '../../screens/passkeys.ts';

test.use({ who: 'administrator', ...pointers.mouse });

/**
 * Signs the administrator in without a factor, in this browser only. The session of other journeys continues.
 */
async function enterWithoutFactor(page: Page, userId: string, baseURL: string | undefined): Promise<void> {
  await forgetSession(page);
  await signInWithoutFactor(page, userId, baseURL as string);
}

const press = presserOf('mouse');
const iban = /^ES\d\d( \d{4}){5}$/;

test('[B7][M5][A17][A20] is asked for a factor before a decision, a release, a role, the device of another, an export and an IBAN', async ({
  page,
  apiAs,
  endReflection,
  openAsInvestor,
  refused,
  baseURL,
}) => {
  const administrator = await apiAs('administrator');
  const { userId: administratorId } = await administrator(v1.me.find);
  const investor = await openAsInvestor({ moneyCents: 100_000 });
  const { userId } = investor;
  // A new customer, because a customer with investments cannot become staff.
  const newcomer = await administrator(v1.registration.create, {
    body: {
      kind: 'individual',
      name: 'Amparo',
      surname: 'Quintana Rey',
      birthdayAt: '1985-04-12',
      email: newEmail('futura.gestora'),
      language: 'es',
      invite: true,
    },
  });
  const project = await newFinancedProject(administrator, investor, 50_000, endReflection);
  const { transactionId } = await administrator(v1.transactions.request, {
    body: { userId, type: 'income', amount: cents(12_345) },
  });

  await addVirtualAuthenticator(page);
  const passkeys = new Passkeys(page, press);
  const factor = new FactorDialog(page, press);
  const keyName = 'Llave de los actos delicados';
  await passkeys.open();
  await passkeys.add(keyName);
  refused(403, /^\/v1\//);
  const begin = () => enterWithoutFactor(page, administratorId, baseURL);
  const proposed = page.getByText('Propuesto. Tiene que aprobarlo otro administrador.');

  const customer = new BackofficeCustomer(page);
  const money = new BackofficeProjectMoney(page, project.name);
  const transaction = new BackofficeTransaction(page);

  await test.step('a decision on money', async () => {
    await begin();
    await page.goto(`/admin/wallet/${transactionId}`);
    await transaction.proof.setInputFiles(proofOnDisk());
    await transaction.approve.click();
    await factor.withPasskey();
    // A notice says it too.
    await expect(proposed.first()).toBeVisible();
  });
  await test.step('a release', async () => {
    await begin();
    await money.open(project.projectId);
    await money.beginToPay('Entregar al promotor', /^Entregar 1\.000/);
    await factor.withPasskey();
    await expect(proposed).toBeVisible();
  });
  await test.step('the role of a customer', async () => {
    await begin();
    await page.goto(`/admin/customer/edit/${newcomer.userId}`);
    await page.getByRole('combobox', { name: /^Rol/ }).click();
    await page.getByRole('option', { name: 'Gestor' }).click();
    await page.getByLabel(/^Por qué/).fill('Empieza a trabajar con nosotros.');
    await customer.save('Guardar');
    await factor.withPasskey();
    await expect(proposed).toBeVisible();
  });
  await test.step('the device of a customer', async () => {
    await begin();
    await customer.open(userId);
    await customer.act('Borrar el dispositivo de códigos', 'Ha perdido el teléfono.');
    await factor.withPasskey();
    await expect(proposed).toBeVisible();
  });
  await test.step('an export, and after it an IBAN without being asked again', async () => {
    await begin();
    await page.goto('/admin/customer/');
    await page.getByRole('link', { name: 'Exportar', exact: true }).click();
    await expect(factor.dialog).toBeVisible();
    const begun = page.waitForEvent('download');
    await factor.withPasskey();
    await begun;
    await page.goto(`/admin/bank-account/${investor.bankAccountId}`);
    await page.getByRole('button', { name: 'Ver el número completo' }).click();
    await expect(customer.main.getByText(iban)).toBeVisible();
    await expect(factor.dialog).toBeHidden();
  });
  await test.step('an IBAN', async () => {
    await begin();
    await page.goto(`/admin/bank-account/${investor.bankAccountId}`);
    await page.getByRole('button', { name: 'Ver el número completo' }).click();
    await factor.withPasskey();
    await expect(customer.main.getByText(iban)).toBeVisible();
  });
  // Keeps the passkey, because removing it would end the session of the other journeys.
});

test('[B7][M5][A17] changes no money without a fresh factor', async ({
  page,
  apiAs,
  mailbox,
  openAsInvestor,
  refused,
  baseURL,
}) => {
  const api = await apiAs('administrator');
  const held = await openAsInvestor();
  await stopWithdrawals(held, mailbox);
  const records = await prepareMoney(api, await openAsInvestor({ moneyCents: 100_000 }), held);
  refused(403, /^\/v1\//);
  await enterWithoutFactor(page, (await api(v1.me.find)).userId, baseURL);
  await refusesWithoutFactor(moneyActs, { page, factor: new FactorDialog(page, press), api, records });
});

test('[B7][M5][A20] changes no money of a project without a fresh factor', async ({
  page,
  apiAs,
  endReflection,
  openAsInvestor,
  refused,
  baseURL,
}) => {
  const api = await apiAs('administrator');
  const investor = await openAsInvestor({ moneyCents: 300_000 });
  const records = await prepareProjectMoney(api, investor, endReflection);
  refused(403, /^\/v1\//);
  await enterWithoutFactor(page, (await api(v1.me.find)).userId, baseURL);
  const factor = new FactorDialog(page, press);
  await refusesWithoutFactor(projectMoneyActs, { page, factor, api, records });
});

test('[B7][M5][P7] changes no offer or proposal without a fresh factor', async ({
  page,
  apiAs,
  refused,
  baseURL,
}) => {
  const api = await apiAs('administrator');
  const records = await prepareOffers(api, await apiAs('secondAdministrator'));
  refused(403, /^\/v1\//);
  await enterWithoutFactor(page, (await api(v1.me.find)).userId, baseURL);
  await refusesWithoutFactor(offerActs, { page, factor: new FactorDialog(page, press), api, records });
});

test('[B7][M5][L37] changes no customer without a fresh factor', async ({
  page,
  apiAs,
  openAsInvestor,
  refused,
  baseURL,
}) => {
  const api = await apiAs('administrator');
  const records = await prepareCustomer(api, await openAsInvestor({ bankAccount: 'pending' }));
  refused(403, /^\/v1\//);
  await enterWithoutFactor(page, (await api(v1.me.find)).userId, baseURL);
  await refusesWithoutFactor(customerActs, { page, factor: new FactorDialog(page, press), api, records });
});

test('[B7] a customer cannot change their account without a fresh factor', async ({
  openAsInvestor,
  refused,
  baseURL,
}) => {
  const { page, api, userId } = await openAsInvestor({ isVerified: false, bankAccount: 'none' });
  await addVirtualAuthenticator(page);
  const passkeys = new Passkeys(page, press);
  const records = { passkey: 'Portátil' };
  await passkeys.open();
  await passkeys.add(records.passkey);
  refused(403, /^\/v1\//);
  await enterWithoutFactor(page, userId, baseURL);
  await refusesWithoutFactor(ownActs, { page, factor: new FactorDialog(page, press), api, records });
});

test('[B7][M5] tries every act that needs a factor, and one export for all', () => {
  const tried = new Set([...triedNames, ...Object.keys(triedElsewhere)]);
  expect([...tried].toSorted()).toEqual(actNames.toSorted());
});

import { cents, v1 } from '@semilla/contract';
import { newFinancedProject } from '../../fixtures/financed-project.ts';
import { expect, test } from '../../fixtures/index.ts';
import { pointers, presserOf } from '../../fixtures/pointers.ts';
import { signInWithoutFactor } from '../../fixtures/sign-in-without-factor.ts';
import { addVirtualAuthenticator } from '../../fixtures/virtual-authenticator.ts';
import { BackofficeCustomer } from '../../screens/backoffice-customer.ts';
import { BackofficeProjectMoney } from '../../screens/backoffice-project-money.ts';
import { BackofficeTransaction, proof } from '../../screens/backoffice-transaction.ts';
import { FactorDialog } from '../../screens/factor-dialog.ts';
import { Passkeys } from '../../screens/passkeys.ts';

test.use({ who: 'administrator', ...pointers.mouse });

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
  const project = await newFinancedProject(administrator, investor, 50_000, endReflection);
  const { transactionId } = await administrator(v1.transactions.request, {
    body: { userId, type: 'income', amount: cents(12_345) },
  });

  await addVirtualAuthenticator(page);
  const press = presserOf('mouse');
  const passkeys = new Passkeys(page, press);
  const factor = new FactorDialog(page, press);
  const keyName = 'Llave de los actos delicados';
  await passkeys.open();
  await passkeys.add(keyName);
  // The session goes on for the other journeys; this browser alone forgets it.
  await page.context().clearCookies();
  refused(403, /^\/v1\//);
  const begin = () => signInWithoutFactor(page, administratorId, baseURL as string);
  const proposed = page.getByText('Propuesto. Tiene que aprobarlo otro administrador.');

  const customer = new BackofficeCustomer(page);
  const money = new BackofficeProjectMoney(page, project.name);
  const transaction = new BackofficeTransaction(page);

  await test.step('a decision on money', async () => {
    await begin();
    await page.goto(`/admin/wallet/${transactionId}`);
    await transaction.proof.setInputFiles(proof);
    await transaction.approve.click();
    await factor.withPasskey();
    await transaction.expectOutcome('Lo aprobó');
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
    await page.goto(`/admin/customer/edit/${userId}`);
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
    const begun = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Exportar', exact: true }).click();
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
  // The passkey stays, because removing it would end the session of the other journeys.
});

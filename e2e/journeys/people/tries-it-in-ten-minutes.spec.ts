/**
 * Goal: the README's ten minutes work, step by step. Method: a separate product, because the steps use the demo's
 * accounts, which other journeys share.
 */
import type { Browser, Page } from '@playwright/test';
import { startProduct } from '../../bench/start-product.ts';
import { Complaints } from '../../fixtures/complaints.ts';
import { expect, test } from '../../fixtures/index.ts';
import { approveInBackoffice } from '../../screens/approve-in-backoffice.ts';
import { BackofficeTransaction, proposed } from '../../screens/backoffice-transaction.ts';
import { BackofficeTransactionList } from '../../screens/backoffice-wallet-list.ts';
import { Desk } from '../../screens/desk.ts';
import { IdentitySimulator } from '../../screens/identity-simulator.ts';
import { InvestDialog } from '../../screens/invest-dialog.ts';
import { ProjectList } from '../../screens/project-list.ts';
import { SiteHeader } from '../../screens/site-header.ts';
import { Wallet } from '../../screens/wallet.ts';

const nbsp = '\u00a0';
let product: Awaited<ReturnType<typeof startProduct>>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startProduct();
});
test.afterAll(() => product.stop());

/** Signs in at the desk in a browser of its own. */
async function signedIn(browser: Browser, complaints: Complaints, fullName: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url });
  await complaints.listenTo(context);
  const page = await context.newPage();
  const desk = new Desk(page);
  await desk.open();
  await desk.signInAs(fullName);
  await expect(page).not.toHaveURL(/\/dev/);
  return page;
}

test('[B10] invests, has a deposit approved by two people, and a customer verified, as the README says', {
  tag: '@inner',
}, async ({ browser }) => {
  const complaints = new Complaints(product.url);
  const as = (fullName: string) => signedIn(browser, complaints, fullName);
  const investor = await as('Lucía Ferrer Soler');
  const header = new SiteHeader(investor);
  const wallet = new Wallet(investor);

  await test.step('invests in an open project, and asks to add money', async () => {
    const balance = await header.wallet.textContent();
    const list = new ProjectList(investor);
    await list.open();
    await list.cards.first().getByRole('link').first().click();
    const invest = new InvestDialog(investor);
    await invest.opener.first().click();
    await invest.amount.fill('500');
    await invest.terms.check();
    await invest.submit.click();
    await invest.expectSecondStep();
    await expect(header.wallet).not.toHaveText(balance ?? '');
    await wallet.open();
    await wallet.ask('income', '777');
    await expect(wallet.movements.first()).toContainText(/\+777,00\s€.*Pendiente/);
  });

  const administrator = await as('Elena Vidal Rueda');
  await test.step('two administrators approve it, with any PDF', async () => {
    const list = new BackofficeTransactionList(administrator);
    await list.open({ status: 'pending' });
    await list.rows
      .filter({ hasText: `777,00${nbsp}€` })
      .first()
      .getByRole('link')
      .first()
      .click();
    await new BackofficeTransaction(administrator).approveWithProof(`777,00${nbsp}€`, proposed);
    const second = await as('Andrés Pardo Lillo');
    await approveInBackoffice(second, '777,00');
    await expect(wallet.movements.first()).toContainText(/\+777,00\s€.*Completado/);
    const desk = new Desk(second);
    await desk.openMailbox();
    await expect(second.getByRole('row').filter({ hasText: 'investor@semilla.test' }).first()).toBeVisible();
  });

  await test.step('verifies a customer in the simulator, which their record shows', async () => {
    const desk = new Desk(administrator);
    await desk.open();
    await administrator.getByRole('link', { name: 'simulador', exact: true }).click();
    const waiting = administrator
      .getByRole('row')
      .filter({ hasText: /Sin empezar|En curso/ })
      .getByRole('link')
      .first();
    const name = (await waiting.textContent()) ?? '';
    await waiting.click();
    await new IdentitySimulator(administrator).decide('approved');
    await expect(administrator.getByRole('status')).toContainText(name);
    await administrator.goto(`/admin/customer/?filter=${JSON.stringify({ multiSearch: name })}`);
    await administrator.getByRole('row').getByRole('link', { name, exact: true }).click();
    await expect(administrator.getByRole('main').getByText('Identidad: aprobada')).toBeVisible();
  });
  complaints.expectNone();
});

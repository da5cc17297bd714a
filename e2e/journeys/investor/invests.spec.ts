import type { Client } from '@semilla/client';
import { type Project, v1 } from '@semilla/contract';
import { lookAt } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { InvestDialog } from '../../screens/invest-dialog.ts';
import { Investments } from '../../screens/investments.ts';
import { ProjectDetail } from '../../screens/project-detail.ts';

const nbsp = ' ';
const ordersPath = '/v1/project/orders';

/** A project of 10.000 € that is open today, from 100 €. */
function anOpenProject(administrator: Client): Promise<Project> {
  const always = { dateStart: null, dateEnd: null, preinvestorDateEnd: null };
  return newProject(administrator, 'Investment', { ...always, financingAmount: 1_000_000 });
}

test('[R20][V15][V16][R4][E10][B3] invests in two steps with the keyboard only, and cancels free of charge', {
  tag: '@inner',
}, async ({ apiAs, openAsInvestor }) => {
  const project = await anOpenProject(await apiAs('administrator'));
  const { page } = await openAsInvestor({ moneyCents: 500_000 });
  await page.goto(`/projects/${project.url}`);
  const invest = new InvestDialog(page);
  await expect(invest.opener).toBeEnabled();
  await invest.opener.focus();
  await page.keyboard.press('Enter');
  await invest.expectFirstStep();
  await page.keyboard.press('Tab');
  await expect(invest.amount).toBeFocused();
  await page.keyboard.type('1.234,50');
  await page.keyboard.press('Enter');
  await expect(invest.dialog.getByText('acéptalas')).toBeVisible();
  await expect(invest.terms).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(invest.contracts).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(invest.submit).toBeFocused();
  await expect(invest.submit).toHaveText(`Invertir 1.234,50${nbsp}€`);
  await page.keyboard.press('Enter');

  await invest.expectSecondStep();
  await expect(invest.dialog.getByText('Has invertido')).toBeFocused();
  const detail = new ProjectDetail(page);
  await expect(detail.funded).toHaveText(`12,35${nbsp}% financiado`);
  await page.keyboard.press('Escape');
  await expect(invest.dialog).toBeHidden();
  await expect(invest.opener).toBeFocused();
  await expect(detail.ownStake).toContainText(`1.234,50${nbsp}€`);
  await page.keyboard.press('Enter');
  await invest.expectFirstStep();
  await page.keyboard.press('Escape');

  const investments = new Investments(page);
  await investments.open();
  await expect(investments.total('Invertido')).toContainText(`1.234,50${nbsp}€`);
  await investments.askToCancel(project.name);
  await expect(investments.dialog.getByText('Hoy cancelar no tiene coste')).toBeVisible();
  await expect(investments.confirmCancel).toHaveText(`Cancelar y recuperar 1.234,50${nbsp}€`);
  await investments.confirmCancel.press('Enter');
  await expect(investments.dialog.getByText('cancelada sin coste')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(investments.card(project.name).getByText('Cancelada', { exact: true })).toBeVisible();
});

test('[R20][S2][V15][X1] sees next to each field, and above the button, why an order is refused', async ({
  apiAs,
  openAsInvestor,
  refused,
}) => {
  const administrator = await apiAs('administrator');
  const project = await anOpenProject(administrator);
  const { page } = await openAsInvestor({ moneyCents: 50_000 });
  await page.goto(`/projects/${project.url}`);
  const invest = new InvestDialog(page);
  await invest.open();
  for (const [amount, text] of [
    ['0', 'mayor que cero'],
    ['99,99', 'al menos'],
    ['500,01', 'saldo disponible'],
    ['10.000,01', 'como máximo'],
    ['mil', '1.500,00'],
  ] as const) {
    await invest.amount.fill(amount);
    await invest.amount.blur();
    await expect(invest.amount).toHaveAttribute('aria-invalid', 'true');
    await expect(invest.amount).toHaveAccessibleDescription(new RegExp(text));
    await expect(invest.submit).toBeHidden();
  }

  // The project closes while the dialog is open.
  const { projectId } = project;
  await administrator(v1.distributions.closeProject, { params: { projectId }, body: { refund: true } });
  refused(409, ordersPath);
  await invest.invest('500');
  // Above the button, or already in the list of what an order needs, if the news of the closing was faster.
  await expect(invest.dialog.getByText('En esta fase no es posible invertir.').first()).toBeVisible();
  await invest.closeButton.click();
  await expect(new ProjectDetail(page).notPossible).toBeVisible();
  await expect(invest.opener).toBeHidden();
});

test('[B15][R20][X1] is guided to verify the identity and to add money first', async ({ openAsInvestor }) => {
  const { page } = await openAsInvestor({ isVerified: false, bankAccount: 'none' });
  await page.goto('/projects/edificio-lavapies');
  const invest = new InvestDialog(page);
  await invest.opener.click();
  const link = (name: string) => invest.dialog.getByRole('link', { name });
  await expect(invest.verifyIdentity).toBeEnabled();
  await expect(link('Añadir dinero')).toHaveAttribute('href', '/user/profile?tab=wallet#money');
  await expect(invest.amount).toBeHidden();
  await lookAt(page, 'where something is missing', { part: invest.dialog });
});

test('[B2][R20] loses the network in the middle of an order, and has exactly one afterwards', async ({
  apiAs,
  openAsInvestor,
  refused,
}) => {
  const project = await anOpenProject(await apiAs('administrator'));
  const { page, api } = await openAsInvestor({ moneyCents: 100_000 });
  await page.goto(`/projects/${project.url}`);
  const invest = new InvestDialog(page);
  await invest.open();
  // The order arrives, but its answer is lost.
  await page.route(`**${ordersPath}`, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  refused('lost', ordersPath);
  await invest.invest('300');
  await expect(invest.dialog.getByText('Se ha cortado la conexión')).toBeVisible();
  await page.unroute(`**${ordersPath}`);

  await page.reload();
  await invest.openerOfUnanswered.click();
  await expect(invest.again).toHaveText(`Completar la inversión de 300,00${nbsp}€`);
  await invest.again.dblclick();
  await invest.expectSecondStep();
  const { projectId } = project;
  expect((await api(v1.orders.find, { query: { projectId } })).total).toBe(1);
  await invest.seeInvestments.click();
  const card = new Investments(page).card(project.name);
  await expect(card).toHaveCount(1);
  await expect(page.locator('li:focus').filter({ has: card })).toBeInViewport();
});

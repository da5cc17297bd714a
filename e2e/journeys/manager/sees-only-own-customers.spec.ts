import type { Client } from '@semilla/client';
import { cents, termsVersion, v1 } from '@semilla/contract';
import { test as base, expect } from '../../fixtures/index.ts';
import { type Investor, newManager } from '../../fixtures/new-investor.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { newTicket } from '../../fixtures/new-ticket.ts';
import { BackofficeCustomer } from '../../screens/backoffice-customer.ts';
import { BackofficeCustomerList } from '../../screens/backoffice-customer-list.ts';
import { BackofficeFrame } from '../../screens/backoffice-frame.ts';
import { BackofficeList } from '../../screens/backoffice-list.ts';
import { BackofficeSearch } from '../../screens/backoffice-search.ts';
import { BackofficeStatistics } from '../../screens/backoffice-statistics.ts';
import { BackofficeTransactionList, BackofficeWalletList } from '../../screens/backoffice-wallet-list.ts';

const open = {
  financingAmount: 100_000,
  minimumInvestment: 10_000,
  maxInvestorNumber: null,
  dateStart: '2026-01-01',
  dateEnd: '2099-12-31',
} as const;

interface Customers {
  administrator: Client;
  otherManager: string;
  own: Investor;
  foreign: Investor;
}

/** Signs in as a new manager with one customer; that customer and one of another manager have invested. */
const test = base.extend<{ customers: Customers }>({
  customers: async ({ page, apiAs, baseURL, openAsInvestor }, use) => {
    const administrator = await apiAs('administrator');
    const { userId: otherManager } = await (await apiAs('manager'))(v1.me.find);
    const me = await newManager(administrator, page.context().request, String(baseURL), 'Robles Gil');
    const { projectId } = await newProject(administrator, 'Investment', open);
    const own = await openAsInvestor({ surname: 'Propia', moneyCents: 30_000 });
    const foreign = await openAsInvestor({ surname: 'Ajena', moneyCents: 50_000 });
    for (const [{ api, userId }, managerId, amount] of [
      [own, me.userId, 30_000],
      [foreign, otherManager, 50_000],
    ] as const) {
      await administrator(v1.userAssignments.create, { body: { userId, managerId } });
      await api(v1.orders.place, {
        body: { projectId, amount: cents(amount), termsVersion, orderType: 'invest' },
      });
    }
    await use({ administrator, otherManager, own, foreign });
  },
});

test('[P6][P8][A2][A6][A7][A14] never sees another manager’s customer in lists', async ({
  page,
  customers: { otherManager, own, foreign },
}) => {
  await page.goto('/admin/');
  await expect(page.getByRole('link', { name: /^Invertido/ })).toContainText(/(^|\D)300,00.€/);
  const { title: asked } = await newTicket(own.api);
  await newTicket(foreign.api);

  const list = new BackofficeCustomerList(page);
  await list.open();
  await list.expectRows('Amparo Propia');
  const [, ...lines] = await list.export();
  expect(lines).toEqual([expect.stringContaining(own.email)]);
  for (const filter of [{ managerId: otherManager }, { multiSearch: foreign.userId }]) {
    await list.open(filter);
    await list.expectRows();
  }
  const movements = new BackofficeTransactionList(page);
  await movements.open();
  await movements.expectRows(/Propia.*−300,00.€/, /Propia.*\+300,00.€/);
  expect(await movements.export()).toHaveLength(3);
  await movements.open({ userId: foreign.userId });
  await movements.expectRows();
  const others = [
    new BackofficeWalletList(page),
    new BackofficeList(page, { path: '/admin/verification/', title: 'Verificaciones' }),
    new BackofficeList(page, { path: '/admin/bank-account/', title: 'Cuentas bancarias' }),
  ];
  for (const other of others) {
    await other.open();
    await other.expectRows('Propia');
  }
  const tickets = new BackofficeList(page, { path: '/admin/ticket/', title: 'Incidencias' });
  await tickets.open();
  await tickets.expectRows(asked);
});

test('[P6][P8][A22] counts only own customers, and finds no others', async ({
  page,
  customers: { administrator, own, foreign },
}) => {
  const statistics = new BackofficeStatistics(page);
  await page.goto('/admin/statistics/');
  await expect(statistics.total('Inversiones')).toHaveText(/^Total1300,00.€0,00.€$/);
  const file = (await statistics.takeAlong('Descargar CSV', /\.csv$/)).toString();
  expect(file).toContain('300');
  expect(file).not.toContain('500');

  // The records exist: an administrator finds both.
  for (const { email } of [own, foreign]) {
    const found = await administrator(v1.search.find, { query: { text: email } });
    expect(found.customers).toHaveLength(1);
  }
  const search = new BackofficeSearch(page);
  await page.keyboard.press('/');
  await search.field.fill(own.email);
  await expect(search.chosen).toContainText(own.email);
  await search.field.fill(foreign.email);
  await expect(page.getByText(/^Nada coincide con/)).toBeVisible();
});

test('[P6][P8][A2] cannot open another manager’s customer by URL, nor through their records', async ({
  page,
  refused,
  customers: { administrator, own, foreign },
}) => {
  await page.goto('/admin/');
  const { ticketId } = await newTicket(foreign.api);
  const theirs = { query: { userId: foreign.userId } };
  const [transaction] = (await administrator(v1.transactions.find, theirs)).data;
  const [attempt] = (await administrator(v1.verifications.find, theirs)).data;
  refused(404, `/v1/account/users/${foreign.userId}`);
  refused(404, `/v1/payment/bank-accounts/${foreign.bankAccountId}`);
  refused(404, `/v1/wallet/transactions/${transaction?.transactionId}`);
  refused(404, `/v1/support/tickets/${ticketId}`);
  for (const address of [
    `customer/${foreign.userId}`,
    `customer/${foreign.userId}/wallet`,
    `customer/edit/${foreign.userId}`,
    `bank-account/${foreign.bankAccountId}`,
    `verification/${attempt?.verificationId}`,
    `wallet/${transaction?.transactionId}`,
    `ticket/${ticketId}`,
  ]) {
    await page.goto(`/admin/${address}`);
    await expect(new BackofficeFrame(page).title, address).toHaveText('No encontrado');
  }

  const customer = new BackofficeCustomer(page);
  await customer.open(own.userId);
  await expect(customer.name).toHaveText('Amparo Propia');
  await expect(customer.edit).toBeVisible();
  await expect(customer.more).toBeHidden();
  await expect(page.getByRole('button', { name: 'Asignar gestor' })).toBeHidden();
  await page.goto(`/admin/customer/${own.userId}/activity`);
  await expect(page.getByText('No encontrado')).toBeVisible();
});

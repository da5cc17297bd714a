import { cents, v1 } from '@semilla/contract';
import { buildPdf } from '@semilla/contract/testing';
import { expect, test } from '../../fixtures/index.ts';
import { newTicket } from '../../fixtures/new-ticket.ts';
import { openLive } from '../../fixtures/open-live.ts';
import { Wallet } from '../../screens/wallet.ts';

const pdf = () => new File([buildPdf()], 'justificante.pdf', { type: 'application/pdf' });

test('[B17][R25] an investor sees a decision at once, and keeps the text being typed', async ({
  openAsInvestor,
  apiAs,
}) => {
  const { page, api, bankAccountId } = await openAsInvestor({ moneyCents: 10_000 });
  const wallet = new Wallet(page);
  const { transactionId } = await api(v1.transactions.request, {
    body: { type: 'income', amount: cents(25_000), bankAccountId },
  });
  await openLive(page, '/user/profile?tab=wallet');
  await expect(wallet.figures).toContainText('100,00 €');
  await wallet.begin('withdraw');
  await wallet.write('12,34');
  const staff = await apiAs('administrator');
  await staff(v1.transactions.decide, {
    params: { transactionId },
    body: { status: 'completed', file: pdf() },
  });
  await expect(page.getByRole('banner')).toContainText('350,00 €');
  await expect(wallet.dialog.getByLabel('Importe')).toHaveValue('12,34');
  await expect(wallet.dialog.getByLabel('Importe')).toBeFocused();
});

test('[B17][R6] an answer to a ticket arrives while the customer is writing', async ({
  openAsInvestor,
  apiAs,
}) => {
  const { page, api } = await openAsInvestor();
  const { ticketId } = await newTicket(api);
  await openLive(page, `/user/support/${ticketId}`);
  await page.getByLabel('Mensaje').fill('Se me olvidaba decir');
  const staff = await apiAs('administrator');
  const message = 'Lo estamos mirando ahora mismo.';
  await staff(v1.ticketMessages.create, { params: { ticketId }, body: { message, files: [] } });
  await expect(page.getByRole('list', { name: 'Conversación' })).toContainText(message);
  await expect(page.getByLabel('Mensaje')).toHaveValue('Se me olvidaba decir');
  await expect(page.getByLabel('Mensaje')).toBeFocused();
});

test('[B17] two tabs share one channel, and the other goes on when one is closed', async ({
  openAsInvestor,
  apiAs,
}) => {
  const { page, api, bankAccountId } = await openAsInvestor({ moneyCents: 10_000 });
  const staff = await apiAs('administrator');
  const streams: string[] = [];
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname === '/v1/events') streams.push(request.url());
  });
  const add = async () => {
    const { transactionId } = await api(v1.transactions.request, {
      body: { type: 'income', amount: cents(25_000), bankAccountId },
    });
    await staff(v1.transactions.decide, {
      params: { transactionId },
      body: { status: 'completed', file: pdf() },
    });
  };
  const other = await page.context().newPage();
  await openLive(page, '/user/profile?tab=wallet');
  await other.goto('/projects/');
  await expect(other.getByRole('banner')).toContainText('100,00 €');

  await add();
  await expect(page.getByRole('banner')).toContainText('350,00 €');
  await expect(other.getByRole('banner')).toContainText('350,00 €');
  expect(streams).toHaveLength(1);

  const next = other.waitForRequest(/\/v1\/events/);
  await page.close();
  await next;
  await add();
  await expect(other.getByRole('banner')).toContainText('600,00 €');
  expect(streams).toHaveLength(2);
});

test.describe('staff', () => {
  test.use({ who: 'administrator' });

  test('[B17] a list, also a filtered one, shows the decision of a colleague', async ({
    page,
    openAsInvestor,
    apiAs,
  }) => {
    const { api, userId, bankAccountId } = await openAsInvestor({ moneyCents: 10_000 });
    const staff = await apiAs('administrator');
    await openLive(page, `/admin/wallet/?filter=${encodeURIComponent(JSON.stringify({ userId }))}`);
    const { transactionId } = await api(v1.transactions.request, {
      body: { type: 'income', amount: cents(25_000), bankAccountId },
    });
    const row = page.getByRole('row').filter({ hasText: '250,00 €' });
    await expect(row).toContainText('Pendiente');
    await staff(v1.transactions.decide, {
      params: { transactionId },
      body: { status: 'rejected', rejectReason: 'La transferencia no ha llegado.' },
    });
    await expect(row).toContainText('Rechazad');
  });

  test('[B17][B8] a form that is being edited keeps its values', async ({ page, openAsInvestor, apiAs }) => {
    const { userId } = await openAsInvestor();
    await openLive(page, `/admin/customer/edit/${userId}`);
    const phone = page.getByRole('textbox', { name: /^Teléfono/ });
    await phone.fill('+34 600 111 111');
    const asked = page.waitForResponse(/\/v1\/overview\/waiting/);
    const staff = await apiAs('administrator');
    await staff(v1.users.edit, { params: { userId }, body: { phone: '+34 600 222 222' } });
    // The counts of the menu are requested after every change.
    await asked;
    await expect(phone).toHaveValue('+34 600 111 111');
  });
});

/**
 * Goal: an administrator works through the queues using only the keyboard. Method: a separate product, because all
 * other journeys add to the queues of the shared one.
 */
import { cents, v1, workQueues } from '@semilla/contract';
import { startProduct } from '../../bench/start-product.ts';
import { apiOf } from '../../fixtures/api-of.ts';
import { lookOver, phone } from '../../fixtures/barriers.ts';
import { Complaints } from '../../fixtures/complaints.ts';
import { expect, test } from '../../fixtures/index.ts';
import { BackofficeWork } from '../../screens/backoffice-work.ts';
import { Desk } from '../../screens/desk.ts';

test.describe.configure({ mode: 'default' });

const minutes = 60_000;
const deposits = 20;
const pendingMax = 5;

let product: Awaited<ReturnType<typeof startProduct>>;
test.beforeAll(async () => {
  test.setTimeout(4 * minutes);
  product = await startProduct();
});
test.afterAll(() => product.stop());

test('[A23][A17][A19][B15] proposes twenty deposits, approves those of a colleague and decides an identity, using only the keyboard', async ({
  browser,
}) => {
  test.setTimeout(4 * minutes);
  const context = await browser.newContext({ baseURL: product.url, locale: 'es-ES' });
  const complaints = new Complaints(product.url);
  await complaints.listenTo(context);
  const page = await context.newPage();
  const desk = new Desk(page);
  await desk.open();
  await desk.signInAs('Elena Vidal Rueda');
  await page.waitForURL('**/admin/**');
  const call = apiOf(page.request, product.url);

  const ids: string[] = [];
  const accounts = await call(v1.bankAccounts.find, { query: { state: 'valid', take: 100 } });
  const pending = await call(v1.transactions.find, { query: { status: 'pending', take: 100 } });
  const busy = new Set(pending.data.map(({ userId }) => userId));
  const free = new Map(
    accounts.data.filter(({ userId }) => !busy.has(userId)).map((account) => [account.userId, account]),
  );
  const customers = [...free.values()].slice(0, deposits / pendingMax);
  for (const { userId, bankAccountId } of customers)
    for (let each = 0; each < pendingMax; each += 1) {
      const amount = cents(1_001 + ids.length);
      const body = { type: 'income', userId, bankAccountId, amount } as const;
      ids.push((await call(v1.transactions.request, { body })).transactionId);
    }
  expect(ids).toHaveLength(deposits);

  const work = new BackofficeWork(page);
  await page.goto(`/admin/queues/transactions/${ids[0]}`);
  for (let each = 1; each <= deposits; each += 1) {
    await work.expectAt(`10,${String(each).padStart(2, '0')}`);
    await (each === 1 ? work.chooseProof() : work.takeProofAgain());
    await work.approve();
  }
  await expect(work.heading).not.toContainText('10,20');
  const statuses = async () =>
    (await call(v1.transactions.find, { query: { ids, take: 100 } })).data.map(({ status }) => status);
  // No movement of the bank proves a deposit by hand, so nobody decides on one alone.
  expect(await statuses()).toEqual(ids.map(() => 'pending'));

  await test.step('a second administrator approves them', async () => {
    await desk.open();
    await desk.signInAs('Andrés Pardo Lillo');
    await page.waitForURL('**/admin/**');
    const { data: proposals } = await call(v1.approvals.find, { query: { isForMe: true, take: 100 } });
    const ours = proposals.filter(({ subjectId }) => ids.includes(subjectId));
    expect(ours).toHaveLength(deposits);
    await page.goto(`/admin/queues/approvals/${ours[0]?.proposalId}`);
    await expect(work.approval).toBeVisible();
    for (const { proposalId } of ours) {
      await work.moveTo(proposalId);
      await expect(work.approval).toBeVisible();
      await work.approveMoney();
      await expect(page).not.toHaveURL(new RegExp(proposalId));
    }
    await expect.poll(statuses).toEqual(ids.map(() => 'completed'));
  });

  const { data: waiting } = await call(v1.verifications.find, {
    query: { status: ['Completed'], orderBy: 'updatedAt', orderSide: 'asc' },
  });
  const [first, second] = waiting;
  await page.goto('/admin/queues/verifications');
  await work.expectAt(first?.userName ?? '');
  // Approving before the provider has answered needs a second person too.
  await work.approve();
  await work.expectAt(second?.userName ?? '');

  // For Elena each queue has something, the identity among the approvals.
  await desk.open();
  await desk.signInAs('Elena Vidal Rueda');
  await page.waitForURL('**/admin/**');
  for (const queue of workQueues)
    await test.step(queue, async () => {
      const open = async () => {
        await page.goto(`/admin/queues/${queue}`);
        // On a phone the list is shown first.
        if (page.viewportSize()?.width === phone.width) await work.list.getByRole('link').first().click();
        await page.waitForURL(`**/admin/queues/${queue}/*`);
        await work.expectAt(/./);
      };
      await lookOver(page, open);
      // A ticket is answered or left.
      if (queue === 'tickets') return;
      await open();
      await page.keyboard.press('r');
      await expect(page.locator('input:focus, textarea:focus')).toBeVisible();
    });
  complaints.expectNone();
  await context.close();
});

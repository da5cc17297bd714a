/**
 * Goal: an administrator does the work of a day without a pointer. Method: a separate product, because a log-in needs one-time codes
 * that no other journey uses, and because work mode begins with the oldest record of each queue.
 */
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { cents, v1 } from '@semilla/contract';
import { startProduct } from '../../bench/start-product.ts';
import { demoCodeApp, demoPassword, shared } from '../../fixtures/accounts.ts';
import { apiOf } from '../../fixtures/api-of.ts';
import { Complaints } from '../../fixtures/complaints.ts';
import { tabTo } from '../../fixtures/tab-to.ts';
import { BackofficeFrame } from '../../screens/backoffice-frame.ts';
import { BackofficeSearch } from '../../screens/backoffice-search.ts';
import { BackofficeTicket } from '../../screens/backoffice-ticket.ts';
import { BackofficeWork } from '../../screens/backoffice-work.ts';
import { LogIn } from '../../screens/log-in.ts';
import { OneTimeCode } from '../../screens/one-time-code.ts';

const minutes = 60_000;
let product: Awaited<ReturnType<typeof startProduct>>;
test.beforeAll(async () => {
  test.setTimeout(4 * minutes);
  product = await startProduct();
});
test.afterAll(() => product.stop());

/** A page that fails the test if a pointer is used. */
async function openWithoutPointer(browser: Browser) {
  const context = await browser.newContext({ baseURL: product.url, locale: 'es-ES' });
  const complaints = new Complaints(product.url);
  await complaints.listenTo(context);
  await context.addInitScript(() => {
    for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
      addEventListener(kind, () => console.error(`A pointer was used: ${kind}`), true);
  });
  return { page: await context.newPage(), complaints, context };
}

class Keys {
  private readonly page: Page;
  private readonly search: BackofficeSearch;

  constructor(page: Page) {
    this.page = page;
    this.search = new BackofficeSearch(page);
  }

  async write(field: Locator, text: string): Promise<void> {
    await tabTo(this.page, field);
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(text);
  }

  async press(control: Locator): Promise<void> {
    await tabTo(this.page, control);
    await this.page.keyboard.press('Enter');
  }

  /** Opens the first result of the search for the text. */
  async find(text: string, result = text): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await expect(this.search.field).toBeFocused();
    await this.page.keyboard.type(text);
    await expect(this.search.chosen).toContainText(result);
    await this.page.keyboard.press('Enter');
    await expect(this.search.field).toBeHidden();
  }

  /** Chooses an option of a list by typing the beginning of its name. */
  async choose(list: Locator, option: string): Promise<void> {
    // Read before the options cover the rest of the page.
    const isTyped = (await list.getAttribute('aria-autocomplete')) === 'list';
    await tabTo(this.page, list);
    await this.page.keyboard.press('ArrowDown');
    await expect(this.page.getByRole('listbox')).toBeVisible();
    await this.page.keyboard.type(option);
    const active = this.page.getByRole('option', { name: option }).first();
    await expect(active).toBeVisible();
    if (!isTyped) await expect(active).toBeFocused();
    if (isTyped) await this.page.keyboard.press('ArrowDown');
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByRole('listbox')).toBeHidden();
  }
}

test('[A15][A23][A26][B15] works a whole day by keyboard alone', async ({ browser }) => {
  test.setTimeout(5 * minutes);
  const { page, complaints, context } = await openWithoutPointer(browser);
  const keys = new Keys(page);
  const frame = new BackofficeFrame(page);
  const work = new BackofficeWork(page);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');

  await test.step('logs in', async () => {
    await page.goto('/admin/');
    const logIn = new LogIn(page);
    await logIn.expectHere();
    await keys.write(logIn.email, shared.administrator);
    await keys.write(logIn.password, demoPassword);
    await page.keyboard.press('Enter');
    const code = new OneTimeCode(page);
    await code.expectHere();
    await keys.write(code.code, demoCodeApp().next());
    await page.keyboard.press('Enter');
    await expect(frame.title).toHaveText('Hola, Elena Vidal Rueda');
  });

  const call = apiOf(page.request, product.url);
  const { data: people } = await call(v1.users.find, { query: { multiSearch: shared.investor } });
  const customer = people[0];
  const userId = customer?.userId ?? '';
  const fullName = `${customer?.name} ${customer?.surname}`;
  const ids: string[] = [];
  for (const amount of [1_001, 1_002, 1_003]) {
    const body = { userId, type: 'income', amount: cents(amount) } as const;
    ids.push((await call(v1.transactions.request, { body })).transactionId);
  }
  const statusOf = async (transactionId: string | undefined) =>
    (await call(v1.transactions.findOne, { params: { transactionId: transactionId ?? '' } })).status;

  await test.step('decides deposits', async () => {
    await keys.find('movimientos por aprobar', 'Movimientos por aprobar');
    await page.waitForURL(/\/admin\/queues\/transactions\/./);
    // The oldest comes first; ours are the last.
    await work.moveTo(ids[0] ?? '');
    await work.expectAt('10,01');
    await work.chooseProof();
    await work.approve();
    await work.expectAt('10,02');
    await page.keyboard.press('r');
    await expect(page.locator('textarea:focus')).toBeVisible();
    await page.keyboard.type('No ha llegado nada.');
    await keys.press(main.getByRole('button', { name: /^Rechazar: / }));
    await work.expectAt('10,03');
    await work.takeProofAgain();
    await work.approve();
    const isProposed = async (subjectId = '') => {
      const { data } = await call(v1.approvals.find, { query: { subjectId, status: 'pending' } });
      return data.length === 1;
    };
    // A second administrator approves the two.
    await expect.poll(() => isProposed(ids[2])).toBe(true);
    expect(await isProposed(ids[0])).toBe(true);
    expect(await statusOf(ids[1])).toBe('rejected');
  });

  await test.step('decides an identity', async () => {
    const query = { status: 'Completed', orderBy: 'updatedAt', orderSide: 'asc' } as const;
    const { data: waiting } = await call(v1.verifications.find, { query });
    await keys.find('identidades por decidir', 'Identidades por decidir');
    await work.expectAt(waiting[0]?.userName ?? '');
    await page.keyboard.press('r');
    await expect(page.locator('textarea:focus')).toBeVisible();
    await page.keyboard.type('La foto del documento no se lee.');
    const decline = page.getByRole('button', { name: 'Rechazar la identidad' }).last();
    await keys.press(decline);
    await work.expectAt(waiting[1]?.userName ?? '');
  });

  await test.step('answers a ticket with a canned answer, and closes it', async () => {
    const { data: tickets } = await call(v1.tickets.find, { query: { stateId: 'Open', take: 1 } });
    const title = tickets[0]?.title ?? '';
    const ticket = new BackofficeTicket(page);
    await keys.find(title);
    await expect(ticket.title).toHaveText(title);
    const { data: answers } = await call(v1.cannedAnswers.find, { query: { take: 1 } });
    await keys.choose(page.getByRole('combobox', { name: 'Respuesta preparada' }), answers[0]?.title ?? '');
    await expect(ticket.answer).not.toHaveValue('');
    await keys.choose(page.getByRole('combobox', { name: 'Estado tras responder' }), 'Cerrada');
    await keys.press(main.getByRole('button', { name: 'Enviar', exact: true }));
    await expect(ticket.state).toContainText('Cerrada');
  });

  await test.step('changes a customer', async () => {
    await keys.find(shared.investor);
    await expect(frame.title).toHaveText(fullName);
    await keys.press(main.getByRole('link', { name: /^Editar/ }).first());
    await keys.write(main.getByRole('textbox', { name: /^Teléfono/ }), '612345678');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/customer/${userId}$`));
    const changed = await call(v1.users.findOne, { params: { userId } });
    expect(changed.phone).toContain('612345678');
  });

  await test.step('duplicates a project, and edits the draft', async () => {
    const { data: projects } = await call(v1.projects.find, { query: { take: 1, orderBy: 'name' } });
    const name = projects[0]?.name ?? '';
    await keys.find(name);
    await expect(frame.title).toHaveText(name);
    await keys.press(main.getByRole('button', { name: 'Duplicar', exact: true }));
    await keys.press(dialog.getByRole('button', { name: 'Duplicar el proyecto' }));
    await expect(frame.title).toHaveText(`${name} (copia)`);
    await keys.press(main.getByRole('link', { name: /^Editar/ }).first());
    await keys.write(main.getByRole('textbox', { name: /^Nombre/ }).first(), `${name} II`);
    await page.keyboard.press('Enter');
    await expect(frame.title).toHaveText(`${name} II`);
    await expect(page).toHaveURL(/\/admin\/project\/[\w-]{36}$/);
  });

  await test.step('filters a list, and exports it', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await expect(frame.title).toHaveText('Clientes');
    await keys.write(main.getByRole('textbox', { name: /Buscar/ }).first(), shared.investor);
    const rows = page.locator('tbody tr.RaDataTable-row');
    await expect(rows).toHaveCount(1);
    const saved = page.waitForEvent('download');
    await keys.press(main.getByRole('link', { name: 'Exportar', exact: true }));
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
    await page.keyboard.press('j');
    await expect(rows.first()).toBeFocused();
  });
  complaints.expectNone();
  await context.close();
});

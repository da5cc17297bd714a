/**
 * Goal: a day at the treasury, from the statement of the morning to the payment file, by keyboard alone. Method: a product of its own,
 * because a payment file takes the pending withdrawals of every other journey.
 */
import type { Browser, Locator, Page } from '@playwright/test';
import { v1 } from '@semilla/contract';
import { camt053Text } from '@semilla/contract/testing';
import { startProduct } from '../../bench/start-product.ts';
import { apiOf } from '../../fixtures/api-of.ts';
import { lookAt } from '../../fixtures/barriers.ts';
import { Complaints } from '../../fixtures/complaints.ts';
import { expect, test } from '../../fixtures/index.ts';
import { Desk } from '../../screens/desk.ts';
import { type Language, languages } from '../../screens/language.ts';

test.describe.configure({ mode: 'default' });

const startMsMax = 120_000;
const administrator = 'Elena Vidal Rueda';
const sender = 'Lucía Ferrer Soler';

const words = {
  es: {
    treasury: 'Tesorería',
    import: 'Importar un extracto',
    chooseFile: 'Elegir el archivo del banco',
    send: 'Importar',
    approve: 'Aprobar',
    approved: 'Aprobada',
    propose: 'Proponer',
    proposed: '1 movimiento propuesto',
    keys: 'Atajos de teclado',
    prepare: 'Preparar un archivo',
    file: /^Archivo de pagos n\.º/,
    cancel: 'Anular el archivo',
    unexplained: 'Sin explicar',
  },
  en: {
    treasury: 'Treasury',
    import: 'Import a statement',
    chooseFile: 'Choose the bank’s file',
    send: 'Import',
    approve: 'Approve',
    approved: 'Approved',
    propose: 'Propose',
    proposed: '1 movement proposed',
    keys: 'Keyboard shortcuts',
    prepare: 'Prepare a file',
    file: /^Payment file no\./,
    cancel: 'Cancel the file',
    unexplained: 'Unexplained',
  },
} as const;

let product: Awaited<ReturnType<typeof startProduct>>;
test.beforeAll(async () => {
  test.setTimeout(startMsMax);
  product = await startProduct();
});
test.afterAll(() => product.stop());

async function openAs(
  browser: Browser,
  language: Language,
  name: string,
  complaints: Complaints,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url });
  await complaints.listenTo(context);
  const page = await context.newPage();
  const desk = new Desk(page);
  await desk.open();
  await desk.signInAs(name);
  await page.waitForURL('**/admin/**');
  await page.evaluate((locale) => localStorage.setItem('locale', locale), language);
  return page;
}

async function press(target: Locator, key = 'Enter'): Promise<void> {
  await target.focus();
  await target.press(key);
}

type Words = (typeof words)[Language];

async function approveAt(second: Page, path: string, say: Words): Promise<void> {
  await second.goto(path);
  await press(second.getByRole('button', { name: say.approve, exact: true }));
  await expect(second.getByText(say.approved, { exact: true })).toBeVisible();
}

async function approveNewest(second: Page, say: Words): Promise<void> {
  const call = apiOf(second.request, product.url);
  const { data } = await call(v1.approvals.find, { query: { status: 'pending' } });
  const newest = data.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))[0];
  await approveAt(second, `/admin/approvals/${newest?.proposalId}`, say);
}

/** The statement of a day with one movement, which names only its sender. */
async function morningStatement(page: Page, day: string): Promise<Buffer> {
  const { depositAccount } = await apiOf(page.request, product.url)(v1.depositAccount.find, { query: {} });
  const entry = {
    bookedOn: day,
    valueOn: day,
    amountCents: 1_234,
    bankReference: day,
    reference: null,
    counterpartyName: sender,
    counterpartyAccount: null,
    text: 'TRANSFERENCIA',
  };
  const balances = { openingCents: 0, closingCents: 1_234 };
  return Buffer.from(
    camt053Text([
      { account: depositAccount?.account ?? '', from: day, to: day, ...balances, entries: [entry] },
    ]),
  );
}

for (const language of languages) {
  const day = language === 'es' ? '2023-06-14' : '2023-07-14';
  const say = words[language];

  test(`[L40][L49][B15] takes a statement, books what waits and makes the payment file by keyboard, in ${language}`, async ({
    browser,
  }) => {
    const complaints = new Complaints(product.url);
    const page = await openAs(browser, language, administrator, complaints);
    const second = await openAs(browser, language, 'Andrés Pardo Lillo', complaints);
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');

    await page.goto('/admin/bank/treasury');
    await expect(main.getByRole('heading', { level: 1, name: say.treasury })).toBeVisible();
    await press(page.getByRole('button', { name: say.import }));
    await dialog.getByLabel(say.chooseFile).setInputFiles({
      name: 'extracto.xml',
      mimeType: 'application/xml',
      buffer: await morningStatement(page, day),
    });
    await press(dialog.getByRole('button', { name: say.send }));
    await page.waitForURL('**/admin/approvals/*');
    await approveAt(second, new URL(page.url()).pathname, say);

    const waiting = main.getByRole('listitem', { name: new RegExp(`^${sender}, .*12[.,]34`) });
    await expect(async () => {
      await page.goto('/admin/bank/treasury');
      await expect(waiting).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(main.getByText(say.unexplained)).toBeVisible();
    await lookAt(page, 'the desk of the treasury');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: say.keys })).toContainText(say.treasury);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.keyboard.press('j');
    await expect(waiting).toBeFocused();
    await page.keyboard.press('Enter');
    // The bank names a sender alone, so that it takes two people.
    await dialog.getByRole('textbox').focus();
    await page.keyboard.type('La ha reconocido por teléfono.');
    await press(dialog.getByRole('button', { name: say.propose }));
    await expect(page.getByText(say.proposed)).toBeVisible();
    await approveNewest(second, say);
    await page.goto('/admin/bank/treasury');
    await expect(main.getByRole('heading', { level: 1, name: say.treasury })).toBeVisible();
    await expect(waiting).toBeHidden();

    await press(main.getByRole('button', { name: say.prepare }));
    await press(dialog.getByRole('button', { name: say.prepare }));
    await expect(main.getByRole('heading', { level: 1, name: say.file })).toBeVisible();

    // The next language makes a file of the same withdrawals.
    await press(main.getByRole('button', { name: say.cancel }));
    await press(dialog.getByRole('button', { name: say.cancel }));
    await expect(main.getByRole('button', { name: say.cancel })).toBeHidden();
    complaints.expectNone();
  });
}

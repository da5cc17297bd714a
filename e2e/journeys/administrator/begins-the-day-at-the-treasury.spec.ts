/**
 * Goal: a day at the treasury using only the keyboard: import the morning statement, make a payment file, and
 * import the statement that contains the payments of this file. Method: a separate product, because a payment
 * file takes the pending withdrawals of all other journeys.
 */
import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { addDays, cents, centsFromDecimal, civilDateAt, v1 } from '@semilla/contract';
import { camt053Text } from '@semilla/contract/testing';
import { startProduct } from '../../bench/start-product.ts';
import { apiOf } from '../../fixtures/api-of.ts';
import { lookAt } from '../../fixtures/barriers.ts';
import { Complaints } from '../../fixtures/complaints.ts';
import { fileOnDisk } from '../../fixtures/file-on-disk.ts';
import { expect, test } from '../../fixtures/index.ts';
import { tabTo } from '../../fixtures/tab-to.ts';
import { stateOn } from '../../screens/approve-in-backoffice.ts';
import { Desk } from '../../screens/desk.ts';
import { type Language, languages } from '../../screens/language.ts';

test.describe.configure({ mode: 'default', timeout: 300_000 });

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
    booked: '1 movimiento anotado',
    keys: 'Atajos de teclado',
    prepare: 'Preparar un archivo',
    executeOn: 'Día de pago',
    file: /^Archivo de pagos n\.º/,
    request: 'Pedir la aprobación',
    requested: 'Propuesto. Tiene que aprobarlo otro administrador.',
    take: 'Descargar para el banco',
    paid: 'Pagados',
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
    booked: '1 movement booked',
    keys: 'Keyboard shortcuts',
    prepare: 'Prepare a file',
    executeOn: 'Day of payment',
    file: /^Payment file no\./,
    request: 'Send for approval',
    requested: 'Proposed. Another administrator has to approve it.',
    take: 'Download for the bank',
    paid: 'Paid',
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

async function press(target: Locator): Promise<void> {
  await tabTo(target.page(), target);
  await target.page().keyboard.press('Enter');
}

/** An investor of the demo requests a withdrawal, which the next payment file will contain. */
async function withdraw(browser: Browser): Promise<void> {
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  const desk = new Desk(page);
  await desk.open();
  await desk.signInAs(sender);
  await page.waitForURL((url) => !url.pathname.startsWith('/dev'));
  const call = apiOf(page.request, product.url);
  const { data } = await call(v1.bankAccounts.find, { query: { state: 'valid' } });
  await call(v1.transactions.request, {
    body: { type: 'withdraw', amount: cents(2_500), bankAccountId: data[0]?.bankAccountId ?? '' },
  });
  await context.close();
}

type Words = (typeof words)[Language];

async function approveAt(second: Page, path: string, say: Words): Promise<void> {
  await second.goto(path);
  await press(second.getByRole('main').getByRole('button', { name: say.approve }));
  await expect(second.getByRole('dialog').getByRole('button', { name: say.approve })).toBeFocused();
  await second.keyboard.press('Enter');
  await expect(stateOn(second, say.approved)).toBeVisible();
}

async function approveNewest(second: Page, say: Words): Promise<void> {
  const call = apiOf(second.request, product.url);
  const { data } = await call(v1.approvals.find, { query: { status: 'pending' } });
  const newest = data.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))[0];
  await approveAt(second, `/admin/approvals/${newest?.proposalId}`, say);
}

interface Movement {
  amountCents: number;
  reference?: string;
  counterpartyName?: string;
  counterpartyAccount?: string;
}

const sum = (movements: readonly Movement[]) =>
  movements.reduce((total, { amountCents }) => total + amountCents, 0);

/** The opening balance of the next statement. */
let openingCents = 0;

async function statementOf(page: Page, day: string, movements: readonly Movement[]) {
  const { depositAccount } = await apiOf(page.request, product.url)(v1.depositAccount.find, { query: {} });
  const entries = movements.map(({ amountCents, ...known }, index) => ({
    bookedOn: day,
    valueOn: day,
    amountCents,
    bankReference: `${day}-${index}`,
    reference: null,
    counterpartyName: null,
    counterpartyAccount: null,
    text: 'TRANSFERENCIA',
    ...known,
  }));
  const account = depositAccount?.account ?? '';
  const balances = { openingCents, closingCents: openingCents + sum(movements) };
  openingCents = balances.closingCents;
  return camt053Text([{ account, from: day, to: day, ...balances, entries }]);
}

/** Imports a statement at the desk; the second person approves the import. */
async function importStatement(page: Page, second: Page, text: string, say: Words): Promise<void> {
  const dialog = page.getByRole('dialog');
  await press(page.getByRole('button', { name: say.import }));
  const opened = page.waitForEvent('filechooser');
  await tabTo(page, dialog.getByLabel(say.chooseFile));
  await page.keyboard.press('Space');
  await (await opened).setFiles(fileOnDisk('extracto.xml', text));
  await press(dialog.getByRole('button', { name: say.send }));
  await page.waitForURL('**/admin/approvals/*');
  await approveAt(second, new URL(page.url()).pathname, say);
}

/** Books the focused movement; with a second person if the sum approved within a day reaches the threshold. */
async function book(page: Page, second: Page, say: Words): Promise<void> {
  const dialog = page.getByRole('dialog');
  const why = dialog.getByRole('textbox');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-run-by-enter]:focus')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(why.or(page.getByText(say.booked))).toBeVisible();
  if (!(await why.isVisible())) return;
  await tabTo(page, why);
  await page.keyboard.type('La ha reconocido por teléfono.');
  await press(dialog.getByRole('button', { name: say.propose }));
  await expect(page.getByText(say.proposed)).toBeVisible();
  await approveNewest(second, say);
}

/** The payments in a payment file, as the bank reads them. */
function paymentsIn(xml: string): Movement[] {
  return [...xml.matchAll(/<CdtTrfTxInf>[\s\S]*?<\/CdtTrfTxInf>/g)].map(([transfer]) => {
    const textOf = (element: string) =>
      new RegExp(`<${element}(?: [^>]*)?>([^<]*)</`).exec(transfer)?.[1] ?? '';
    return {
      reference: textOf('EndToEndId'),
      amountCents: -centsFromDecimal(textOf('InstdAmt')),
      counterpartyAccount: textOf('IBAN'),
    };
  });
}

/** A coming Tuesday, Wednesday or Thursday on which banks make payments: Easter is never on these. */
function comingBankDay(): string {
  let day = addDays(civilDateAt(new Date()), 1);
  const isMidweek = () => [2, 3, 4].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
  while (!isMidweek() || /-(01-01|05-01|12-25|12-26)$/.test(day)) day = addDays(day, 1);
  return day;
}

/** Checks that the desk shows no unexplained difference between bank and ledger. */
async function expectExplained(main: Locator, say: Words): Promise<void> {
  const name = main.getByRole('term').filter({ hasText: say.unexplained });
  await expect(name.locator('xpath=following-sibling::dd[1]')).toHaveText('0,00 €');
}

for (const language of languages) {
  const day = language === 'es' ? '2023-06-14' : '2023-07-14';
  const say = words[language];

  test(`[L40][L49][B15] imports a statement, books waiting movements and pays by keyboard, in ${language}`, async ({
    browser,
  }) => {
    await withdraw(browser);
    const complaints = new Complaints(product.url);
    const page = await openAs(browser, language, administrator, complaints);
    const second = await openAs(browser, language, 'Andrés Pardo Lillo', complaints);
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    const openDesk = async () => {
      await page.goto('/admin/bank/treasury');
      await expect(main.getByRole('heading', { level: 1, name: say.treasury })).toBeVisible();
    };

    await openDesk();
    const came = [{ amountCents: 1_234, counterpartyName: sender }];
    await importStatement(page, second, await statementOf(page, day, came), say);

    const waiting = main.getByRole('listitem', { name: new RegExp(`^${sender}, .*12[.,]34`) });
    await expect(async () => {
      await openDesk();
      await expect(waiting).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expectExplained(main, say);
    await lookAt(page, 'the desk of the treasury');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: say.keys })).toContainText(say.treasury);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.keyboard.press('j');
    await expect(waiting).toBeFocused();
    await book(page, second, say);
    await openDesk();
    await expect(waiting).toBeHidden();

    await press(main.getByRole('button', { name: say.prepare }));
    const executeOn = comingBankDay();
    await tabTo(page, dialog.getByLabel(say.executeOn));
    await page.keyboard.type(executeOn.split('-').toReversed().join('/'));
    await press(dialog.getByRole('button', { name: say.prepare }));
    await expect(main.getByRole('heading', { level: 1, name: say.file })).toBeVisible();
    const file = page.url();
    await press(main.getByRole('button', { name: say.request }));
    await tabTo(page, dialog.getByRole('textbox'));
    await page.keyboard.type('Las retiradas de hoy.');
    await press(dialog.getByRole('button', { name: say.request }));
    await expect(page.getByText(say.requested)).toBeVisible();
    await page.waitForURL('**/admin/approvals/*');
    await approveNewest(second, say);

    await page.goto(file);
    const download = page.waitForEvent('download', { timeout: 30_000 });
    await press(main.getByRole('button', { name: say.take }));
    const xml = await readFile(await (await download).path(), 'utf8');
    expect(xml).toContain(`<ReqdExctnDt><Dt>${executeOn}</Dt></ReqdExctnDt>`);
    const paid = paymentsIn(xml);
    expect(paid).toContainEqual({
      reference: expect.stringMatching(/^RF\d\d/),
      amountCents: -2_500,
      counterpartyAccount: expect.stringMatching(/^ES\d{22}$/),
    });

    await openDesk();
    await importStatement(page, second, await statementOf(page, addDays(day, 1), paid), say);
    const seen = main
      .locator('div')
      .filter({ has: page.getByRole('term').filter({ hasText: say.paid }) })
      .last();
    await expect(async () => {
      await page.goto(file);
      await expect(seen.getByRole('definition')).toHaveText(String(paid.length), { timeout: 5_000 });
    }).toPass();
    await openDesk();
    await expectExplained(main, say);
    complaints.expectNone();
  });
}

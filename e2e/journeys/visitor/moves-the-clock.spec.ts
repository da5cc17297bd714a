/**
 * Goal: due events happen at the right time. Method: a separate product, because moving the clock ends the sessions
 * of all other journeys.
 */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { startProduct } from '../../bench/start-product.ts';
import { demoCodeApp } from '../../fixtures/accounts.ts';
import { lookAt } from '../../fixtures/barriers.ts';
import { Complaints } from '../../fixtures/complaints.ts';
import { expect, test } from '../../fixtures/index.ts';
import { presserOf } from '../../fixtures/pointers.ts';
import { Desk } from '../../screens/desk.ts';
import { FactorDialog } from '../../screens/factor-dialog.ts';
import { Wallet } from '../../screens/wallet.ts';

// All tests share one product and run in order; each continues at the time where the one before ended.
test.describe.configure({ mode: 'default' });

const startMsMax = 120_000;
const administrator = 'Elena Vidal Rueda';
const investor = 'Lucía Ferrer Soler';
/** A project in preinvestment; its window ends eleven days after the demo begins. */
const preinvestment = '/projects/covivienda-gracia';
/** A fully funded project whose investors may still cancel. */
const fullProject = '/projects/quinta-das-andorinhas';
const iban = /^ES\d\d( \d{4}){5}$/;

let product: Awaited<ReturnType<typeof startProduct>>;
test.beforeAll(async () => {
  test.setTimeout(startMsMax);
  product = await startProduct();
});
test.afterAll(() => product.stop());

/** Runs `act` with a new page of the separate product; then checks that its browser reported no errors. */
async function onPage(browser: Browser, act: (page: Page, complaints: Complaints) => Promise<void>) {
  const context = await browser.newContext({ baseURL: product.url });
  const complaints = new Complaints(product.url);
  await complaints.listenTo(context);
  await act(await context.newPage(), complaints);
  await context.close();
  complaints.expectNone();
}

test('[B7][B14][M5][A18] asks for a factor once, and again after five minutes', ({ browser }) =>
  onPage(browser, async (page, complaints) => {
    const desk = new Desk(page);
    const factor = new FactorDialog(page, presserOf('mouse'));
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    const codes = demoCodeApp();
    const wait = async (minutes: number) => {
      await desk.open();
      await desk.moveClock(minutes, 'minutos');
    };
    const prepare = async () => {
      await page.goto('/admin/bank/payment-files');
      await main.getByRole('button', { name: 'Preparar un archivo' }).click();
      await dialog.getByRole('button', { name: 'Preparar un archivo' }).click();
    };
    complaints.announce({ status: 403, path: /^\/v1\/payment\/payment-files/ });

    // Signing in at the desk counts as a factor.
    await desk.open();
    await desk.signInAs(administrator);
    await page.waitForURL('**/admin/**');
    await wait(6);
    await prepare();
    await factor.cancel();
    await page.goto('/admin/bank/payment-files');
    await expect(main.getByText('Por aprobar')).toBeHidden();
    await prepare();
    await factor.withCode(codes.next());
    await expect(main.getByText('Por aprobar')).toBeVisible();
    const file = page.url();

    const propose = async () => {
      await page.goto(file);
      await main.getByRole('button', { name: 'Pedir la aprobación' }).click();
      await dialog.getByRole('textbox', { name: /^Por qué/ }).fill('Las retiradas de la semana.');
      await lookAt(page, 'asking for the approval');
      await dialog.getByRole('button', { name: 'Pedir la aprobación' }).click();
    };
    await wait(6);
    await propose();
    await factor.cancel();
    await propose();
    await factor.withCode(codes.next());
    await expect(page.getByText('Propuesto. Tiene que aprobarlo otro administrador.')).toBeVisible();

    await wait(3);
    await page.goto('/admin/bank-account/');
    await main.getByRole('row').nth(1).click();
    await main.getByRole('button', { name: 'Ver el número completo' }).click();
    await expect(main.getByText(iban)).toBeVisible();

    await wait(3);
    await page.goto(file);
    await main.getByRole('button', { name: 'Anular el archivo' }).click();
    await lookAt(page, 'cancelling the file');
    await dialog.getByRole('button', { name: 'Anular el archivo' }).click();
    await factor.cancel();
    await page.goto(file);
    await expect(main.getByText('Por aprobar')).toBeVisible();
  }));

test('[L15] finances a full project once the last right to cancel has ended', ({ browser }) =>
  onPage(browser, async (page) => {
    const desk = new Desk(page);
    await page.goto(fullProject);
    await expect(page.getByText('El proyecto está completo').first()).toBeVisible();
    await desk.open();
    await desk.moveClock(10, 'días');
    await page.goto(fullProject);
    await expect(page.getByText('Financiado').first()).toBeVisible();
    await expect(page.getByText('El proyecto está completo')).toBeHidden();
  }));

test('[L13] accepts no new or changed wish after the window of a preinvestment', ({ browser }) =>
  onPage(browser, async (page) => {
    const desk = new Desk(page);
    const dialog = page.getByRole('dialog');
    const openProject = async () => {
      await desk.open();
      await desk.signInAs(investor);
      await page.waitForURL((url) => !url.pathname.startsWith('/dev'));
      await page.goto(preinvestment);
    };
    await openProject();
    await page.getByRole('button', { name: 'Preinvertir' }).click();
    await dialog.getByLabel('Importe').fill('500');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: /^Preinvertir 500,00/ }).click();
    await expect(page.locator('.own-stake')).toContainText('500,00');

    await desk.open();
    await desk.moveClock(3, 'días');
    await openProject();
    await page.getByRole('button', { name: 'Cambiar el importe' }).click();
    await expect(dialog.getByText('La preinversión de este proyecto ya ha terminado.')).toBeVisible();
    await expect(dialog.getByLabel('Importe')).toBeHidden();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();

    // Revoking is free until the allocation, but after the window a wish cannot be made again.
    await page.getByRole('button', { name: 'Revocar' }).click();
    await dialog.getByRole('button', { name: 'Revocar' }).click();
    await page.getByRole('button', { name: 'Preinvertir' }).click();
    await expect(dialog.getByText('La preinversión de este proyecto ya ha terminado.')).toBeVisible();
    await expect(dialog.getByLabel('Importe')).toBeHidden();
  }));

test('[B10][L37] erases the records of a closed account when their time is over', ({ browser }) =>
  onPage(browser, async (page) => {
    const desk = new Desk(page);
    await desk.open();
    await desk.signInAs(administrator);
    await page.waitForURL('**/admin/**');
    await page.goto('/admin/kept-records');
    await expect(page.getByRole('row').filter({ hasText: 'Identidad' })).toBeVisible();

    // More than ten years, in steps that the desk allows.
    for (let step = 0; step < 4; step += 1) {
      await desk.open();
      await desk.moveClock(999, 'días');
    }
    await desk.signInAs(administrator);
    await page.waitForURL('**/admin/**');
    await page.goto('/admin/kept-records');
    await expect(page.getByText('No hay datos de cuentas cerradas')).toBeVisible();
  }));

test('[L44] gives an investor the tax certificate of a past year', ({ browser }) =>
  onPage(browser, async (page) => {
    const desk = new Desk(page);
    await desk.open();
    await desk.signInAs(investor);
    await page.waitForURL((url) => !url.pathname.startsWith('/dev'));
    const wallet = new Wallet(page);
    await wallet.open();
    const years = wallet.profile.section('Certificados fiscales');
    const download = page.waitForEvent('download');
    await years
      .getByRole('button', { name: /^Descargar el certificado de \d{4}$/ })
      .first()
      .click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^certificado-de-retenciones-\d{4}\.pdf$/);
    expect((await readFile(await file.path(), 'latin1')).slice(0, 5)).toBe('%PDF-');
  }));

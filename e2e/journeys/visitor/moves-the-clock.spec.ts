/**
 * Goal: what is due happens when its day comes. Method: a product of its own, because moving the clock ends the sessions of
 * every other journey.
 */
import { startProduct } from '../../bench/start-product.ts';
import { expect, test } from '../../fixtures/index.ts';
import { Desk } from '../../screens/desk.ts';

const startMsMax = 120_000;
const administrator = 'Elena Vidal Rueda';
/** It has all its money, and its investors may still cancel. */
const fullProject = '/projects/quinta-das-andorinhas';

let product: Awaited<ReturnType<typeof startProduct>>;
test.beforeAll(async () => {
  test.setTimeout(startMsMax);
  product = await startProduct();
});
test.afterAll(() => product.stop());

test('[B10][L15][L37] finances a full project once no one can cancel, and erases a closed account in its year', async ({
  browser,
  complaints,
}) => {
  const context = await browser.newContext({ baseURL: product.url });
  await complaints.listenTo(context);
  const page = await context.newPage();
  const desk = new Desk(page);
  await page.goto(fullProject);
  await expect(page.getByText('El proyecto está completo').first()).toBeVisible();
  await desk.open();
  await desk.moveClock(10);
  await page.goto(fullProject);
  await expect(page.getByText('Financiado').first()).toBeVisible();
  await expect(page.getByText('El proyecto está completo')).toBeHidden();

  await desk.open();
  await desk.signInAs(administrator);
  await page.waitForURL('**/admin/**');
  await page.goto('/admin/kept-records');
  await expect(page.getByRole('row').filter({ hasText: 'Identidad' })).toBeVisible();

  // Ten years and more, in steps that the desk takes.
  for (let step = 0; step < 4; step += 1) {
    await desk.open();
    await desk.moveClock(999);
  }
  await desk.signInAs(administrator);
  await page.waitForURL('**/admin/**');
  await page.goto('/admin/kept-records');
  await expect(page.getByText('No hay datos de cuentas cerradas')).toBeVisible();
  await context.close();
});

import type { Page } from '@playwright/test';
import { cents, termsVersion, v1 } from '@semilla/contract';
import { newOpenProject } from '../../fixtures/financed-project.ts';
import { expect, test } from '../../fixtures/index.ts';
import { Investments } from '../../screens/investments.ts';
import { Wallet } from '../../screens/wallet.ts';

/** Checks that the printed page has no controls, and needs at most this many sheets of paper. */
async function expectOnPaper(page: Page, mostSheets: number): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Ir al contenido')).toBeHidden();
  for (const role of ['button', 'textbox', 'combobox', 'tablist', 'search'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets?.length).toBeLessThanOrEqual(mostSheets);
}

test('[R5][R19][R4] prints the wallet, a project and the investments without controls or empty sheets', async ({
  apiAs,
  openAsInvestor,
}) => {
  const administrator = await apiAs('administrator');
  // Other journeys add investments to the investor of the demo, and with them sheets.
  const { page, api } = await openAsInvestor({ moneyCents: 100_000 });
  for (let count = 0; count < 3; count += 1) {
    const { projectId } = await newOpenProject(administrator);
    await api(v1.orders.place, {
      body: { projectId, amount: cents(10_000), termsVersion, orderType: 'invest' },
    });
  }
  const wallet = new Wallet(page);
  await wallet.open();
  await expect(wallet.movements.first()).toBeVisible();
  await expectOnPaper(page, 1);
  await expect(wallet.movements.first()).toBeVisible();

  await page.goto('/projects/edificio-lavapies');
  await expectOnPaper(page, 5);
  // Every tab is printed.
  for (const name of [
    'Descripción',
    'Información financiera',
    'Documentación',
    'Inversión',
    'Preguntas',
    'Cronología',
  ])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

  await page.emulateMedia({ media: 'screen' });
  // Signed-in users already have an account, so they are not told to create one.
  await page.getByRole('tab', { name: 'Inversión' }).click();
  await expect(page.getByText('Verifica tu identidad, si aún no lo has hecho.')).toBeVisible();
  await expect(page.getByText('Crea tu cuenta y verifica tu identidad.')).toBeHidden();
  const investments = new Investments(page);
  await investments.open();
  // Nothing was due so far, which the charts say in words.
  await expect(page.getByText('Todavía no vencía ningún pago.')).toBeVisible();
  await expect(page.getByText('Verás las líneas a partir del segundo mes.')).toBeVisible();
  await expectOnPaper(page, 3);
  const styleOf = (selector: string, name: 'display' | 'printColorAdjust') =>
    page
      .locator(selector)
      .first()
      .evaluate((one, wanted) => getComputedStyle(one)[wanted], name);
  // In print, rows of a grid overlap where a page ends, and colours are left out by default.
  expect(await styleOf('.portfolio-list > ul', 'display')).toBe('block');
  expect(await styleOf('.marks', 'printColorAdjust')).toBe('exact');
  await expect(page.getByRole('heading', { level: 1, name: 'Mis inversiones' })).toBeVisible();
  // Whose they are, and what is folded on the screen.
  await expect(page.getByText('Semilla · Amparo Quintana Rey')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Calendario de pagos' })).toHaveCount(3);
  await expect(page.getByText('Es el interés que tendría que pagar')).toBeVisible();
});

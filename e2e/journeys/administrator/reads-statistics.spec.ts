import { expect, test } from '../../fixtures/index.ts';
import { BackofficeStatistics } from '../../screens/backoffice-statistics.ts';

test.use({ who: 'administrator' });

const names = {
  Día: /^\d\d\/\d\d\/\d{4}$/,
  Semana: /^Sem\. \d\d\/\d\d\/\d{4}$/,
  Mes: /^\d\d\/\d{4}$/,
  Trimestre: /^T\d \d{4}$/,
  Año: /^\d{4}$/,
};

test('[A14][A22][M1][M2] reads the statistics in every grouping, compared with the period before, and exports them', async ({
  page,
}) => {
  const statistics = new BackofficeStatistics(page);
  const firstPeriod = statistics.firstPeriod('Inversiones');
  await page.goto('/admin/');
  await page.getByRole('link', { name: /^Invertido/ }).click();
  await expect(statistics.chart('Inversiones')).toBeVisible();
  await expect(statistics.chart('Comisiones')).toBeVisible();

  for (const [group, name] of Object.entries(names)) {
    await statistics.groupBy(group);
    await expect(firstPeriod).toHaveText(name);
    await expect(statistics.firstPeriod('Comisiones')).toHaveText(name);
  }
  await page.goBack();
  await expect(firstPeriod).toHaveText(names.Trimestre);
  await statistics.choose('El año pasado');
  await expect(firstPeriod).toHaveText(names.Mes);
  await statistics.groupBy('Trimestre');
  await statistics.expectPeriods('Inversiones', [/^T1/, /^T2/, /^T3/, /^T4/]);
  await statistics.from.fill(`${new Date().getFullYear() - 1}-07-01`);
  await statistics.expectPeriods('Inversiones', [/^T3/, /^T4/]);
  await page.reload();
  await statistics.expectPeriods('Inversiones', [/^T3/, /^T4/]);

  await statistics.to.fill(`${new Date().getFullYear() - 1}-09-30`);
  await statistics.expectPeriods('Inversiones', [/^T3/]);
  await expect(page).toHaveURL(/from=\d{4}-07-01&to=\d{4}-09-30/);
  await statistics.to.fill(`${new Date().getFullYear() - 1}-06-30`);
  await expect(page.getByText('La fecha de fin no puede ser anterior a la de inicio.')).toBeVisible();
  await expect(statistics.table('Inversiones')).toBeHidden();

  await statistics.choose('12 meses');
  // The page shows the previous single quarter until the sums of these months arrive.
  await expect(statistics.periods('Inversiones')).not.toHaveCount(1);
  const ofAll = String(await statistics.total('Inversiones').textContent());
  await statistics.chooseProject('Edificio Lavapiés');
  await expect(page).toHaveURL(/project=/);
  await expect(statistics.total('Inversiones')).not.toHaveText(ofAll);
  const ofOne = String(await statistics.total('Inversiones').textContent());
  await page.reload();
  await expect(statistics.project).toHaveValue('Edificio Lavapiés');
  await expect(statistics.total('Inversiones')).toHaveText(ofOne);
  await statistics.project.fill('');
  // Other journeys may have invested meanwhile, so the total of all projects may have changed.
  await expect(statistics.total('Inversiones')).not.toHaveText(ofOne);
  await expect(page).not.toHaveURL(/project=/);

  await expect(statistics.earlier('Inversiones')).toBeHidden();
  await statistics.compare.click();
  await expect(page).toHaveURL(/compare=true/);
  for (const name of ['Inversiones', 'Comisiones'] as const)
    await expect(statistics.earlier(name)).toBeVisible();
  await expect(
    page.getByText(/^[+-]?\d[\d.]*,\d\d\u00a0% respecto al periodo anterior$/).first(),
  ).toBeVisible();
  await page.goBack();
  await expect(statistics.earlier('Inversiones')).toBeHidden();

  // The file contains the data of the table: each group, and the amount invested in it.
  const [columns, ...lines] = (await statistics.takeAlong('Descargar CSV', /\.csv$/))
    .toString()
    .trim()
    .split(/\r?\n/);
  expect(columns).toContain('Invertido');
  await expect(statistics.periods('Inversiones')).toHaveCount(lines.length);
  const png = await statistics.takeAlong('Imagen PNG', /^movements-.*\.png$/);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const svg = await statistics.takeAlong('Imagen SVG', /^movements-.*\.svg$/);
  expect(svg.toString()).toMatch(/^<svg[\s\S]*<path/);
});

test('[B16][M1] reads the trial balance of a year, and downloads its journal', async ({ page }) => {
  const statistics = new BackofficeStatistics(page);
  await page.goto('/admin/statistics');
  await statistics.chooseJournalPeriod('El año pasado');
  const lastYear = new Date().getFullYear() - 1;
  await expect(statistics.periodOfTotals(`Del 01/01/${lastYear} al 31/12/${lastYear}`)).toBeVisible();
  await expect(statistics.trialBalance.getByRole('row', { name: /^572 Bancos/ })).toBeVisible();
  const total = statistics.trialBalance.getByRole('row', { name: /^Total/ });
  const [, opening, debit, credit, closing] = await total
    .getByRole('cell')
    .or(total.getByRole('rowheader'))
    .allInnerTexts();
  expect([opening, closing]).toEqual(['0,00\u00a0€', '0,00\u00a0€']);
  expect(debit).toBe(credit);

  const lines = (
    await statistics.downloadJournal('Libro diario CSV', /^libro-diario-\d{4}-01-01-\d{4}-12-31\.csv$/)
  )
    .toString()
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'));
  const cents = (column: number) =>
    lines.slice(1).reduce((sum, line) => sum + Number((line[column] ?? '').replace(',', '')), 0);
  expect(cents(7)).toBe(Number(debit?.replace(/\D/g, '')));
  expect(cents(8)).toBe(cents(7));
  const workbook = await statistics.downloadJournal('Libro diario Excel', /\.xlsx$/);
  expect(workbook.subarray(0, 2).toString()).toBe('PK');
});

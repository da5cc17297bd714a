import { expect, test } from '../../fixtures/index.ts';
import { Investments } from '../../screens/investments.ts';
import { ProjectDetail } from '../../screens/project-detail.ts';
import { Statistics } from '../../screens/statistics.ts';

test.use({ who: 'investor' });

const name = 'Naranjos de la Ribera';
const inDefault = /En impago desde el \d\d\/\d\d\/\d{4}/;
const ownPart = /De tu parte se han recuperado [\d.]+,\d\d\s€ de [\d.]+,\d\d\s€/;
const wholeRecovered = /En todo el proyecto se han recuperado [\d.]+,\d\d\s€ de [\d.]+,\d\d\s€/;

test('[L30][L31] reads what was recovered of a loan in default, in the portfolio and with each stage on its page', async ({
  page,
}) => {
  const investments = new Investments(page);
  await investments.open();
  const card = investments.card(name);
  await expect(card).toContainText(inDefault);
  await expect(card).toContainText(ownPart);
  await expect(card.getByText('Activa')).toHaveCount(0);

  await card.getByRole('link', { name }).first().click();
  const detail = new ProjectDetail(page);
  await expect(detail.name).toHaveText(name);
  await expect(page.getByText('En impago', { exact: true }).first()).toBeVisible();
  await expect(detail.rail).toContainText(inDefault);
  await expect(detail.rail).toContainText(wholeRecovered);
  await expect(detail.rail).toContainText(ownPart);
  await detail.tab('Cronología').click();
  const timeline = detail.panel('Cronología');
  await expect(timeline.getByRole('heading', { name: 'El préstamo está en impago' })).toBeVisible();
  await expect(timeline.getByText(/^El promotor debe [\d.]+,\d\d\s€\.$/)).toBeVisible();
  const stages = timeline.getByRole('listitem').filter({ hasText: 'Etapa de la recuperación' });
  await expect(stages).not.toHaveCount(0);
  await expect(timeline.getByText(/^Se han recuperado [\d.]+,\d\d\s€\.$/).first()).toBeVisible();
});

test('[L32][L33] reads how many loans of each year defaulted, and the rate that follows', async ({
  page,
}) => {
  const statistics = new Statistics(page);
  await statistics.open();
  // The smallest phone shows the whole table.
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const years = await statistics.years();
  expect(years.length).toBeGreaterThan(0);
  for (const { year, loans, defaults, rate } of years) {
    expect(year).toMatch(/^20\d\d$/);
    expect(defaults).toBeLessThanOrEqual(loans);
    if (loans === 0) expect(rate).toBe('Sin préstamos');
    else expect(rate).toBe(statistics.shareOf(defaults, loans));
  }
  const today = page.getByRole('region', { name: 'Hoy' });
  await expect(today).toContainText(
    /\d+ préstamos? en impago: [\d.]+,\d\d\s€ pendientes y [\d.]+,\d\d\s€ recuperados/,
  );
  await expect(today).toContainText(/\d+ préstamos? que cay(ó|eron) en impago no cuentan? en ningún año/);
  expect(await statistics.running()).toMatch(/: [1-9]\d*\. En impago hasta ahora: \d+\./);
});

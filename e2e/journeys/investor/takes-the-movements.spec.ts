import { readFile } from 'node:fs/promises';
import { type Cents, v1 } from '@semilla/contract';
import { expect, test } from '../../fixtures/index.ts';
import { PortfolioScreen } from '../../screens/portfolio.ts';
import { SiteHeader } from '../../screens/site-header.ts';

test.use({ who: 'investor' });

const answer = v1.movements.find.answer;

test('[R4] takes the movements along as CSV and as JSON, as the page that describes them says', async ({
  page,
}) => {
  const portfolio = new PortfolioScreen(page);
  await page.goto('/movements');
  const tables = page.getByRole('table');
  const columns = await tables.first().locator('tbody th').allInnerTexts();
  const types = await tables.last().locator('tbody th').allInnerTexts();

  const download = async (name: string) => {
    const started = page.waitForEvent('download');
    await page.getByRole('link', { name, exact: true }).click();
    const file = await started;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  await portfolio.open();
  const csv = await download('Descargar CSV');
  const json = await download('Descargar JSON');
  expect([csv.name, json.name]).toEqual(['movimientos.csv', 'movimientos.json']);

  const { schema, data, total } = answer.parse(JSON.parse(json.text));
  expect([schema, total]).toEqual(['semilla.movements/1', data.length]);
  expect(data.length).toBeGreaterThan(0);
  for (const { type } of data) expect(types).toContain(type);
  const balance = data.reduce((sum, { amount }) => sum + amount, 0) as Cents;
  const shown = `${(balance / 100).toFixed(2).replace('.', ',')}`;
  await expect(new SiteHeader(page).wallet).toContainText(shown.replace(/\B(?=(\d{3})+,)/g, '.'));

  const [head, ...lines] = csv.text.trimEnd().split('\r\n');
  expect(head?.split(',')).toEqual(columns);
  expect(lines).toHaveLength(data.length);
  for (const [index, { movementId, date, type }] of data.entries())
    expect(lines[index]?.split(',').slice(0, 4)).toEqual([movementId, date, expect.any(String), type]);
});

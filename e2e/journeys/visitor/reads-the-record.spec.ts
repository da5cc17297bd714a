import { expect, test } from '../../fixtures/index.ts';
import { type Language, languages } from '../../screens/language.ts';

const words = {
  es: {
    record: 'Lo que llevamos hecho',
    punctual: /^\d+,\d{2}\s%.*llegaron a tiempo: \d+ de \d+$/,
    repaid: /devueltos a los inversores/,
    licence: /CNMV, n\.º \d+/,
    partner: /Quién guarda el dinero.*Banco de España/,
    ended: /Devuelto en plazo/,
    today: /\d+ préstamos? en impago: [\d.]+,\d\d\s€ pendientes y [\d.]+,\d\d\s€ recuperados/,
    how: 'Cómo se calcula',
    rates: 'Tasas de impago',
    byYear: 'Año a año',
  },
  en: {
    record: 'Our record so far',
    punctual: /^\d+,\d{2}\s%.*came on time: \d+ of \d+$/,
    repaid: /paid back to investors/,
    licence: /CNMV, n\.º \d+/,
    partner: /Who holds the money.*Banco de España/,
    ended: /Repaid on time/,
    today: /\d+ loans? in default: [\d.]+,\d\d\s€ outstanding and [\d.]+,\d\d\s€ recovered/,
    how: 'How it is calculated',
    rates: 'Default rates',
    byYear: 'Year by year',
  },
} satisfies Record<Language, object>;

for (const language of languages) {
  test(`[R1][L32] reads on the home page what the platform has done so far, in ${language}`, async ({
    page,
  }) => {
    const say = words[language];
    await page.goto(`/?lang=${language}`);
    const record = page.getByRole('region', { name: say.record });
    await expect(record.getByText(say.repaid)).toBeVisible();
    await expect(record.getByText(say.today)).toBeVisible();
    await expect(record.getByText(say.licence)).toBeVisible();
    const facts = await record
      .locator('dl > div')
      .evaluateAll((all) =>
        all.map((one) => [one.querySelector('dd'), one.querySelector('dt')].map((part) => part?.textContent)),
      );
    const texts = facts.map(([value, label]) => `${value} ${label}`.replaceAll(/\s+/g, ' ').trim());
    expect(texts.filter((text) => say.punctual.test(text))).toHaveLength(1);
    const [value = '', title = ''] = facts.at(-1)?.map((text) => text ?? '') ?? [];
    expect(`${title.trim()} ${value.trim()}`).toMatch(say.partner);

    const rows = record.getByRole('table').getByRole('row').filter({ hasText: say.ended });
    expect(await rows.count()).toBeGreaterThan(1);
    await expect(rows.first().getByRole('link')).toHaveAttribute('href', /\/projects\//);
    await record.getByRole('link', { name: say.how }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.rates })).toBeVisible();
    const years = page.getByRole('table', { name: say.byYear });
    await expect(years.getByRole('row').last()).toContainText(/\d{4}.*[1-9]\d*.*,\d{2}/s);
  });
}

import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { type Language, languages } from '../../screens/language.ts';
import { ProjectDetail } from '../../screens/project-detail.ts';

const nbsp = '\u00a0';
const money = /^[-−]?\s?\d{1,3}(\.\d{3})*,\d{2}\u00a0€$/;
const percent = /^\d{1,3}(\.\d{3})*,\d{2}\u00a0%$/;
const date = /^\d{2}\/\d{2}\/\d{4}(?: · .*\d.*)?$/;

const labels = {
  es: {
    target: 'Importe a financiar',
    minimum: 'Inversión mínima',
    start: 'Inicio del proyecto',
    end: 'Fin de la financiación',
    share: 'Rentabilidad total objetivo',
  },
  en: {
    target: 'Amount to finance',
    minimum: 'Minimum investment',
    start: 'Project starts',
    end: 'Financing ends',
    share: 'Target total profitability',
  },
};

/** The amounts, percentages and dates in the page's lists of figures. */
async function figuresOf(page: Page) {
  const values = await page.getByRole('main').locator('dd').allTextContents();
  const those = (sign: RegExp) => values.map((value) => value.trim()).filter((value) => sign.test(value));
  return { amounts: those(/€|EUR/), percentages: those(/%/), dates: those(/\d[/-]\d/) };
}

for (const language of languages) {
  test(`[M1][M2][M3] reads figures in Spanish format in ${language}`, async ({ page }) => {
    await page.goto(`/projects/edificio-lavapies?lang=${language}`);
    const { amounts, percentages, dates } = await figuresOf(page);
    for (const found of [amounts, percentages, dates]) expect(found.length).toBeGreaterThan(1);
    for (const amount of amounts) expect(amount).toMatch(money);
    for (const share of percentages) expect(share).toMatch(percent);
    for (const day of dates) expect(day).toMatch(date);
  });

  test(`[M1][M2][M3][M4] reads the values staff entered in ${language}`, async ({ page, apiAs }) => {
    const written = {
      financingAmount: 123_450,
      minimumInvestment: 100_000,
      targetProfitability: 850,
      dateEnd: '2026-12-31',
      startedAt: null,
    };
    const { url } = await newProject(await apiAs('administrator'), 'Next_Opening', written);
    await page.goto(`/projects/${url}?lang=${language}#financial`);
    const say = labels[language satisfies Language];
    const detail = new ProjectDetail(page, language);
    await expect(detail.figure(say.target)).toHaveText(`1.234,50${nbsp}€`);
    await expect(detail.figure(say.minimum)).toHaveText(`1.000,00${nbsp}€`);
    await expect(detail.figure(say.share)).toHaveText(`8,50${nbsp}%`);
    await expect(detail.figure(say.end)).toHaveText('31/12/2026');
    await expect(detail.figure(say.start)).toHaveText('S/D');
    // The same sum has the same format everywhere on the page.
    await expect(page.getByRole('main')).not.toContainText(/1\.000\s€|1\.234,5\s/);
  });
}

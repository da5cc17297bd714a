import { readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures/index.ts';
import { BackofficeBusiness, type Figure, figures } from '../../screens/backoffice-business.ts';

test.use({ who: 'administrator' });

const names = Object.keys(figures) as Figure[];

for (const language of ['es', 'en'] as const) {
  test(`[A27][M1] reads the five figures and exports them, in ${language}`, async ({ page }) => {
    await page.addInitScript((locale) => localStorage.setItem('locale', locale), language);
    const business = new BackofficeBusiness(page);
    await business.open();
    await business.choose(/^(24 meses|24 months)$/);
    for (const figure of names) {
      await expect(business.chart(figure)).toBeVisible();
      await expect(business.rows(figure).first()).toBeVisible();
      const downloading = page.waitForEvent('download');
      await business.csv(figure).click();
      const lines = (await readFile(await (await downloading).path())).toString().trim().split('\r\n');
      expect(lines.length).toBeGreaterThan(
        figure === 'cohorts' ? 24 : (await business.rows(figure).count()) - 1,
      );
    }
    await expect(page).toHaveURL(/from=\d{4}-\d{2}-01&to=/);
    await page.reload();
    await expect(business.rows('repeatRates').first()).toBeVisible();
  });
}

test('[A27][A2][A8] goes from the figures into the lists that they count, and back', async ({ page }) => {
  const business = new BackofficeBusiness(page);
  await business.open();
  await business.choose(/^36 meses$/);

  await business.rows('funnel').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Ha llegado a' })).toHaveText('Registrados');
  await page.goBack();

  const late = business.rows('loansByAge').getByRole('link').first();
  await late.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Proyectos' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Retraso' })).toBeVisible();
  await page.goBack();

  await business.rows('fundingTimes').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin\/project\/[0-9a-f-]{36}/);
});

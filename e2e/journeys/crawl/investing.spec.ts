import { lookerIn } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { InvestDialog } from '../../screens/invest-dialog.ts';
import { Investments } from '../../screens/investments.ts';
import { languages } from '../../screens/language.ts';

import { Tour } from '../../screens/tour.ts';
import { Wallet } from '../../screens/wallet.ts';

const words = {
  es: { action: /^Añadir 250/, details: 'Haz la transferencia' },
  en: { action: /^Add 250/, details: 'Make the transfer' },
};

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    const look = lookerIn(language);

    test('[B14][B15][R20][R21][V17] the steps of a new investor have no barrier, from the offered tour to an order', async ({
      apiAs,
      openAsInvestor,
    }) => {
      const always = { dateStart: null, dateEnd: null, preinvestorDateEnd: null };
      const project = await newProject(await apiAs('administrator'), 'Investment', always);
      const { page } = await openAsInvestor({ moneyCents: 100_000, language });
      const main = page.getByRole('main');
      await look(page, async () => {
        await page.goto('/');
        await expect(new Tour(page, language).offer).toBeVisible();
      });
      await look(page, async () => {
        await new Investments(page, language).open();
        await expect(main.getByRole('listitem')).toHaveCount(3);
        await expect(main.getByRole('heading', { level: 2 })).toHaveCount(2);
      });

      const invest = new InvestDialog(page, language);
      await look(page, async () => {
        await page.goto(`/projects/${project.url}`);
        await invest.open();
        await invest.amount.fill('5');
        await invest.amount.press('Enter');
        await expect(invest.amount).toHaveAttribute('aria-invalid', 'true');
      });
      await look(page, async () => {
        await invest.invest('500');
        await invest.expectSecondStep();
      });

      const say = words[language];
      const wallet = new Wallet(page, language);
      const { dialog } = wallet;
      await look(page, async () => {
        await wallet.open();
        await wallet.announce();
        await wallet.write('250');
        await dialog.getByRole('button', { name: say.action }).click();
        await expect(dialog.getByRole('heading', { name: say.details })).toBeVisible();
      });
    });

    test.describe('with investments', () => {
      test.use({ who: 'investor' });

      test('[B14][B15][R4] investments and their cancellation have no barrier', async ({ page }) => {
        const investments = new Investments(page, language);
        await look(page, async () => {
          await investments.open();
          await investments.showDetails('Corral de Triana');
          // After scrolling, the header may cover controls, and then they seem too small.
          await page.evaluate(() => scrollTo(0, 0));
        });
        await look(page, async () => {
          await investments.open();
          await investments.askToCancel('Edificio Lavapiés');
        });
      });
    });
  });
}

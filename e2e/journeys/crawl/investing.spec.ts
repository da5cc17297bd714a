import { lookOver } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { InvestDialog } from '../../screens/invest-dialog.ts';
import { Investments } from '../../screens/investments.ts';

test.use({ who: 'investor' });

test('[B14][B15][R20] investing has no barrier, with a mistake in it either', async ({ page }) => {
  const invest = new InvestDialog(page);
  await lookOver(page, async () => {
    await page.goto('/projects/edificio-lavapies');
    await invest.open();
    await invest.amount.fill('5');
    await invest.amount.press('Enter');
    await expect(invest.amount).toHaveAttribute('aria-invalid', 'true');
  });
});

test.describe('in en', () => {
  test.use({ locale: 'en' });

  test('[B14][B15][R4] what somebody has invested has no barrier, nor has taking it back', async ({
    page,
  }) => {
    const investments = new Investments(page, 'en');
    await lookOver(page, async () => {
      await investments.open();
      await investments.showDetails('Corral de Triana');
      // What the header happens to cover after scrolling is none the smaller for it.
      await page.evaluate(() => scrollTo(0, 0));
    });
    await lookOver(page, async () => {
      await investments.open();
      await investments.askToCancel('Edificio Lavapiés');
    });
  });
});

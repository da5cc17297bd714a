import { v1 } from '@semilla/contract';
import { demoPassword, unshared } from '../../fixtures/accounts.ts';
import { apiOf } from '../../fixtures/api-of.ts';
import { lookerIn } from '../../fixtures/barriers.ts';
import { codeApp } from '../../fixtures/code-app.ts';
import { expect, test } from '../../fixtures/index.ts';
import { languages } from '../../screens/language.ts';
import { OneTimeCode } from '../../screens/one-time-code.ts';
import { SiteHeader } from '../../screens/site-header.ts';

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    const look = lookerIn(language);

    test('[B14][B15][R10] the one-time code has no barrier', async ({ page, baseURL }) => {
      const api = apiOf(page.request, baseURL as string);
      await api(v1.sessions.logIn, { body: { email: unshared.company, password: demoPassword } });
      const { code } = new OneTimeCode(page, language);
      await look(page, async () => {
        await page.goto('/auth/otp');
        await expect(code).toBeVisible();
        await page.getByRole('main').getByRole('checkbox').check();
        await code.fill('12');
        await code.press('Enter');
        await expect(code).toHaveAttribute('aria-invalid', 'true');
      });
    });

    test('[B14][B15][R11] setting up codes has no barrier', async ({ page, registered, baseURL }) => {
      const api = apiOf(page.request, baseURL as string);
      await api(v1.sessions.logIn, { body: registered });
      const main = page.getByRole('main');
      await look(page, async () => {
        await page.goto('/auth/first-otp');
        await expect(main.getByRole('img')).toBeVisible();
      });

      const secret = ((await main.locator('code').textContent()) ?? '').replaceAll(' ', '');
      await main.getByRole('textbox').fill(codeApp(secret).next());
      // The recovery codes are shown only once, so the page is not opened again for each size.
      const codes = main.getByRole('heading', { level: 2 });
      await expect(codes).toBeFocused();
      await look(page, () => expect(codes).toBeVisible());
    });
  });
}

test.describe('signed in', () => {
  test.use({ who: 'investor' });

  for (const language of languages) {
    test.describe(`in ${language}`, () => {
      test.use({ locale: language });
      const look = lookerIn(language);

      test('[B14][B15][R16] the user menu has no barrier', async ({ page }) => {
        await look(page, async () => {
          await page.goto('/projects/edificio-lavapies');
          await new SiteHeader(page, language).userMenu.click();
        });
      });

      test('[B14][B15][R12] the trusted devices have no barrier', async ({ page }) => {
        await look(page, async () => {
          await page.goto('/auth/register-device');
          await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
        });
      });
    });
  }
});

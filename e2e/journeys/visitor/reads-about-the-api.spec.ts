import { lookAt } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { languages } from '../../screens/language.ts';

const words = {
  es: { guide: 'Iniciar sesión', other: 'English', tryIt: 'Probar esta llamada', send: 'Enviar' },
  en: { guide: 'Signing in', other: 'Español', tryIt: 'Try this call', send: 'Send' },
};

for (const language of languages) {
  const say = words[language];
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test('[B9][B15][P3] reads a guide, tries a call and looks an error up', async ({ page }) => {
      await page.goto('/v1/docs');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { name: say.guide, exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: say.other })).toBeVisible();
      await page.goto('/v1/docs#phases.find');
      const call = page.locator('[id="phases.find"]');
      await call.getByRole('button', { name: say.tryIt }).click();
      await call.getByLabel('take').fill('2');
      await call.getByRole('button', { name: say.send }).click();
      await expect(call.getByRole('status')).toContainText(/GET \/v1\/project\/phases\?take=2\n200/);

      await page.goto('/v1/docs/errors/project.order_not_cancellable');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await lookAt(page, 'on the page of an error');
    });
  });
}

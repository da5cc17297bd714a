import type { Page } from '@playwright/test';
import { lookerIn } from '../../fixtures/barriers.ts';
import { crawledIn } from '../../fixtures/crawl-size.ts';
import { expect, test } from '../../fixtures/index.ts';
import { languages } from '../../screens/language.ts';
import { ProjectDetail } from '../../screens/project-detail.ts';
import { Registration } from '../../screens/registration.ts';
import { SiteHeader } from '../../screens/site-header.ts';

const pages = [
  '/',
  '/projects/',
  '/projects/?name=nada+que+encontrar',
  '/projects/?skip=12',
  '/before-investing',
  '/statistics',
  '/movements',
  '/legal',
  '/privacy',
  '/cookies',
  '/complaints',
  '/complaints/new',
  '/complaints/new?token=incomplete',
  '/offline',
  '/auth/sign-in',
  '/auth/login',
  '/auth/forgot',
  '/auth/reset?token=incomplete',
  '/auth/verify-email?token=incomplete',
  '/auth/new-email?token=incomplete',
  '/unsubscribe?token=incomplete',
  '/objection?token=incomplete',
  '/register?kind=individual',
  '/register?kind=company',
];

/** Waits until the form of the page can be submitted; pages without a form are ready at once. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A form without fields disappears when its result is known; the button of any other form becomes enabled.
  await expect(page.locator('main button[type=submit]:disabled')).toHaveCount(0);
}

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    const look = lookerIn(language);

    for (const path of crawledIn(language, pages)) {
      test(`[B14][B15][P3] ${path} has no barrier`, async ({ page }) => {
        await look(page, () => open(page, path));
      });
    }

    test('[B14][B15][R19] a project has no barrier in any of its tabs', async ({ page, filledProject }) => {
      const detail = new ProjectDetail(page, language);
      await open(page, `/projects/${filledProject.url}`);
      for (const name of detail.tabNames) {
        await look(page, async () => {
          await detail.tab(name).click();
          await detail.expectOnly(name);
        });
      }
    });

    test('[B14][B15] a project with pictures has no barrier', async ({ page }) => {
      await look(page, () => open(page, '/projects/edificio-lavapies'));
      await look(page, async () => {
        await open(page, '/projects/edificio-lavapies');
        await page
          .locator('a', { has: page.getByRole('img') })
          .last()
          .click();
        await expect(page.getByRole('dialog')).toBeVisible();
      });
    });

    test('[B14][B15][R22] a missing page has no barrier', async ({ page, refused }) => {
      refused(404, '/projects/nada');
      await look(page, () => open(page, '/projects/nada'));
    });

    test('[B14][B15][R14] the menu of a phone has no barrier', async ({ page }) => {
      const header = new SiteHeader(page, language);
      await look(page, async () => {
        await open(page, '/legal');
        if (await header.navigation.isHidden()) await header.openOnPhone();
      });
    });

    test('[B14][B15][R7] a registration with errors has no barrier', async ({ page }) => {
      const form = new Registration(page, language);
      await look(page, async () => {
        await form.open();
        await form.write({ name: 'Ñ'.repeat(81), birthdayAt: '1850-01-01' });
        await form.goOn.click();
      });
    });

    test('[B14][B15][R7] the last step of a registration has no barrier', async ({ page }) => {
      const form = new Registration(page, language);
      await form.open();
      const email = 'amparo@example.com';
      await form.fillIn({
        name: 'Amparo',
        surname: 'Quintana Rey',
        birthdayAt: '1985-04-12',
        email,
        emailRepeat: email,
        password: 'girasol',
      });
      await look(page, async () => {
        await page.reload();
        await form.expectStep('password');
        await form.create.click();
      });
    });
  });
}

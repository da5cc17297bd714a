import type { Page } from '@playwright/test';
import { v1 } from '@semilla/contract';
import { desk, lookAt, phone } from '../../../fixtures/barriers.ts';
import { stopWithdrawals } from '../../../fixtures/delicate-acts/prepare.ts';
import { expect, test } from '../../../fixtures/index.ts';
import { type Language, languages } from '../../../screens/language.ts';

const words = {
  es: {
    endHold: 'Volver a permitir las retiradas',
    endRate: 'Terminar antes',
    propose: 'Proponer',
    book: /^Proponer: Anotar .*€$/,
    second: 'Hace falta una segunda persona',
    ending: 'Tu sesión está a punto de terminar',
    load: 'Cargar la versión nueva',
  },
  en: {
    endHold: 'Allow withdrawals again',
    endRate: 'End it earlier',
    propose: 'Propose',
    book: /^Propose: Book .*€$/,
    second: 'A second person is needed',
    ending: 'Your session is about to end',
    load: 'Load the new version',
  },
} satisfies Record<Language, object>;

const sizes = { es: phone, en: desk };

/** Opens the dialog, sends its empty form, and looks at it with its problems. */
async function lookAtEmptyForm(page: Page, opener: string, action: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: opener, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
  await lookAt(page, opener);
}

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ who: 'administrator', locale: language, viewport: sizes[language] });
    const say = words[language];

    test('[B14][B15][A2][A6] the dialogs that end a hold or a withholding rate have no barrier', async ({
      page,
      apiAs,
      openAsInvestor,
      mailbox,
    }) => {
      const held = await openAsInvestor();
      await stopWithdrawals(held, mailbox);
      await page.goto(`/admin/customer/${held.userId}`);
      await lookAtEmptyForm(page, say.endHold, say.endHold);

      const administrator = await apiAs('administrator');
      const { data: treated } = await administrator(v1.users.find, { query: { multiSearch: 'ashworth' } });
      await page.goto(`/admin/customer/${treated[0]?.userId}/tax`);
      await lookAtEmptyForm(page, say.endRate, say.propose);
    });

    test('[B14][B15][A6] the dialog that asks why movements are booked has no barrier', async ({ page }) => {
      await page.goto('/admin/bank/treasury');
      await page.getByRole('main').getByRole('button', { name: say.book }).first().click();
      const dialog = page.getByRole('dialog', { name: say.second });
      await dialog.getByRole('button', { name: say.propose }).click();
      await expect(dialog.locator('[aria-invalid=true]')).toBeVisible();
      await lookAt(page, say.second);
    });

    test('[B14][B15][A15] the warning before the session ends has no barrier', async ({ page }) => {
      const user = page.waitForResponse('**/v1/account/users/me');
      await page.goto('/admin/customer');
      const { session } = await (await user).json();
      // As if the page had not been used until a minute and a half before the end. Repeated, because a late answer counts as use.
      const lastUse = Date.now() - session.idleMinutes * 60_000 + 90_000;
      await expect(async () => {
        await page.evaluate((at) => localStorage.setItem('semilla-last-use', String(at)), lastUse);
        await expect(page.getByRole('dialog', { name: say.ending })).toBeVisible({ timeout: 6_000 });
      }).toPass();
      await lookAt(page, say.ending);
    });

    test('[B14][B15][A15] the question about a new version has no barrier', async ({ page }) => {
      await page.goto('/admin/customer/new');
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
      await page.route('**/admin/', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<script type="module" src="/admin/new.js"></script>',
        }),
      );
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await page.getByRole('button', { name: say.load }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await lookAt(page, say.load);
    });
  });
}

import { lookAt } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { type Pointer, pointers, presserOf } from '../../fixtures/pointers.ts';

const reason = 'El certificado es de otra cuenta distinta.';

for (const pointer of Object.keys(pointers) as Pointer[]) {
  test.describe(`with ${pointer}`, () => {
    test.use({ who: 'administrator', hasLiveChannel: false, ...pointers[pointer] });

    test('[A29][G2][A18] keeps the text of a dialog over a reload and the end of the session', async ({
      page,
      context,
      openAsInvestor,
      complaints,
      refused,
    }) => {
      const press = presserOf(pointer);
      const main = page.getByRole('main');
      const { bankAccountId } = await openAsInvestor({ isVerified: false, bankAccount: 'pending' });
      const account = `/v1/payment/bank-accounts/${bankAccountId}`;
      const dialog = page.getByRole('dialog', { name: /^¿Qué falla/ });
      const field = dialog.getByRole('textbox');
      const typed = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
      page.on('dialog', (asked) => asked.accept());

      await page.goto(`/admin/bank-account/${bankAccountId}`);
      await press(main.getByRole('button', { name: 'Marcar con error' }));
      await field.pressSequentially(reason);
      await expect.poll(typed).toContain(reason);
      await page.reload();
      await press(main.getByRole('button', { name: 'Marcar con error' }));
      await press(dialog.getByRole('button', { name: 'Recuperarlos' }));
      await expect(field).toHaveValue(reason);

      await page.waitForLoadState('networkidle');
      const session = await context.cookies();
      // The session ends as the decision is sent. If it ended before, the page could ask something first and cover the dialog.
      await page.route(
        (address) => address.pathname === account,
        async (route) => {
          await context.clearCookies();
          await route.continue();
        },
        { times: 1 },
      );
      refused(401, account);
      refused(401, '/v1/account/users/me');
      // The page may ask by itself who else has the record open.
      complaints.announce({ status: 401, path: '/v1/overview/work-claims', isOptional: true });
      await press(dialog.getByRole('button', { name: 'Marcar con error' }));
      const ended = page.getByRole('dialog', { name: 'Tu sesión ha terminado' });
      const signIn = ended.getByRole('link', { name: 'En otra pestaña' });
      await expect(signIn).toBeVisible();
      await expect(ended.getByLabel('Contraseña')).toBeFocused();
      await expect(dialog).toBeHidden();
      await lookAt(page, 'the question to sign in', { part: ended });
      // Back closes nothing behind the question.
      await page.goBack();
      for (let steps = 0; steps < 2; steps += 1) await page.keyboard.press('Tab');
      await expect(signIn).toBeFocused();
      await signIn.click({ trial: true });
      // As if the user had signed in in another tab, which `leaves.spec.ts` shows.
      await context.addCookies(session);
      await expect(ended).toBeHidden();
      await expect(dialog).toBeHidden();
      await expect(main.getByText('Con error', { exact: true }).first()).toBeVisible();
      await expect(main.getByText(reason)).toBeVisible();
      expect(await typed()).not.toContain(reason);
    });
  });
}

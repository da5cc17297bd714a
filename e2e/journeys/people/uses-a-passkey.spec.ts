import { v1 } from '@semilla/contract';
import { demoPassword, shared } from '../../fixtures/accounts.ts';
import { forgetSession } from '../../fixtures/forget-session.ts';
import { expect, test } from '../../fixtures/index.ts';
import { type Pointer, pointers, presserOf } from '../../fixtures/pointers.ts';
import { signInWithoutFactor } from '../../fixtures/sign-in-without-factor.ts';
import { addVirtualAuthenticator } from '../../fixtures/virtual-authenticator.ts';
import { FactorDialog } from '../../screens/factor-dialog.ts';
import { LogIn } from '../../screens/log-in.ts';
import { OneTimeCode } from '../../screens/one-time-code.ts';
import { Passkeys } from '../../screens/passkeys.ts';
import { SiteHeader } from '../../screens/site-header.ts';

for (const pointer of Object.keys(pointers) as Pointer[]) {
  test.describe(`with ${pointer}`, () => {
    test.use(pointers[pointer]);
    const press = presserOf(pointer);

    test('[B7] a customer logs in with a passkey, and removes it after a code that is asked for once', async ({
      openAsInvestor,
      refused,
      baseURL,
    }) => {
      const investor = await openAsInvestor({ isVerified: false, bankAccount: 'none' });
      const { page, userId, email, password, codes } = investor;
      await addVirtualAuthenticator(page);
      const passkeys = new Passkeys(page, press);
      const header = new SiteHeader(page);
      const logIn = new LogIn(page);
      const factor = new FactorDialog(page, press);
      await passkeys.open();
      await passkeys.add('Portátil');
      await press(header.userMenu);
      await press(header.logOutButton);
      await expect(page.getByText('Has cerrado la sesión.')).toBeVisible();
      await expect(header.userMenu).toBeHidden();

      await logIn.open();
      await logIn.withPassword(email, password);
      await new OneTimeCode(page).expectHere();
      await passkeys.use();
      await expect(header.userMenu).toBeVisible();

      refused(403, /^\/v1\/auth\/passkeys\//);
      await signInWithoutFactor(page, userId, baseURL as string);
      await passkeys.open();
      await expect(passkeys.all).toContainText('último uso');
      await passkeys.remove('Portátil');
      await factor.withCode(codes.next());
      await passkeys.expectNo('Portátil');
      await passkeys.add('Portátil');
      await passkeys.remove('Portátil');
      await passkeys.expectNo('Portátil');
    });

    test.describe('an administrator', () => {
      test.use({ who: 'administrator' });

      test('[B7][M5] logs in to the backoffice with a passkey, and confirms delicate acts with it once', async ({
        page,
        apiAs,
        refused,
        baseURL,
      }) => {
        const administrator = await apiAs('administrator');
        const { userId } = await administrator(v1.me.find);
        const { data } = await administrator(v1.bankAccounts.find, { query: { take: 1, state: 'valid' } });
        const name = `Llave de la oficina ${pointer}`;
        await addVirtualAuthenticator(page);
        const passkeys = new Passkeys(page, press);
        const factor = new FactorDialog(page, press);
        await passkeys.open();
        await passkeys.add(name);
        // The session continues for the other journeys.
        await forgetSession(page);

        const logIn = new LogIn(page);
        await page.goto('/auth/login?next=%2Fadmin%2F');
        await logIn.expectHere();
        await logIn.withPassword(shared.administrator, demoPassword);
        await new OneTimeCode(page).expectHere();
        await passkeys.use();
        await expect(page).toHaveURL(/\/admin/);

        refused(403, /^\/v1\/payment\/bank-accounts\//);
        await signInWithoutFactor(page, userId, baseURL as string);
        await page.goto(`/admin/bank-account/${data[0]?.bankAccountId}`);
        const number = page.getByRole('main').getByText(/^ES\d\d( \d{4}){5}$/);
        const showNumber = page.getByRole('button', { name: 'Ver el número completo' });
        await press(showNumber);
        await factor.cancel();
        await expect(factor.dialog).toBeHidden();
        await expect(number).toBeHidden();
        await press(showNumber);
        await factor.withPasskey();
        await expect(number).toBeVisible();

        await page.goto('/admin/customer/');
        const begun = page.waitForEvent('download');
        await press(page.getByRole('link', { name: 'Exportar', exact: true }));
        // Keeps the passkey, because removing it would end the session of the other journeys.
        await begun;
      });
    });
  });
}

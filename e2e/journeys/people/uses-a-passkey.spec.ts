import { demoPassword, shared } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/index.ts';
import { addVirtualAuthenticator } from '../../fixtures/virtual-authenticator.ts';
import { LogIn } from '../../screens/log-in.ts';
import { OneTimeCode } from '../../screens/one-time-code.ts';
import { Passkeys } from '../../screens/passkeys.ts';
import { SiteHeader } from '../../screens/site-header.ts';

test('[B7] a customer logs in with a passkey in place of the code, until it is removed', async ({
  openAsInvestor,
}) => {
  const { page, email, password } = await openAsInvestor({ isVerified: false, bankAccount: 'none' });
  await addVirtualAuthenticator(page);
  const passkeys = new Passkeys(page);
  const header = new SiteHeader(page);
  const logIn = new LogIn(page);
  await passkeys.open();
  await passkeys.add('Portátil');
  await header.logOut();

  await logIn.open();
  await logIn.withPassword(email, password);
  await new OneTimeCode(page).expectHere();
  await passkeys.use();
  await expect(header.userMenu).toBeVisible();

  await passkeys.open();
  await expect(passkeys.all).toContainText('último uso');
  await passkeys.remove('Portátil');
});

test.describe('an administrator', () => {
  test.use({ who: 'administrator' });

  test('[B7] logs in to the backoffice with a passkey', async ({ page }) => {
    await addVirtualAuthenticator(page);
    const passkeys = new Passkeys(page);
    await passkeys.open();
    await passkeys.add('Llave de la oficina');
    // The session goes on for the other journeys; this browser alone forgets it.
    await page.context().clearCookies();

    const logIn = new LogIn(page);
    await page.goto('/auth/login?next=%2Fadmin%2F');
    await logIn.expectHere();
    await logIn.withPassword(shared.administrator, demoPassword);
    await new OneTimeCode(page).expectHere();
    await passkeys.use();
    await expect(page).toHaveURL(/\/admin/);

    await passkeys.open();
    await passkeys.remove('Llave de la oficina');
  });
});

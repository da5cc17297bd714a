import { v1 } from '@semilla/contract';
import { expect, test } from '../../fixtures/index.ts';
import { LogIn } from '../../screens/log-in.ts';
import { OneTimeCode } from '../../screens/one-time-code.ts';
import { SiteHeader } from '../../screens/site-header.ts';

test('[S10] a disabled customer is signed out at once and cannot log in again', async ({
  page,
  account,
  apiAs,
  refused,
}) => {
  const header = new SiteHeader(page);
  const logIn = new LogIn(page);
  await logIn.open();
  await logIn.withPassword(account.email, account.password);
  await new OneTimeCode(page).withCode(account.codes.next());
  await expect(header.userMenu).toBeVisible();

  const administrator = await apiAs('administrator');
  const found = await administrator(v1.users.find, { query: { multiSearch: account.email, take: 1 } });
  const userId = found.data[0]?.userId ?? '';
  await administrator(v1.users.edit, { params: { userId }, body: { disabled: true } });

  // Requests of the open page at that moment are refused too.
  refused(401, /^\/v1\//);
  await page.reload();
  await header.expectVisitor();
  refused(403, '/v1/auth/login');
  await logIn.open();
  await logIn.withPassword(account.email, account.password);
  await expect(logIn.alert).toHaveText('Esta cuenta está desactivada. Contacta con soporte.');
});

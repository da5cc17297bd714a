import { codeApp } from '../../fixtures/code-app.ts';
import { expect, test } from '../../fixtures/index.ts';
import { FirstCode } from '../../screens/first-code.ts';
import { Home } from '../../screens/home.ts';
import { LogIn } from '../../screens/log-in.ts';
import { OneTimeCode } from '../../screens/one-time-code.ts';
import { SiteHeader } from '../../screens/site-header.ts';

test('[R8][R10][R11] sets up codes, and signs in once with a recovery code', async ({
  page,
  registered: { email, password },
  refused,
}) => {
  const logIn = new LogIn(page);
  const first = new FirstCode(page);
  const oneTime = new OneTimeCode(page);
  const header = new SiteHeader(page);

  await logIn.open();
  await logIn.withPassword(email, password);
  await first.expectHere();
  const codes = codeApp(await first.secret());

  refused(401, /^\/v1\/auth\/totps\/[\w-]+\/confirm$/);
  await first.confirm(codes.wrong());
  await expect(first.problem).toBeVisible();
  await first.confirm(codes.next());

  const recoveryCodes = await first.recoveryCodes();
  expect(new Set(recoveryCodes).size).toBe(10);
  const [recoveryCode = '', another = ''] = recoveryCodes;
  await first.goOn.click();
  await new Home(page).expectOwn();
  await expect(header.userMenu).toBeVisible();
  await header.logOut();

  await logIn.open();
  await logIn.withPassword(email, password);
  await oneTime.withRecoveryCode(recoveryCode);
  await expect(header.userMenu).toBeVisible();
  await header.logOut();

  await logIn.open();
  await logIn.withPassword(email, password);
  refused(401, '/v1/auth/otp');
  await oneTime.withRecoveryCode(recoveryCode);
  await expect(oneTime.problem).toBeVisible();
  await oneTime.withRecoveryCode(another);
  await expect(header.userMenu).toBeVisible();
});

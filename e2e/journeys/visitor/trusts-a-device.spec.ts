import { expect, test } from '../../fixtures/index.ts';
import { LogIn } from '../../screens/log-in.ts';
import { OneTimeCode } from '../../screens/one-time-code.ts';
import { SiteHeader } from '../../screens/site-header.ts';
import { TrustedDevices } from '../../screens/trusted-devices.ts';

test('[R12][B7] needs no code on a trusted device until it is removed', async ({
  page,
  account: { email, password, codes },
}) => {
  const logIn = new LogIn(page);
  const oneTime = new OneTimeCode(page);
  const header = new SiteHeader(page);
  const trusted = new TrustedDevices(page);

  await logIn.open();
  await logIn.withPassword(email, password);
  await oneTime.expectHere();
  await oneTime.trustDevice('Portátil de casa');
  await oneTime.withCode(codes.next());
  await expect(header.userMenu).toBeVisible();
  await header.logOut();

  await logIn.open();
  await logIn.withPassword(email, password);
  await expect(header.userMenu).toBeVisible();
  await expect(page).toHaveURL('/');

  await trusted.open();
  await expect(trusted.devices).toHaveCount(1);
  await expect(trusted.devices).toContainText('Portátil de casa');
  await trusted.remove('Portátil de casa');
  await expect(trusted.none).toBeVisible();
  await header.logOut();

  await logIn.open();
  await logIn.withPassword(email, password);
  await oneTime.expectHere();
});

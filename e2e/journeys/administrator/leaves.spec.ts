import { v1 } from '@semilla/contract';
import { demoCodeApp, demoPassword, unshared } from '../../fixtures/accounts.ts';
import { apiOf } from '../../fixtures/api-of.ts';
import { expect, test } from '../../fixtures/index.ts';
import { BackofficeFrame } from '../../screens/backoffice-frame.ts';
import { LogIn } from '../../screens/log-in.ts';
import { OneTimeCode } from '../../screens/one-time-code.ts';

test('[G2][G3] logs out of the backoffice, which ends the session everywhere', async ({
  page,
  context,
  request,
}) => {
  const frame = new BackofficeFrame(page);
  await page.goto('/admin/');
  await new LogIn(page).withPassword(unshared.administrator, demoPassword);
  await new OneTimeCode(page).withCode(demoCodeApp().next());
  await frame.expectHere();
  const before = await context.cookies();

  await frame.logOut('Andrés Pardo Lillo');
  await new LogIn(page).expectHere();
  await page.goto('/admin/');
  await new LogIn(page).expectRemembers('/admin/');

  // A copied cookie no longer works.
  const cookie = before.map(({ name, value }) => `${name}=${value}`).join('; ');
  const refused = apiOf(request, new URL(page.url()).origin, { cookie })(v1.me.find);
  await expect(refused).rejects.toMatchObject({ problem: { status: 401 } });
});

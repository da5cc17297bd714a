import { lookAt } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { ForgottenPassword } from '../../screens/forgotten-password.ts';
import { LogIn } from '../../screens/log-in.ts';
import { OneTimeCode } from '../../screens/one-time-code.ts';
import { SiteHeader } from '../../screens/site-header.ts';

test('[B15][C2][V2][V3] sets a new password with a link that works once', async ({
  page,
  account: { email, password, codes },
  mailbox,
  refused,
}) => {
  const logIn = new LogIn(page);
  const forgotten = new ForgottenPassword(page);
  const wanted = 'Amapola#2027';

  await logIn.open();
  await logIn.forgotPassword();
  await forgotten.expectHere();
  await forgotten.askFor('amparo@');
  await expect(forgotten.email).toHaveAccessibleDescription('El correo electrónico no es válido.');
  await forgotten.askFor(email);
  await expect(forgotten.sentTo(email)).toBeVisible();
  await lookAt(page, 'once a link was sent');

  const link = await mailbox.linkIn(email, 'Elige una contraseña nueva');
  await page.goto(link);
  await expect(page).toHaveURL('/auth/reset');
  await forgotten.password.fill('amapola');
  await expect(forgotten.rule('Una minúscula')).toContainText('(cumplido)');
  await expect(forgotten.rule('Una mayúscula')).toContainText('(falta)');
  await forgotten.change('amapola', 'otra');
  await expect(forgotten.password).toHaveAccessibleDescription(
    /La contraseña necesita al menos 8 caracteres/,
  );
  await expect(forgotten.repeated).toHaveAccessibleDescription('Las contraseñas no coinciden.');
  await forgotten.change(wanted);
  await expect(forgotten.changed).toBeVisible();
  await forgotten.logIn();

  refused(401, '/v1/auth/login');
  await logIn.withPassword(email, password);
  await expect(logIn.alert).toHaveText(logIn.say.wrong);
  await logIn.withPassword(email, wanted);
  await new OneTimeCode(page).withCode(codes.next());
  await expect(new SiteHeader(page).userMenu).toBeVisible();

  await test.step('the link no longer works', async () => {
    refused(400, '/v1/auth/password/reset');
    await page.goto(link);
    await forgotten.change('Amapola#2028');
    await expect(forgotten.useless).toBeVisible();
  });
});

test('[C2] sees the same answer for an unknown address', async ({ page }) => {
  await page.goto('/auth/forgot');
  const forgotten = new ForgottenPassword(page);
  await forgotten.askFor('nadie@example.com');
  await expect(forgotten.sentTo('nadie@example.com')).toBeVisible();
});

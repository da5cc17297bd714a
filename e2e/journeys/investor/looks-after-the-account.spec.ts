import { cents, termsVersion, v1 } from '@semilla/contract';
import { apiOf } from '../../fixtures/api-of.ts';
import { expect, test } from '../../fixtures/index.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { LogIn } from '../../screens/log-in.ts';
import { Profile } from '../../screens/profile.ts';
import { SiteHeader } from '../../screens/site-header.ts';

test('[R5][V2][B7][B8][P4][P9] changes the password, ends a session, changes the language, and closes the account', async ({
  openAsInvestor,
  requestAs,
  baseURL,
  apiAs,
  refused,
}) => {
  const { page, api, email, password, userId, codes } = await openAsInvestor({ moneyCents: 15_000 });
  const { projectId } = await newProject(await apiAs('administrator'), 'Investment', {
    dateStart: null,
    dateEnd: null,
    preinvestorDateEnd: null,
    minimumInvestment: 10_000,
  });
  const { orderId } = await api(v1.orders.place, {
    body: { projectId, amount: cents(10_000), orderType: 'invest', termsVersion },
  });
  const profile = new Profile(page);
  await profile.open();

  await test.step('changes the password', async () => {
    refused(400, '/v1/auth/password');
    const form = profile.section('Contraseña');
    await profile.write('Contraseña actual', 'Equivocada#1', form);
    await profile.write('Nueva contraseña', 'tulipan', form);
    await profile.write('Repite la contraseña', 'Encinar#2026', form);
    await profile.press('Cambiar la contraseña', form);
    await profile.expectProblem('Repite la contraseña', 'Las contraseñas no coinciden.', form);
    await profile.write('Nueva contraseña', 'Encinar#2026', form);
    await profile.press('Cambiar la contraseña', form);
    await profile.expectProblem('Contraseña actual', 'La contraseña actual no es correcta.', form);
    await profile.write('Contraseña actual', password, form);
    await profile.press('Cambiar la contraseña', form);
    await profile.expectNotice('Tu contraseña ha cambiado.');
  });

  await test.step('ends the session of another browser', async () => {
    const elsewhere = apiOf(await requestAs('visitor'), baseURL as string);
    await elsewhere(v1.sessions.logIn, { body: { email, password: 'Encinar#2026' } });
    await elsewhere(v1.totps.check, { body: { code: codes.next() } });
    await profile.open();
    const sessions = profile.section('Sesiones abiertas').getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    await expect(sessions.filter({ hasText: 'Este navegador' })).toHaveCount(1);
    await sessions.getByRole('button', { name: /^Cerrar sesión en/ }).click();
    await expect(sessions).toHaveCount(1);
  });

  await test.step('uses the site in English from now on', async () => {
    const preferences = profile.section('Idioma y avisos');
    await preferences.getByLabel('Avisos generales por correo').uncheck();
    await preferences.getByLabel('Idioma de la web y de los correos').selectOption('English');
    await profile.press('Guardar idioma y avisos', preferences);
    await new SiteHeader(page, 'en').expectLanguage('en');
    await expect(page.getByLabel('General notices by e-mail')).not.toBeChecked();
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('en');
  });

  await test.step('cannot close the account while it has money in the wallet or in a project', async () => {
    refused(409, '/v1/account/users/me');
    await profile.press('I want to close my account');
    await profile.write('Current password', 'Encinar#2026', profile.dialog);
    await profile.press('Close my account for good', profile.dialog);
    await expect(profile.dialog).toContainText('There is money left in your wallet.');
    await expect(profile.dialog).toContainText('You have active investments.');
    const wayOut = profile.dialog.getByRole('link', { name: 'See my investments' });
    await expect(wayOut).toHaveAttribute('href', '/investments');
    await api(v1.orders.cancel, { params: { orderId } });
    await profile.dialog.getByRole('link', { name: 'Withdraw it' }).click();
    await page.getByRole('button', { name: 'Withdraw money' }).click();
    await profile.write('Amount', '150', profile.dialog);
    await profile.press('Withdraw 150,00 €', profile.dialog);
    await profile.press('Got it', profile.dialog);
    const administrator = await apiAs('administrator');
    const { data } = await administrator(v1.transactions.find, { query: { userId, status: 'pending' } });
    await administrator(v1.transactions.decide, {
      params: { transactionId: data[0]?.transactionId as string },
      body: {
        status: 'completed',
        file: new File(['%PDF-1.4\n%%EOF'], 'orden.pdf', { type: 'application/pdf' }),
      },
    });
  });

  await test.step('closes the account and can no longer log in', async () => {
    // Not only the log-in is refused: the page may request its data again after the session has ended.
    refused(401, /^\/v1\/(?:auth\/(?:login|email-changes)$|account\/|support\/|wallet\/)/);
    await page.goto('/user/profile?tab=customer');
    await profile.press('I want to close my account');
    await profile.write('Current password', 'Encinar#2026', profile.dialog);
    await profile.press('Close my account for good', profile.dialog);
    await expect(profile.dialog).toContainText('Your account is closed');
    await profile.dialog.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/');
    const logIn = new LogIn(page, 'en');
    await logIn.open();
    await logIn.withPassword(email, 'Encinar#2026');
    await expect(logIn.alert).toHaveText(logIn.say.wrong);
  });
});

import { v1 } from '@semilla/contract';
import { lookOver } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { confirmationLink, newEmail } from '../../fixtures/new-account.ts';
import { Desk } from '../../screens/desk.ts';
import { MailConfirmation } from '../../screens/mail-confirmation.ts';
import { SiteHeader } from '../../screens/site-header.ts';

test('[B10][B14][B15] signs in with one click as an investor, then as an administrator', {
  tag: '@inner',
}, async ({ page }) => {
  const desk = new Desk(page);
  const header = new SiteHeader(page);
  await lookOver(page, () => desk.open());

  await desk.signInAs('Lucía Ferrer Soler');
  await expect(page).toHaveURL('/');
  await expect(header.userMenu).toHaveAccessibleName(/Lucía/);

  await desk.open();
  await desk.signInAs('Elena Vidal Rueda');
  await expect(page).toHaveURL(/\/admin\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[B10] counts the seconds of the codes, and shows the next ones automatically', async ({ page }) => {
  await page.clock.install();
  const desk = new Desk(page);
  await desk.open();
  const seconds = Number(await desk.secondsLeft.textContent());
  const code = desk.codeOf('investor@semilla.test');
  await expect(code).toHaveText(/^\d{6}$/);
  await page.route('/dev', async (route) => {
    const response = await route.fetch();
    const later = (await response.text()).replaceAll(/\d{6}(?=<\/code>)/g, 'later');
    await route.fulfill({ response, body: later });
  });
  await page.clock.runFor(1_000);
  await expect(desk.secondsLeft).not.toHaveText(String(seconds));
  await page.clock.runFor(31_000);
  await expect(code).toHaveText('later');
});

test('[B8][B10][B14][B15] reads the sent mails, and a preview of every mail', async ({
  apiAs,
  mailbox,
  page,
  refused,
}) => {
  const email = newEmail();
  const visitor = await apiAs('visitor');
  await visitor(v1.registration.create, {
    body: {
      kind: 'individual',
      name: 'Amparo',
      surname: 'Quintana Rey',
      birthdayAt: '1985-04-12',
      email,
      password: 'Girasol#2026',
      language: 'es',
      acceptTerms: true,
    },
  });
  const token = new URL(await confirmationLink(mailbox, email)).searchParams.get('token') ?? '';
  await visitor(v1.emails.confirm, { body: { token } });
  const desk = new Desk(page);
  await desk.openMailbox();
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('link', { name: 'Confirma tu correo electrónico' }).click();
  await expect(page.getByText('auto-generated')).toBeVisible();
  refused(400, '/v1/auth/email/verify');
  await page.frameLocator('iframe').getByRole('link', { name: 'Confirmar mi correo' }).click();
  await new MailConfirmation(page).expectUseless();

  await lookOver(page, async () => {
    await page.goto('/dev/mail/previews/wallet.returnReceived/0?lang=en');
    await page.getByRole('link', { name: 'Español' }).click();
  });
  await expect(page.frameLocator('iframe').getByText('Hola, Lucía:')).toBeVisible();
});

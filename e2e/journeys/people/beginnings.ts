import { expect, type Page } from '@playwright/test';
import { lookAt } from '../../fixtures/barriers.ts';
import { type CodeApp, codeApp } from '../../fixtures/code-app.ts';
import type { Mailbox } from '../../fixtures/mailbox.ts';
import { confirmationLink, newEmail } from '../../fixtures/new-account.ts';
import { FirstCode } from '../../screens/first-code.ts';
import type { Language } from '../../screens/language.ts';
import { MailConfirmation } from '../../screens/mail-confirmation.ts';
import { type Kind, Registration, type RegistrationField } from '../../screens/registration.ts';
import { SignIn } from '../../screens/sign-in.ts';

export interface Newcomer {
  email: string;
  password: string;
  /** The link that confirmed the e-mail address, which no longer works. */
  link: string;
}

const toTheDesk = { es: 'Ver el código', en: 'See the code' };

const chosen = 'Girasol#2026';

/** Registers, from the button on the page to the confirmed e-mail address, which signs in. */
export async function registers(
  page: Page,
  mailbox: Mailbox,
  { kind, language }: { kind: Kind; language: Language },
  who: Partial<Record<RegistrationField, string>>,
): Promise<Newcomer> {
  const email = newEmail(kind === 'company' ? 'huerta' : 'amparo');
  await new SignIn(page, language).expectHere();
  await new SignIn(page, language).choose(kind);
  const form = new Registration(page, language);
  await form.expectHere();
  await form.expectKind(kind);
  await form.fillIn({ ...who, email, emailRepeat: email, password: chosen, passwordRepeat: chosen });
  await form.create.click();
  await form.expectMailSentTo(email);
  await lookAt(page, 'once a mail was sent', { part: page.getByRole('main') });

  const link = await confirmationLink(mailbox, email, language);
  const confirmation = new MailConfirmation(page, language);
  await confirmation.open(link);
  await confirmation.expectSignedIn(email);
  return { email, password: chosen, link };
}

/** Sets up one-time codes, which follows the first sign-in. */
export async function setsUpCodes(page: Page, language: Language): Promise<CodeApp> {
  const first = new FirstCode(page, language);
  await first.expectHere();
  await expect(page.getByRole('link', { name: toTheDesk[language] })).toHaveAttribute('href', '/dev');
  const codes = codeApp(await first.secret());
  await first.confirm(codes.next());
  await first.recoveryCodes();
  await first.goOn.click();
  return codes;
}

import { expect, type Page } from '@playwright/test';
import type { Language } from './language.ts';

const words = {
  es: {
    confirmed: 'Tu correo electrónico está confirmado. Ya puedes iniciar sesión.',
    useless: 'El enlace ya se ha usado o ha caducado. Pide uno nuevo.',
    signedIn: (email: string) => `Tu dirección ${email} está confirmada y has entrado en tu cuenta.`,
    logIn: 'Iniciar sesión',
  },
  en: {
    confirmed: 'Your e-mail address is confirmed. You can log in now.',
    useless: 'The link has already been used or has expired. Request a new one.',
    signedIn: (email: string) => `Your address ${email} is confirmed and you are signed in.`,
    logIn: 'Log in',
  },
};

/** The page that the link in the confirmation mail opens. */
export class MailConfirmation {
  private readonly page: Page;
  private readonly say: (typeof words)[Language];

  constructor(page: Page, language: Language = 'es') {
    this.page = page;
    this.say = words[language];
  }

  async open(link: string): Promise<void> {
    await this.page.goto(link);
  }

  async expectConfirmed(): Promise<void> {
    await expect(this.page.getByText(this.say.confirmed)).toBeVisible();
    // The token must not stay in the history or on a shared screen.
    await expect(this.page).toHaveURL('/auth/verify-email');
  }

  /** Checks that the link signed the user in, who now protects the account. */
  async expectSignedIn(email: string): Promise<void> {
    await expect(this.page).toHaveURL(/\/auth\/first-otp(\?next=|$)/);
    await expect(this.page.getByText(this.say.signedIn(email))).toBeVisible();
  }

  /** Checks that a used or expired link is refused. */
  async expectUseless(): Promise<void> {
    await expect(this.page.getByRole('main').getByRole('alert')).toHaveText(this.say.useless);
  }

  async logIn(): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name: this.say.logIn }).click();
  }
}

import { expect, type Page } from '@playwright/test';
import type { Language } from './language.ts';

const words = {
  es: {
    confirmed: 'Tu correo electrónico está confirmado. Ya puedes iniciar sesión.',
    useless: 'El enlace ya se ha usado o ha caducado. Pide uno nuevo.',
    logIn: 'Iniciar sesión',
  },
  en: {
    confirmed: 'Your e-mail address is confirmed. You can log in now.',
    useless: 'The link has already been used or has expired. Request a new one.',
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

  /** Checks that a used or expired link is refused. */
  async expectUseless(): Promise<void> {
    await expect(this.page.getByRole('main').getByRole('alert')).toHaveText(this.say.useless);
  }

  async logIn(): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name: this.say.logIn }).click();
  }
}

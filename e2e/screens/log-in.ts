import { expect, type Page } from '@playwright/test';
import type { Language } from './language.ts';

const words = {
  es: {
    title: 'Iniciar sesión',
    email: 'Correo electrónico',
    password: 'Contraseña',
    action: 'Continuar',
    forgotten: 'He olvidado mi contraseña',
    register: 'Registrarse',
    wrong: 'El correo electrónico o la contraseña no son correctos.',
    unconfirmed: 'Confirma primero tu correo electrónico con el enlace que te enviamos.',
    resend: 'Reenviar el correo de confirmación',
  },
  en: {
    title: 'Log in',
    email: 'E-mail address',
    password: 'Password',
    action: 'Continue',
    forgotten: 'I forgot my password',
    register: 'Register',
    wrong: 'The e-mail address or the password is not correct.',
    unconfirmed: 'First confirm your e-mail address with the link we sent you.',
    resend: 'Resend the confirmation e-mail',
  },
};

/** The first step of signing in: e-mail and password. */
export class LogIn {
  private readonly page: Page;
  readonly say: (typeof words)[Language];

  constructor(page: Page, language: Language = 'es') {
    this.page = page;
    this.say = words[language];
  }

  async open(): Promise<void> {
    await this.page.goto('/auth/login');
    await this.expectHere();
  }

  async expectHere(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: this.say.title })).toBeVisible();
  }

  /** Checks that the URL remembers the requested path. */
  async expectRemembers(path: string): Promise<void> {
    await this.expectHere();
    await expect(this.page).toHaveURL(`/auth/login?next=${encodeURIComponent(path)}`);
  }

  get email() {
    return this.page.getByRole('textbox', { name: this.say.email });
  }

  get password() {
    return this.page.getByLabel(this.say.password, { exact: true });
  }

  get alert() {
    return this.page.getByRole('main').getByRole('alert');
  }

  get resend() {
    return this.page.getByRole('button', { name: this.say.resend });
  }

  get continueButton() {
    return this.page.getByRole('button', { name: this.say.action });
  }

  async send(): Promise<void> {
    await this.continueButton.click();
  }

  async withPassword(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.send();
  }

  async forgotPassword(): Promise<void> {
    await this.page.getByRole('link', { name: this.say.forgotten }).click();
  }
}

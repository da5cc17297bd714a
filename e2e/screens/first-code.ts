import { expect, type Page } from '@playwright/test';
import type { Language } from './language.ts';

const words = {
  es: {
    title: 'Protege tu cuenta',
    picture: /^Código QR con tu clave secreta/,
    openApp: 'Abrir la clave en una aplicación de este dispositivo',
    problem: 'El código no es correcto o ya se ha usado. Espera al siguiente y prueba otra vez.',
    code: 'Código de un solo uso',
    keep: 'Guarda tus códigos de recuperación',
    goOn: 'Los he guardado: continuar',
  },
  en: {
    title: 'Protect your account',
    picture: /^QR code with your secret key/,
    openApp: 'Open the key in an app on this device',
    problem: 'The code is not correct or has already been used. Wait for the next one and try again.',
    code: 'One-time code',
    keep: 'Save your recovery codes',
    goOn: 'I have saved them: continue',
  },
};

/** The page where a user sets up one-time codes and gets the recovery codes. */
export class FirstCode {
  private readonly page: Page;
  private readonly say: (typeof words)[Language];

  constructor(page: Page, language: Language = 'es') {
    this.page = page;
    this.say = words[language];
  }

  async expectHere(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: this.say.title })).toBeVisible();
    await expect(this.picture).toBeVisible();
  }

  /** The QR code of the secret. */
  get picture() {
    return this.page.getByRole('img', { name: this.say.picture });
  }

  /** Checks that the app of this device is offered before the QR code, which a phone cannot scan on itself. */
  async expectAppBeforePicture(): Promise<void> {
    await this.expectHere();
    const { y = 0 } = (await this.openApp.boundingBox()) ?? {};
    expect((await this.picture.boundingBox())?.y).toBeGreaterThan(y);
  }

  private get openApp() {
    return this.page.getByRole('link', { name: this.say.openApp });
  }

  /** The secret as text in groups of four, for those who cannot scan the QR code. */
  async secret(): Promise<string> {
    const shown = await this.page.getByRole('listitem').locator('code').textContent();
    return (shown ?? '').replaceAll(' ', '');
  }

  get problem() {
    return this.page.getByText(this.say.problem);
  }

  get code() {
    return this.page.getByRole('textbox', { name: this.say.code });
  }

  /** Fills in the code. The page sends it at the sixth digit. */
  async confirm(code: string): Promise<void> {
    await this.code.fill(code);
  }

  /** The recovery codes, which are shown only once. */
  async recoveryCodes(): Promise<string[]> {
    await expect(this.page.getByRole('heading', { name: this.say.keep })).toBeFocused();
    return this.page.getByRole('listitem').locator('code').allTextContents();
  }

  /** The button that confirms that the codes are saved, and continues. */
  get goOn() {
    return this.page.getByRole('button', { name: this.say.goOn });
  }
}

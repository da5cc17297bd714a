import { expect, type Page } from '@playwright/test';
import type { Language } from './language.ts';

const words = {
  es: {
    title: 'Código de un solo uso',
    recoveryCode: 'Código de recuperación',
    enter: 'Entrar',
    problem: 'El código no es correcto o ya se ha usado. Espera al siguiente y prueba otra vez.',
    useRecovery: 'usar un código de recuperación',
    trust: 'Confiar en este dispositivo durante 30 días',
    deviceName: 'Nombre del dispositivo',
  },
  en: {
    title: 'One-time code',
    recoveryCode: 'Recovery code',
    enter: 'Log in',
    problem: 'The code is not correct or has already been used. Wait for the next one and try again.',
    useRecovery: 'use a recovery code',
    trust: 'Trust this device for 30 days',
    deviceName: 'Name of the device',
  },
};

/** The second step of signing in: a one-time code or a recovery code. */
export class OneTimeCode {
  private readonly page: Page;
  private readonly say: (typeof words)[Language];

  constructor(page: Page, language: Language = 'es') {
    this.page = page;
    this.say = words[language];
  }

  async expectHere(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: this.say.title })).toBeVisible();
    await expect(this.enter).toBeEnabled();
  }

  get code() {
    return this.page.getByRole('textbox', { name: this.say.title });
  }

  get recoveryCode() {
    return this.page.getByRole('textbox', { name: this.say.recoveryCode });
  }

  private get enter() {
    return this.page.getByRole('button', { name: this.say.enter, exact: true });
  }

  /** The error of the entered code. */
  get problem() {
    return this.page.getByText(this.say.problem);
  }

  /** Fills in the code. The page sends it at the sixth digit. */
  async withCode(code: string): Promise<void> {
    await this.expectHere();
    await this.code.fill(code);
  }

  async withRecoveryCode(recoveryCode: string): Promise<void> {
    await this.expectHere();
    if (await this.code.isVisible()) {
      await this.page.getByRole('button', { name: this.say.useRecovery }).click();
    }
    await this.recoveryCode.fill(recoveryCode);
    await this.enter.click();
  }

  async trustDevice(name: string): Promise<void> {
    await this.page.getByRole('checkbox', { name: this.say.trust }).check();
    await this.page.getByRole('textbox', { name: this.say.deviceName }).fill(name);
  }
}

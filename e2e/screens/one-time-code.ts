import { expect, type Page } from '@playwright/test';

/** The second step of signing in: a code of the app, or one of the recovery codes. */
export class OneTimeCode {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async expectHere(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Código de un solo uso' })).toBeVisible();
    await expect(this.enter).toBeEnabled();
  }

  get code() {
    return this.page.getByRole('textbox', { name: 'Código de un solo uso' });
  }

  get recoveryCode() {
    return this.page.getByRole('textbox', { name: 'Código de recuperación' });
  }

  private get enter() {
    return this.page.getByRole('button', { name: 'Entrar', exact: true });
  }

  /** What the product says of the code that was given. */
  get problem() {
    return this.page.getByText(
      'El código no es correcto o ya se ha usado. Espera al siguiente y prueba otra vez.',
    );
  }

  async withCode(code: string): Promise<void> {
    await this.expectHere();
    await this.code.fill(code);
    await this.enter.click();
  }

  async withRecoveryCode(recoveryCode: string): Promise<void> {
    await this.expectHere();
    if (await this.code.isVisible()) {
      await this.page.getByRole('button', { name: 'usar un código de recuperación' }).click();
    }
    await this.recoveryCode.fill(recoveryCode);
    await this.enter.click();
  }

  async trustDevice(name: string): Promise<void> {
    await this.page.getByRole('checkbox', { name: 'Confiar en este dispositivo durante 30 días' }).check();
    await this.page.getByRole('textbox', { name: 'Nombre del dispositivo' }).fill(name);
  }
}

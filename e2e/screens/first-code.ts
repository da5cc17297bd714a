import { expect, type Page } from '@playwright/test';

/** Where somebody sets up one-time codes, and gets the recovery codes. */
export class FirstCode {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async expectHere(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Protege tu cuenta' })).toBeVisible();
    await expect(this.picture).toBeVisible();
  }

  /** The secret, to scan. */
  get picture() {
    return this.page.getByRole('img', { name: /^Código QR con tu clave secreta/ });
  }

  /** The secret, for those who cannot scan it: shown in groups of four. */
  async secret(): Promise<string> {
    const shown = await this.page.getByRole('listitem').locator('code').textContent();
    return (shown ?? '').replaceAll(' ', '');
  }

  get problem() {
    return this.page.getByText(
      'El código no es correcto o ya se ha usado. Espera al siguiente y prueba otra vez.',
    );
  }

  async confirm(code: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Código de un solo uso' }).fill(code);
    await this.page.getByRole('button', { name: 'Confirmar' }).click();
  }

  /** The recovery codes, the only time they are shown. */
  async recoveryCodes(): Promise<string[]> {
    await expect(
      this.page.getByRole('heading', { name: 'Guarda tus códigos de recuperación' }),
    ).toBeFocused();
    return this.page.getByRole('listitem').locator('code').allTextContents();
  }

  get kept() {
    return this.page.getByRole('checkbox', { name: 'Los he guardado' });
  }

  get goOn() {
    return this.page.getByRole('button', { name: 'Continuar' });
  }
}

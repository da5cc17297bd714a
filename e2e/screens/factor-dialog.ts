import { expect, type Locator, type Page } from '@playwright/test';

/** The dialog that asks for a fresh factor, on the site and in the backoffice. */
export class FactorDialog {
  readonly dialog: Locator;
  private readonly press: (element: Locator) => Promise<void>;

  constructor(page: Page, press: (element: Locator) => Promise<void>) {
    this.dialog = page.getByRole('dialog', { name: 'Confirma que eres tú' });
    this.press = press;
  }

  async withCode(code: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: 'Código de un solo uso' }).fill(code);
    await this.press(this.dialog.getByRole('button', { name: 'Confirmar' }));
  }

  async withPasskey(): Promise<void> {
    await this.press(this.dialog.getByRole('button', { name: 'Usar una llave de acceso' }));
  }

  /** The backoffice has a Cancel button, the site a Close button. */
  async cancel(): Promise<void> {
    await this.press(this.dialog.getByRole('button', { name: /^(?:Cancelar|Cerrar)$/ }));
    await expect(this.dialog).toBeHidden();
  }
}

import { expect, type Page } from '@playwright/test';

/** The page where a user requests a link for a new password, and the page of that link. */
export class ForgottenPassword {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async expectHere(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Recupera tu contraseña' })).toBeVisible();
  }

  get email() {
    return this.page.getByRole('textbox', { name: 'Correo electrónico' });
  }

  async askFor(email: string): Promise<void> {
    await this.email.fill(email);
    await this.page.getByRole('button', { name: 'Enviar el enlace' }).click();
  }

  sentTo(email: string) {
    return this.page.getByText(`Si ${email} tiene una cuenta, le acabamos de enviar un enlace.`);
  }

  get password() {
    return this.page.getByLabel('Nueva contraseña', { exact: true });
  }

  get repeated() {
    return this.page.getByLabel('Repite la contraseña', { exact: true });
  }

  /** A rule of the password, and whether it is met. */
  rule(name: string) {
    return this.page.getByRole('listitem').filter({ hasText: name });
  }

  async change(password: string, repeated = password): Promise<void> {
    await this.password.fill(password);
    await this.repeated.fill(repeated);
    await this.page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  }

  get changed() {
    return this.page.getByText('Tu contraseña ha cambiado. Inicia sesión con la nueva.');
  }

  get useless() {
    return this.page.getByText(
      'Este enlace no sirve: puede que esté incompleto, que ya se haya usado o que haya caducado.',
    );
  }

  async logIn(): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
  }
}

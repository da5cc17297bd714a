import { expect, type Page } from '@playwright/test';

/** Where the link of the confirmation mail leads. */
export class MailConfirmation {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(link: string): Promise<void> {
    await this.page.goto(link);
  }

  async expectConfirmed(): Promise<void> {
    await expect(
      this.page.getByText('Tu correo electrónico está confirmado. Ya puedes iniciar sesión.'),
    ).toBeVisible();
    // What opened the account stays in no history and on no shared screen.
    await expect(this.page).toHaveURL('/auth/verify-email');
  }

  get useless() {
    return this.page.getByRole('main').getByRole('alert');
  }

  async logIn(): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
  }
}

import { expect, type Page } from '@playwright/test';

/** Where the Register button leads: the choice between a person and a company. */
export class SignIn {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async expectHere(): Promise<void> {
    await expect(this.page).toHaveURL('/auth/sign-in');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Crea tu cuenta' })).toBeVisible();
  }

  async choose(kind: 'Una persona' | 'Una empresa'): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name: kind }).click();
  }
}

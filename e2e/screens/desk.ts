import { expect, type Page } from '@playwright/test';

/** The development desk, which speaks English. */
export class Desk {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/dev');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Development desk' })).toBeVisible();
  }

  async openMailbox(): Promise<void> {
    await this.page.goto('/dev/mail');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Mailbox' })).toBeVisible();
  }

  async signInAs(fullName: string): Promise<void> {
    await this.page.getByRole('button', { name: `Sign in as ${fullName}`, exact: true }).click();
  }
}

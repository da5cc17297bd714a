import { expect, type Page } from '@playwright/test';

/** Stands in the demo for the provider that verifies identities. */
export class IdentitySimulator {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async decide(outcome: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: /simulada/ })).toBeVisible();
    await this.page.getByRole('radio', { name: outcome, exact: true }).check();
    await this.page.getByRole('button').last().click();
  }
}

import { expect, type Page } from '@playwright/test';

/** The home page. */
export class Home {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/');
    await this.expectHere();
  }

  async expectHere(): Promise<void> {
    await expect(this.page).toHaveURL('/');
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(
      'Tu ahorro, sembrado en proyectos reales',
    );
  }

  get openProjects() {
    return this.page.getByRole('region', { name: 'Abiertos ahora' }).getByRole('article');
  }

  async seeProjects(): Promise<void> {
    await this.page.getByRole('link', { name: 'Ver los proyectos' }).first().click();
  }
}

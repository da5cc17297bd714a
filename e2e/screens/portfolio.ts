import { expect, type Locator, type Page } from '@playwright/test';

/** The figures and charts of the user's investments, and the settings for them, in Spanish. */
export class PortfolioScreen {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/investments');
    await expect(this.overview).toBeVisible();
  }

  get overview(): Locator {
    return this.page.getByRole('region', { name: 'Tu cartera', exact: true });
  }

  figure(label: string): Locator {
    return this.overview.locator('dt', { hasText: label }).locator('+ dd');
  }

  part(heading: string): Locator {
    return this.page.getByRole('region', { name: heading, exact: true });
  }

  /** The control that opens the details of a part. */
  opener(heading: string, name: string): Locator {
    return this.part(heading).locator('summary', { hasText: name }).first();
  }

  rows(heading: string): Locator {
    return this.part(heading).locator('tbody tr').filter({ visible: true });
  }

  get limit(): Locator {
    return this.page.getByLabel('Límite, en porcentaje');
  }

  get calendarAddress(): Locator {
    return this.page.getByLabel('Dirección de tu calendario');
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}

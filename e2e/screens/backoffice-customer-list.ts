import { expect, type Locator, type Page } from '@playwright/test';

/** The list of customers in the backoffice. */
export class BackofficeCustomerList {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(filter: object = {}): Promise<void> {
    const query = new URLSearchParams({ filter: JSON.stringify(filter) });
    await this.page.goto(`/admin/customer/?${query}`);
    await this.expectHere();
  }

  async expectHere(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Clientes', exact: true })).toBeVisible();
  }

  get create(): Locator {
    return this.page.getByRole('link', { name: 'Nuevo cliente' });
  }

  get rows(): Locator {
    return this.page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: this.page.getByRole('cell') });
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  async search(text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: /^Buscar por nombre/ }).fill(text);
    await expect(this.page).toHaveURL(new RegExp(`multiSearch.*${encodeURIComponent(text)}`));
  }

  get nothing(): Locator {
    return this.page.getByText('Nada coincide con estos filtros en Clientes.');
  }
}

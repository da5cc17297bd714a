import type { Page } from '@playwright/test';

/** The search over all records, on every page of the backoffice. */
export class BackofficeSearch {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get field() {
    return this.page.getByRole('combobox', { name: 'Cliente, proyecto, importe, IBAN o qué hacer' });
  }

  get options() {
    return this.page.getByRole('option');
  }

  /** The result that Enter opens. */
  get chosen() {
    return this.page.getByRole('option', { selected: true });
  }
}

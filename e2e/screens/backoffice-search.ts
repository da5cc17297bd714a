import type { Page } from '@playwright/test';

/** What finds anything, from anywhere in the backoffice. */
export class BackofficeSearch {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get field() {
    return this.page.getByRole('combobox', { name: 'Cliente, proyecto o incidencia' });
  }

  /** What Enter would open. */
  get chosen() {
    return this.page.getByRole('option', { selected: true });
  }
}

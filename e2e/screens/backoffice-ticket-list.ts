import { expect, type Page } from '@playwright/test';

/** The queue of tickets. */
export class BackofficeTicketList {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/admin/ticket/');
    await expect(this.page.getByRole('table')).toBeVisible();
  }

  get rows() {
    return this.page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: this.page.getByRole('cell') });
  }

  row(title: string) {
    return this.rows.filter({ has: this.page.getByRole('link', { name: title, exact: true }) });
  }

  async search(text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Título o id' }).fill(text);
  }

  /** A state with how many tickets are in it. */
  state(name: string) {
    return this.page.getByRole('group', { name: 'Estado' }).getByRole('button', { name });
  }

  async chooseResponsible(name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Responsable' }).click();
    await this.page.getByRole('option', { name, exact: true }).click();
  }
}

import { expect, type Locator, type Page } from '@playwright/test';

/** The page of a bulk act in the backoffice. */
export class BackofficeBulkAct {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async expectHere(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  /** Waits until the job has come to all rows. */
  async expectDone(progress: string): Promise<void> {
    await expect(this.page.getByRole('progressbar', { name: progress })).toBeVisible();
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  async showOnly(result: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Resultado' }).click();
    await this.page.getByRole('option', { name: result, exact: true }).click();
  }

  async stop(): Promise<void> {
    await this.page.getByRole('button', { name: 'Parar', exact: true }).click();
  }

  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: 'Deshacer', exact: true }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Deshacer', exact: true }).click();
  }
}

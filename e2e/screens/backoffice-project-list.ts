import { type Download, expect, type Page } from '@playwright/test';

/** The list of projects in the backoffice. */
export class BackofficeProjectList {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/admin/project/');
    await this.expectHere();
  }

  async expectHere(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Proyectos', exact: true })).toBeVisible();
    await expect(this.page.getByRole('table')).toBeVisible();
  }

  get rows() {
    return this.page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: this.page.getByRole('cell') });
  }

  row(name: string) {
    return this.rows.filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  async search(name: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Nombre' }).fill(name);
  }

  get phase() {
    return this.page.getByRole('combobox', { name: 'Fase' });
  }

  async choosePhase(phase: string): Promise<void> {
    await this.phase.click();
    await this.page.getByRole('option', { name: phase }).click();
  }

  /** All that are shown are in this phase. */
  async expectPhase(phase: string): Promise<void> {
    await expect(this.rows).not.toHaveCount(0);
    await expect(this.rows.filter({ hasNotText: phase })).toHaveCount(0);
  }

  async sortBy(column: string): Promise<void> {
    await this.page.getByRole('columnheader').getByRole('button', { name: column }).click();
  }

  /** Finds the only one of that name. */
  async find(name: string): Promise<void> {
    await this.search(name);
    await expect(this.rows).toHaveCount(1);
    await expect(this.row(name)).toBeVisible();
  }

  async export(): Promise<Download> {
    const begun = this.page.waitForEvent('download');
    await this.page.getByRole('link', { name: 'Exportar' }).click();
    return begun;
  }

  async openProject(name: string): Promise<void> {
    await this.row(name).getByRole('link', { name, exact: true }).click();
  }

  get create() {
    return this.page.getByRole('link', { name: 'Nuevo proyecto' });
  }
}

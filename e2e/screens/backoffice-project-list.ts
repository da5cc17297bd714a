import { expect, type Page } from '@playwright/test';
import { BackofficeList } from './backoffice-list.ts';

/** The list of projects in the backoffice. */
export class BackofficeProjectList extends BackofficeList {
  constructor(page: Page) {
    super(page, { path: '/admin/project/', title: 'Proyectos' });
  }

  override async expectHere(): Promise<void> {
    await super.expectHere();
    await expect(this.page.getByRole('table')).toBeVisible();
  }

  async search(name: string): Promise<void> {
    await this.typeIn('Nombre', name);
  }

  get phase() {
    return this.page.getByRole('combobox', { name: 'Fase' });
  }

  async choosePhase(phase: string): Promise<void> {
    await this.phase.click();
    await this.page.getByRole('option', { name: phase }).click();
  }

  /** Checks that all shown projects are in this phase. */
  async expectPhase(phase: string): Promise<void> {
    await expect(this.rows).not.toHaveCount(0);
    await expect(this.rows.filter({ hasNotText: phase })).toHaveCount(0);
  }

  /** Finds the only project of that name. */
  async find(name: string): Promise<void> {
    await this.search(name);
    await expect(this.rows).toHaveCount(1);
    await expect(this.row(name)).toBeVisible();
  }

  async openProject(name: string): Promise<void> {
    await this.row(name).getByRole('link', { name, exact: true }).click();
  }

  get create() {
    return this.page.getByRole('link', { name: 'Nuevo proyecto' });
  }
}

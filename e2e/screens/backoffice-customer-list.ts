import { expect, type Locator, type Page } from '@playwright/test';
import { BackofficeList } from './backoffice-list.ts';

/** The list of customers in the backoffice. */
export class BackofficeCustomerList extends BackofficeList {
  constructor(page: Page) {
    super(page, { path: '/admin/customer/', title: 'Clientes' });
  }

  get create(): Locator {
    return this.page.getByRole('link', { name: 'Nuevo cliente' });
  }

  async search(text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: /^Buscar por nombre/ }).fill(text);
    await expect(this.page).toHaveURL(new RegExp(`multiSearch.*${encodeURIComponent(text)}`));
  }

  /** Assigns all shown customers to a manager. */
  async assignAll(manager: string): Promise<void> {
    await this.page.getByRole('checkbox', { name: 'Seleccionar todo' }).check();
    await this.page.getByRole('button', { name: 'Asignar gestor' }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Gestor' }).click();
    await this.page.getByRole('option', { name: manager }).click();
    await dialog.getByRole('button', { name: 'Asignar gestor' }).click();
    await expect(dialog).toBeHidden();
  }
}

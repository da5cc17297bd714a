import { expect, type Page } from '@playwright/test';

/** What stands around every screen of the backoffice. */
export class BackofficeFrame {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async expectHere(): Promise<void> {
    await expect(this.sections).toBeVisible();
  }

  get sections() {
    return this.page.getByRole('navigation', { name: 'Secciones' });
  }

  get title() {
    return this.page.getByRole('heading', { level: 1 });
  }

  get userView() {
    return this.page.getByRole('banner').getByRole('link', { name: 'Ver la web' });
  }

  get home() {
    return this.page.getByRole('banner').getByRole('link', { name: 'Inicio' });
  }

  /** The name of whoever is signed in, and what they are here. */
  who(name: string, role: 'Administrador' | 'Gestor') {
    return this.page.getByRole('banner').getByRole('button', { name: `${name} · ${role}` });
  }

  async logOut(name: string): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name }).click();
    await this.page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  }
}

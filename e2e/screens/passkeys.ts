import { expect, type Locator, type Page } from '@playwright/test';

/** The passkeys of the profile, and the button that uses one at log-in. */
export class Passkeys {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  private get section(): Locator {
    return this.page.getByRole('region', { name: 'Llaves de acceso', exact: true });
  }

  get all(): Locator {
    return this.section.getByRole('listitem');
  }

  async open(): Promise<void> {
    await this.page.goto('/user/profile?tab=customer');
    await expect(this.section.getByRole('button', { name: 'Añadir una llave de acceso' })).toBeVisible();
  }

  async add(name: string): Promise<void> {
    await this.section.getByRole('button', { name: 'Añadir una llave de acceso' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Añadir una llave de acceso' });
    await dialog.getByRole('textbox', { name: 'Nombre de la llave' }).fill(name);
    await dialog.getByRole('button', { name: 'Crear la llave' }).click();
    await expect(this.all.filter({ hasText: name })).toBeVisible();
  }

  async remove(name: string): Promise<void> {
    await this.all.filter({ hasText: name }).getByRole('button', { name: 'Quitar' }).click();
    const dialog = this.page.getByRole('dialog', { name: `¿Quitar «${name}»?` });
    await dialog.getByRole('button', { name: 'Quitar' }).click();
    await expect(this.all.filter({ hasText: name })).toHaveCount(0);
  }

  async use(): Promise<void> {
    await this.page.getByRole('button', { name: 'Usar una llave de acceso' }).click();
  }
}

import { expect, type Locator, type Page } from '@playwright/test';

/** The passkeys of the profile, and the button that uses one at log-in. */
export class Passkeys {
  private readonly page: Page;
  private readonly press: (element: Locator) => Promise<void>;

  constructor(page: Page, press = (element: Locator) => element.click()) {
    this.page = page;
    this.press = press;
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

  /** Names a new passkey, and presses the button. */
  async beginToAdd(name: string): Promise<void> {
    await this.press(this.section.getByRole('button', { name: 'Añadir una llave de acceso' }));
    const dialog = this.page.getByRole('dialog', { name: 'Añadir una llave de acceso' });
    await dialog.getByRole('textbox', { name: 'Nombre de la llave' }).fill(name);
    await this.press(dialog.getByRole('button', { name: 'Crear la llave' }));
  }

  async add(name: string): Promise<void> {
    await this.beginToAdd(name);
    await expect(this.all.filter({ hasText: name })).toBeVisible();
  }

  async remove(name: string): Promise<void> {
    await this.press(this.all.filter({ hasText: name }).getByRole('button', { name: 'Quitar' }));
    const dialog = this.page.getByRole('dialog', { name: `¿Quitar «${name}»?` });
    await this.press(dialog.getByRole('button', { name: 'Quitar' }));
  }

  async expectNo(name: string): Promise<void> {
    await expect(this.section.getByRole('button', { name: 'Añadir una llave de acceso' })).toBeVisible();
    await expect(this.all.filter({ hasText: name })).toHaveCount(0);
  }

  async use(): Promise<void> {
    await this.press(this.page.getByRole('button', { name: 'Usar una llave de acceso' }));
  }
}

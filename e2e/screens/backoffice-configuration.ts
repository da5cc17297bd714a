import { expect, type Locator, type Page } from '@playwright/test';

/** The lists and forms of the backoffice's configuration. */
export class BackofficeConfiguration {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a form with the button above its list. */
  async begin(list: string, create: string): Promise<void> {
    await this.page.goto(`/admin/config/${list}/`);
    await this.page.getByRole('link', { name: create }).click();
    // The list, with a filter of the same name, stays until the form is loaded.
    await expect(this.page.getByRole('heading', { level: 1, name: create })).toBeVisible();
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  async save(): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name: 'Guardar', exact: true }).click();
  }

  async openOne(name: string): Promise<void> {
    await this.page.getByRole('row').getByRole('link', { name, exact: true }).click();
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  async delete(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Borrar' }).click();
    await expect(this.page.getByRole('dialog')).toContainText(`¿Borrar «${name}»?`);
    await this.page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click();
  }

  /** Presses a toolbar button of a rich text field with the keyboard only. */
  async format(text: string, format: string): Promise<void> {
    const toolbar = this.page.getByRole('toolbar', { name: `Formato de ${text}`, exact: true });
    const button = toolbar.getByRole('button', { name: format, exact: true });
    await toolbar.locator('[tabindex="0"]').focus();
    const isReached = () => button.evaluate((one) => one === document.activeElement);
    while (!(await isReached())) await this.page.keyboard.press('ArrowRight');
    await this.page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    // The focus returns to the text a moment later.
    await expect(this.field(text)).toBeFocused();
  }
}

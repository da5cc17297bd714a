import { expect, type Locator, type Page } from '@playwright/test';

/** The frame around every screen of the backoffice. */
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

  /** The entries of the sidebar, in order. */
  get entries(): Locator {
    return this.sections.getByRole('link');
  }

  /** The number of waiting items at an entry of the sidebar, beside its name. */
  waiting(entry: string): Locator {
    const line = this.sections.getByRole('link', { name: new RegExp(`^${entry}, \\d+ pendientes?$`) });
    return line.getByText(/^\d+$/);
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

  /** The name and role of the signed-in user. */
  who(name: string, role: 'Administrador' | 'Gestor') {
    return this.page.getByRole('banner').getByRole('button', { name: `${name} · ${role}` });
  }

  /** The notice that reports an outcome for some seconds. */
  notice(text: string): Locator {
    return this.page.getByRole('alert').filter({ hasText: text });
  }

  /** The background of a notice: green for success, red for a refusal. */
  async colourOf(text: string): Promise<'green' | 'red' | undefined> {
    const ground = await this.notice(text).evaluate((element) => {
      const painted = [element, ...element.querySelectorAll('*')].map(
        (one) => getComputedStyle(one).backgroundColor,
      );
      return painted.find((colour) => colour.startsWith('rgb(')) ?? '';
    });
    const [red = 0, green = 0, blue = 0] = (ground.match(/\d+/g) ?? []).map(Number);
    if (green > Math.max(red, blue)) return 'green';
    return red > Math.max(green, blue) ? 'red' : undefined;
  }

  async logOut(name: string): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name }).click();
    await this.page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  }
}

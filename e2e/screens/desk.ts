import { expect, type Locator, type Page } from '@playwright/test';

/** Moving the clock answers once all jobs that became due have run; after years these take several seconds. */
const dueJobsMsMax = 60_000;

/** The development desk, in Spanish. */
export class Desk {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/dev');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Mesa de pruebas' })).toBeVisible();
  }

  async openMailbox(): Promise<void> {
    await this.page.goto('/dev/mail');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Buzón' })).toBeVisible();
  }

  /** The current one-time code on a user's card. */
  codeOf(email: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: email }).locator('code');
  }

  get secondsLeft(): Locator {
    return this.page.locator('#left');
  }

  /** Moves the clock of the platform forward. */
  async moveClock(amount: number, unit: 'minutos' | 'días'): Promise<void> {
    const before = await this.page.locator('#time').textContent();
    await this.page.getByLabel('Cuánto').fill(String(amount));
    await this.page.getByLabel('Unidad').selectOption(unit);
    await this.page.getByRole('button', { name: 'Adelantar la hora' }).click({ timeout: dueJobsMsMax });
    await expect(this.page.locator('#time')).not.toHaveText(before ?? '');
  }

  async signInAs(fullName: string): Promise<void> {
    await this.page.getByRole('button', { name: `Entrar como ${fullName}`, exact: true }).click();
  }
}

import { expect, type Page } from '@playwright/test';

/** The user's trusted devices, which need no code. */
export class TrustedDevices {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/auth/register-device');
    await expect(
      this.page.getByRole('heading', { level: 1, name: 'Dispositivos de confianza' }),
    ).toBeVisible();
  }

  get devices() {
    return this.page.getByRole('main').getByRole('listitem');
  }

  get none() {
    return this.page.getByText('No tienes ningún dispositivo de confianza: te pedimos el código en todos.');
  }

  async remove(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Quitar ${name}` }).click();
  }
}

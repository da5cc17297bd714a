import { expect, type Page } from '@playwright/test';

/** The page shown at any address of the site while there is no network. */
export class Offline {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async expectHere(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'No hay conexión' })).toBeVisible();
  }

  get retry() {
    return this.page.getByRole('button', { name: 'Reintentar' });
  }

  /** The portfolio as last seen. */
  get seen() {
    return this.page.locator('section[data-seen]');
  }

  /** Waits until the portfolio is kept, which cannot be seen on the page. */
  async expectSeenKept(): Promise<void> {
    const isKept = () => this.page.evaluate(() => 'seen-portfolio' in localStorage);
    await expect.poll(isKept).toBe(true);
  }

  /** Every address in the browser's caches. */
  private async keptAddresses(): Promise<string[]> {
    return this.page.evaluate(async () => {
      const names = await caches.keys();
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().map(({ url }) => url.slice(location.origin.length));
    });
  }

  /** Checks that only the offline page in both languages and its files are cached, and that the browser shows it. */
  async expectKept(): Promise<void> {
    const pages = async () => (await this.keptAddresses()).filter((path) => !path.startsWith('/_astro/'));
    await expect.poll(pages).toEqual(['/offline?lang=es', '/offline?lang=en']);
    const isWatched = () => this.page.evaluate(() => navigator.serviceWorker.controller !== null);
    await expect.poll(isWatched).toBe(true);
  }
}

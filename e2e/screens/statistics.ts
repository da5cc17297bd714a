import { expect, type Page } from '@playwright/test';

interface YearRow {
  year: string;
  loans: number;
  defaults: number;
  rate: string;
}

/** The public page of default rates, in Spanish. */
export class Statistics {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/statistics');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Tasas de impago' })).toBeVisible();
  }

  /** The rows of the table of all loans: how many there were in each year, and how many defaulted. */
  async years(): Promise<YearRow[]> {
    const rows = await this.page.getByRole('table', { name: 'Año a año' }).first().locator('tbody tr').all();
    return Promise.all(
      rows.map(async (row) => {
        const [year = '', loans, defaults, rate = ''] = await row.locator('th, td').allTextContents();
        return { year: year.trim(), loans: Number(loans), defaults: Number(defaults), rate: rate.trim() };
      }),
    );
  }

  shareOf(part: number, whole: number): string {
    return `${((100 * part) / whole).toFixed(2).replace('.', ',')}\u00a0%`;
  }

  /** The sentence about the current year. */
  async running(): Promise<string> {
    return (await this.page.getByText(/^Préstamos en marcha y sin impago al empezar/).textContent()) ?? '';
  }
}

import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

interface Place {
  path: string;
  title: string;
}

/** What all lists of the backoffice share: rows, filters, sorting, paging and the export. */
export class BackofficeList {
  protected readonly page: Page;
  private readonly place: Place;

  constructor(page: Page, place: Place) {
    this.page = page;
    this.place = place;
  }

  async open(filter?: object, more: Record<string, string> = {}): Promise<void> {
    const query = new URLSearchParams({ ...(filter && { filter: JSON.stringify(filter) }), ...more });
    await this.page.goto(query.size ? `${this.place.path}?${query}` : this.place.path);
    await this.expectHere();
  }

  async expectHere(): Promise<void> {
    const { title } = this.place;
    await expect(this.page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  }

  get rows(): Locator {
    return this.page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: this.page.getByRole('cell') });
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  get nothing(): Locator {
    return this.page.getByText('Nada coincide con estos filtros.');
  }

  /** Checks that exactly these rows are shown in this order, each recognised by a text in it. */
  async expectRows(...known: (string | RegExp)[]): Promise<void> {
    if (known.length > 0) await expect(this.rows).toContainText(known);
    else await expect(this.nothing).toBeVisible();
    await expect(this.rows).toHaveCount(known.length);
  }

  /** Checks the state of the list in the URL. */
  async expectAddress(expected: { filter?: object; [name: string]: unknown }): Promise<void> {
    await expect
      .poll(() => {
        const query = new URL(this.page.url()).searchParams;
        const found = Object.keys(expected).map((name) => [name, query.get(name)] as const);
        return Object.fromEntries(
          found.map(([name, value]) => [name, name === 'filter' ? JSON.parse(value || '{}') : value]),
        );
      })
      .toEqual(expected);
  }

  /** Adds a filter that is not always shown. */
  async addFilter(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Añadir filtro' }).click();
    await this.page.getByRole('menuitemcheckbox', { name, exact: true }).click();
  }

  async chooseIn(filter: string, choice: string): Promise<void> {
    await this.page.getByRole('combobox', { name: filter, exact: true }).click();
    await this.page.getByRole('option', { name: choice, exact: true }).click();
  }

  async typeIn(filter: string, text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: filter, exact: true }).fill(text);
  }

  /** Chooses the comparison for a number filter. */
  async compare(sign: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Comparación' }).click();
    await this.page.getByRole('option', { name: sign, exact: true }).click();
  }

  async sortBy(column: string): Promise<void> {
    await this.page.getByRole('columnheader').getByRole('button', { name: column }).click();
  }

  /** Shows a column that is hidden at first. */
  async showColumn(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Columnas' }).click();
    await this.page.getByRole('switch', { name, exact: true }).click();
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByRole('columnheader', { name })).toBeVisible();
  }

  /** The lines of the exported file; the first names the columns. */
  async export(): Promise<string[]> {
    const begun = this.page.waitForEvent('download');
    await this.page.getByRole('link', { name: 'Exportar', exact: true }).click();
    const file = await begun;
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    return (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
  }
}

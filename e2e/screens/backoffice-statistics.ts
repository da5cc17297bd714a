import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

type Summary = 'Inversiones' | 'Comisiones';

export class BackofficeStatistics {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  table(name: Summary): Locator {
    return this.page.getByRole('table', { name });
  }

  chart(name: Summary): Locator {
    return this.page
      .getByRole('figure', { name: `Gráfico: ${name}` })
      .locator('svg')
      .first();
  }

  /** The groups of a table, without its total. */
  periods(name: Summary): Locator {
    return this.table(name).locator('tbody').getByRole('rowheader');
  }

  firstPeriod(name: Summary): Locator {
    return this.periods(name).first();
  }

  async expectPeriods(name: Summary, periods: RegExp[]): Promise<void> {
    await expect(this.periods(name)).toHaveText(periods);
  }

  /** The total of a summary: the number of items and their sum. */
  total(name: Summary): Locator {
    return this.table(name).getByRole('row', { name: /^Total/ });
  }

  /** The column of the previous period. */
  earlier(name: Summary): Locator {
    return this.table(name).getByRole('columnheader', { name: 'Periodo anterior' });
  }

  async groupBy(kind: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Agrupar por' }).click();
    await this.page.getByRole('option', { name: kind, exact: true }).click();
  }

  async choose(preset: string): Promise<void> {
    await this.page.getByRole('button', { name: preset }).click();
  }

  get from(): Locator {
    return this.page.getByLabel('Desde', { exact: true });
  }

  get to(): Locator {
    return this.page.getByLabel('Hasta', { exact: true });
  }

  get project(): Locator {
    return this.page.getByRole('combobox', { name: 'Proyecto' });
  }

  async chooseProject(name: string): Promise<void> {
    await this.project.fill(name);
    await this.page.getByRole('option', { name, exact: true }).click();
  }

  get compare(): Locator {
    return this.page.getByRole('switch', { name: 'Comparar con el periodo anterior' });
  }

  /** Exports the investments as a file of that kind. */
  async takeAlong(kind: string, name: RegExp): Promise<Buffer> {
    const begun = this.page.waitForEvent('download');
    const part = this.page.getByRole('region', { name: 'Inversiones' });
    await part
      .getByRole('button', { name: kind })
      .or(part.getByRole('link', { name: kind }))
      .first()
      .click();
    const file = await begun;
    expect(file.suggestedFilename()).toMatch(name);
    return readFile(await file.path());
  }

  get trialBalance(): Locator {
    return this.page.getByRole('table', { name: 'Sumas y saldos' });
  }

  async chooseJournalPeriod(name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Periodo', exact: true }).click();
    await this.page.getByRole('option', { name, exact: true }).click();
  }

  /** The period of the displayed sums; those of another period may still be loading. */
  periodOfTotals(period: string): Locator {
    return this.page.getByText(`${period}. Asientos:`);
  }

  async downloadJournal(link: string, name: RegExp): Promise<Buffer> {
    const begun = this.page.waitForEvent('download');
    await this.page.getByRole('link', { name: link }).click();
    const file = await begun;
    expect(file.suggestedFilename()).toMatch(name);
    return readFile(await file.path());
  }
}

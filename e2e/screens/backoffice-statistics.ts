import type { Page } from '@playwright/test';

export class BackofficeStatistics {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  table(name: 'Inversiones' | 'Comisiones') {
    return this.page.getByRole('table', { name });
  }

  chart(name: 'Inversiones' | 'Comisiones') {
    return this.page
      .getByRole('figure', { name: `Gráfico: ${name}` })
      .locator('svg')
      .first();
  }

  firstPeriod(name: 'Inversiones' | 'Comisiones') {
    return this.table(name).getByRole('rowheader').first();
  }

  async groupBy(kind: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Agrupar por' }).click();
    await this.page.getByRole('option', { name: kind }).click();
  }

  async choose(preset: string): Promise<void> {
    await this.page.getByRole('button', { name: preset }).click();
  }
}

import type { Locator, Page } from '@playwright/test';

/** The figures in the order of the page, in both languages. */
export const figures = {
  cohorts: /^(Inversores que vuelven a invertir|Investors who invest again)$/,
  funnel: /^(Del registro a la primera inversión|From registration to first investment)$/,
  fundingTimes: /^(Tiempo hasta financiarse|Time to fund)$/,
  repeatRates: /^(Inversores con dos proyectos o más|Investors with two or more projects)$/,
  loansByAge: /^(Capital pendiente y retrasos|Outstanding principal and late loans)$/,
};
export type Figure = keyof typeof figures;

export class BackofficeBusiness {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/admin/business');
  }

  section(figure: Figure): Locator {
    return this.page.getByRole('region', { name: figures[figure] }).first();
  }

  table(figure: Figure): Locator {
    return this.page.getByRole('table', { name: figures[figure] });
  }

  rows(figure: Figure): Locator {
    return this.table(figure).locator('tbody').getByRole('row');
  }

  chart(figure: Figure): Locator {
    return this.section(figure).getByRole('figure').locator('svg').first();
  }

  csv(figure: Figure): Locator {
    return this.section(figure).getByRole('link', { name: /^(Descargar CSV|Download CSV)$/ });
  }

  async choose(preset: RegExp): Promise<void> {
    await this.page.getByRole('button', { name: preset }).click();
  }
}

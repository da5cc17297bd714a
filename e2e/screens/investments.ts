import { expect, type Page } from '@playwright/test';
import type { Language } from './language.ts';

const words = {
  es: {
    title: 'Mis inversiones',
    details: 'Pagos y documentos',
    cancel: /^Cancelar la inversión/,
    confirm: /^Cancelar y recuperar/,
    schedule: 'Calendario de pagos',
  },
  en: {
    title: 'My investments',
    details: 'Payments and documents',
    cancel: /^Cancel the investment/,
    confirm: /^Cancel and get/,
    schedule: 'Schedule of payments',
  },
};

/** The user's investments. */
export class Investments {
  private readonly page: Page;
  private readonly say: (typeof words)[Language];

  constructor(page: Page, language: Language = 'es') {
    this.page = page;
    this.say = words[language];
  }

  async open(): Promise<void> {
    await this.page.goto('/investments');
    await this.expectHere();
  }

  async expectHere(): Promise<void> {
    await expect(this.page).toHaveURL(/\/investments/);
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(this.say.title);
  }

  get cards() {
    return this.page.getByRole('article');
  }

  card(projectName: string) {
    return this.page.getByRole('article', { name: projectName, exact: true });
  }

  /** The value of a total at the top. */
  total(label: string) {
    return this.page.getByRole('main').locator('dt', { hasText: label }).locator('+ dd').first();
  }

  state(name: RegExp) {
    return this.page.getByRole('button', { name });
  }

  async showDetails(projectName: string): Promise<void> {
    await this.card(projectName).getByText(this.say.details).click();
    await expect(this.card(projectName).getByRole('heading', { name: this.say.schedule })).toBeVisible();
  }

  async askToCancel(projectName: string): Promise<void> {
    await this.card(projectName).getByRole('button', { name: this.say.cancel }).click();
    await expect(this.confirmCancel).toBeVisible();
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  get confirmCancel() {
    return this.dialog.getByRole('button', { name: this.say.confirm });
  }
}

import { expect, type Page } from '@playwright/test';
import type { Language } from './language.ts';

const words = {
  es: {
    title: 'Tu ahorro, sembrado en proyectos reales',
    own: /^Hola, ./,
    open: 'Abiertos ahora',
    seeProjects: 'Ver los proyectos',
  },
  en: {
    title: 'Your savings, sown in real projects',
    own: /^Hello, ./,
    open: 'Open now',
    seeProjects: 'See the projects',
  },
};

export class Home {
  private readonly page: Page;
  private readonly say: (typeof words)[Language];

  constructor(page: Page, language: Language = 'es') {
    this.page = page;
    this.say = words[language];
  }

  async open(): Promise<void> {
    await this.page.goto('/');
    await this.expectHere();
  }

  async expectHere(): Promise<void> {
    await expect(this.page).toHaveURL('/');
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(this.say.title);
  }

  /** Checks that an investor is at their own home page. */
  async expectOwn(): Promise<void> {
    await expect(this.page).toHaveURL('/');
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(this.say.own);
  }

  get openProjects() {
    return this.page.getByRole('region', { name: this.say.open }).getByRole('article');
  }

  async seeProjects(): Promise<void> {
    await this.page.getByRole('link', { name: this.say.seeProjects }).first().click();
  }
}

import { expect, type Page } from '@playwright/test';
import type { Language } from './language.ts';

const words = {
  es: {
    title: 'Página no encontrada',
    sentence: 'Lo sentimos, no hemos encontrado la página que buscabas.',
    home: 'Volver al inicio',
    support: 'Contactar con soporte',
  },
  en: {
    title: 'Page not found',
    sentence: 'Sorry, we could not find the page you were looking for.',
    home: 'Back to home',
    support: 'Contact support',
  },
};

/** The page for a missing address. */
export class NotFound {
  private readonly page: Page;
  private readonly say: (typeof words)[Language];

  constructor(page: Page, language: Language = 'es') {
    this.page = page;
    this.say = words[language];
  }

  async expectHere(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(this.say.title);
    await expect(this.page.getByText(this.say.sentence)).toBeVisible();
  }

  get home() {
    return this.page.getByRole('main').getByRole('link', { name: this.say.home });
  }

  get support() {
    return this.page.getByRole('main').getByRole('link', { name: this.say.support });
  }
}

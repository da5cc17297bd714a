import type { Page } from '@playwright/test';
import type { Language } from './language.ts';

export const legalPages = [
  { path: '/before-investing', es: 'Antes de invertir', en: 'Before you invest' },
  { path: '/statistics', es: 'Tasas de impago', en: 'Default rates' },
  { path: '/legal', es: 'Aviso legal', en: 'Legal notice' },
  { path: '/privacy', es: 'Política de privacidad', en: 'Privacy policy' },
  { path: '/cookies', es: 'Política de cookies', en: 'Cookie policy' },
  { path: '/complaints', es: 'Reclamaciones', en: 'Complaints' },
] as const;

/** The footer of every page of the site, with the button back to the top. */
export class SiteFooter {
  private readonly page: Page;
  private readonly language: Language;

  constructor(page: Page, language: Language = 'es') {
    this.page = page;
    this.language = language;
  }

  get links() {
    return this.page.getByRole('contentinfo').getByRole('link');
  }

  get toTop() {
    return this.page.getByRole('button', { name: this.language === 'es' ? 'Volver arriba' : 'Back to top' });
  }
}

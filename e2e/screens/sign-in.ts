import { expect, type Page } from '@playwright/test';
import type { Language } from './language.ts';

const words = {
  es: { title: 'Crea tu cuenta', kinds: { individual: 'Una persona', company: 'Una empresa' } },
  en: { title: 'Create your account', kinds: { individual: 'A person', company: 'A company' } },
};

/** The page behind the Register button: the choice between a person and a company. */
export class SignIn {
  private readonly page: Page;
  private readonly say: (typeof words)[Language];

  constructor(page: Page, language: Language = 'es') {
    this.page = page;
    this.say = words[language];
  }

  async expectHere(): Promise<void> {
    await expect(this.page).toHaveURL(/\/auth\/sign-in(\?next=|$)/);
    await expect(this.page.getByRole('heading', { level: 1, name: this.say.title })).toBeVisible();
  }

  async choose(kind: 'individual' | 'company'): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name: this.say.kinds[kind] }).click();
  }
}

import { expect, type Page } from '@playwright/test';
import type { Language } from './language.ts';

const words = {
  es: { title: /simulada/, outcomes: { approved: 'Aprobar', declined: 'Rechazar' }, number: 'Número' },
  en: { title: /simulated/, outcomes: { approved: 'Approve', declined: 'Decline' }, number: 'Number' },
};

/** The demo's simulator of the identity provider. */
export class IdentitySimulator {
  private readonly page: Page;
  private readonly say: (typeof words)[Language];

  constructor(page: Page, language: Language = 'es') {
    this.page = page;
    this.say = words[language];
  }

  async decide(outcome: 'approved' | 'declined', documentNumber?: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: this.say.title })).toBeVisible();
    await this.page.getByRole('radio', { name: this.say.outcomes[outcome], exact: true }).check();
    if (documentNumber) await this.page.getByLabel(this.say.number, { exact: true }).fill(documentNumber);
    await this.page.getByRole('button').last().click();
  }
}

import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from './language.ts';
import { Profile } from './profile.ts';

const words = {
  es: {
    add: 'Añadir una cuenta',
    certificate: 'Certificado de titularidad',
    send: 'Añadir la cuenta',
    received: 'Hemos recibido tu cuenta',
    waits: 'En revisión',
  },
  en: {
    add: 'Add an account',
    certificate: 'Certificate of ownership',
    send: 'Add the account',
    received: 'We have received your account',
    waits: 'Under review',
  },
};

/** The bank accounts tab of the profile. */
export class BankAccounts {
  readonly profile: Profile;
  private readonly page: Page;
  private readonly say: (typeof words)[Language];

  constructor(page: Page, language: Language = 'es') {
    this.page = page;
    this.say = words[language];
    this.profile = new Profile(page, language);
  }

  async begin(): Promise<void> {
    await this.profile.press(this.say.add);
  }

  async bring(certificate: string): Promise<void> {
    await this.profile.bring(this.say.certificate, certificate, this.profile.dialog);
  }

  get iban(): Locator {
    return this.profile.dialog.getByLabel('IBAN', { exact: true });
  }

  async send(): Promise<void> {
    await this.profile.press(this.say.send, this.profile.dialog);
  }

  async expectProblems(problems: { iban?: string; certificate?: string }): Promise<void> {
    const { iban, certificate } = problems;
    const { profile } = this;
    if (iban) await profile.expectProblem('IBAN', iban, profile.dialog);
    if (certificate) await profile.expectProblem(this.say.certificate, certificate, profile.dialog);
  }

  card(alias: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: alias });
  }

  /** Fills in the opened form, and checks that the account waits for staff. */
  async link(alias: string, iban: string, certificate: string): Promise<void> {
    await this.profile.write('Alias', alias, this.profile.dialog);
    await this.iban.pressSequentially(iban);
    await expect(this.iban).toHaveValue(iban.replace(/(.{4})(?=.)/g, '$1 '));
    await this.bring(certificate);
    await this.send();
    await this.profile.expectNotice(
      new RegExp(`^${this.say.received} .${alias}. .••••\\s••••\\s${iban.slice(-4)}`),
    );
    await expect(this.card(alias)).toContainText(`•••• •••• ${iban.slice(-4)}`);
    await expect(this.card(alias)).toContainText(this.say.waits);
    await expect(this.card(alias)).not.toContainText(iban.slice(4, 8));
  }
}

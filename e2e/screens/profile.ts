import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from './language.ts';

const words = {
  es: {
    title: 'Mi perfil',
    tabs: {
      customer: 'Mis datos',
      wallet: 'Monedero',
      documents: 'Documentos',
      'bank-accounts': 'Cuentas bancarias',
    },
    panels: {
      customer: 'Datos personales',
      wallet: 'Tu dinero',
      documents: 'Mis documentos',
      'bank-accounts': 'Cuentas bancarias',
    },
  },
  en: {
    title: 'My profile',
    tabs: {
      customer: 'My details',
      wallet: 'Wallet',
      documents: 'Documents',
      'bank-accounts': 'Bank accounts',
    },
    panels: {
      customer: 'Personal details',
      wallet: 'Your money',
      documents: 'My documents',
      'bank-accounts': 'Bank accounts',
    },
  },
};

export type ProfileTab = keyof (typeof words)['es']['tabs'];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The profile: personal data, wallet, documents and bank accounts, each in a tab. */
export class Profile {
  readonly page: Page;
  private readonly say: (typeof words)[Language];

  constructor(page: Page, language: Language = 'es') {
    this.page = page;
    this.say = words[language];
  }

  async open(tab: ProfileTab = 'customer'): Promise<void> {
    await this.page.goto(`/user/profile?tab=${tab}`);
    await this.expectTab(tab);
  }

  tab(tab: ProfileTab): Locator {
    return this.page.getByRole('tab', { name: this.say.tabs[tab] });
  }

  async choose(tab: ProfileTab): Promise<void> {
    await this.tab(tab).click();
    await this.expectTab(tab);
  }

  /** Checks that the tab is selected, its content visible, and its name in the URL. */
  async expectTab(tab: ProfileTab): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: this.say.title })).toBeVisible();
    await expect(this.tab(tab)).toHaveAttribute('aria-selected', 'true');
    await expect(this.page.getByRole('heading', { level: 2, name: this.say.panels[tab] })).toBeVisible();
    await expect(this.page).toHaveURL(new RegExp(`[?&]tab=${tab}\\b`));
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  async press(name: string, within: Locator = this.page.getByRole('main')): Promise<void> {
    await within.getByRole('button', { name, exact: true }).click();
  }

  async write(label: string, value: string, within: Locator = this.page.getByRole('main')): Promise<void> {
    await within.getByLabel(label, { exact: true }).fill(value);
  }

  /** Checks that a field shows an error, which must also be its accessible description. */
  async expectProblem(
    label: string,
    problem: string,
    within: Locator = this.page.getByRole('main'),
  ): Promise<void> {
    const field = within.getByLabel(label, { exact: true });
    await expect(field, `${label} is marked`).toHaveAttribute('aria-invalid', 'true');
    await expect(field, `${label} says why`).toHaveAccessibleDescription(new RegExp(`${escaped(problem)}$`));
  }

  /** Checks that a notice with this text is shown. */
  async expectNotice(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: text })).toBeVisible();
  }

  /** Chooses the file with this path. */
  async bring(label: string, path: string, within: Locator): Promise<void> {
    await within.getByLabel(label, { exact: true }).setInputFiles(path);
  }

  get movements(): Locator {
    return this.section('Movimientos').getByRole('listitem');
  }
}

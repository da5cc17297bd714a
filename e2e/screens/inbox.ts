import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from './language.ts';

const words = {
  es: {
    title: 'Buzón',
    isUnread: 'Sin leer',
    read: 'Marcar como leído',
    readAll: 'Marcar todos como leídos',
    all: 'Todos',
    noneUnread: 'Has leído todos tus mensajes.',
    empty: 'Aún no tienes mensajes',
    unread: /(\d+) mensajes? sin leer/,
    toMails: 'Elegir qué recibo también por correo',
    never: 'Solo en el buzón',
    daily: 'Resumen diario',
    wallet: 'Monedero y cuentas bancarias',
    always: 'Lo que siempre te enviamos',
  },
  en: {
    title: 'Inbox',
    isUnread: 'Unread',
    read: 'Mark as read',
    readAll: 'Mark all as read',
    all: 'All',
    noneUnread: 'You have read all your messages.',
    empty: 'You have no messages yet',
    unread: /(\d+) unread messages?/,
    toMails: 'Choose what I also get by e-mail',
    never: 'In the inbox only',
    daily: 'Daily digest',
    wallet: 'Wallet and bank accounts',
    always: 'What we always send',
  },
};

/** The page with everything that the platform told its customer. */
export class Inbox {
  readonly page: Page;
  readonly say: (typeof words)[Language];

  constructor(page: Page, language: Language = 'es') {
    this.page = page;
    this.say = words[language];
  }

  async open(): Promise<void> {
    await this.page.goto('/user/inbox');
    await this.expectShown();
  }

  async expectShown(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: this.say.title })).toBeVisible();
  }

  get main() {
    return this.page.getByRole('main');
  }

  get messages() {
    return this.main.locator('details');
  }

  message(subject: string | RegExp): Locator {
    return this.messages.filter({ hasText: subject });
  }

  get readAll() {
    return this.main.getByRole('button', { name: this.say.readAll });
  }

  choice(name: 'all' | 'isUnread') {
    return this.main.getByRole('link', { name: this.say[name], exact: true });
  }

  /** The button that chooses a frequency for the mails about the wallet. */
  wallet(frequency: 'daily' | 'never') {
    return this.main
      .getByRole('group', { name: this.say.wallet })
      .getByRole('button', { name: this.say[frequency] });
  }

  /** The number on the menu of the account, in every page's header. */
  async expectUnread(count: number): Promise<void> {
    const button = this.page.getByRole('banner').locator('.user-menu-button');
    await expect(button).toBeVisible();
    if (count === 0) await expect(button).not.toHaveText(this.say.unread);
    else await expect(button).toHaveText(new RegExp(this.say.unread.source.replace('(\\d+)', String(count))));
  }
}

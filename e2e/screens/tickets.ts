import { expect, type Page } from '@playwright/test';
import type { Language } from './language.ts';

const words = {
  es: {
    list: 'Mis incidencias',
    message: 'Mensaje',
    reply: 'Enviar la respuesta',
    close: 'Cerrar la incidencia',
    thread: 'Conversación',
  },
  en: {
    list: 'My tickets',
    message: 'Message',
    reply: 'Send the reply',
    close: 'Close the ticket',
    thread: 'Conversation',
  },
};

/** The customer's tickets, and one of them with its thread. */
export class Tickets {
  private readonly page: Page;
  private readonly say: (typeof words)[Language];

  constructor(page: Page, language: Language = 'es') {
    this.page = page;
    this.say = words[language];
  }

  async open(): Promise<void> {
    await this.page.goto('/user/support');
    await expect(this.page.getByRole('heading', { name: this.say.list })).toBeVisible();
  }

  row(title: string) {
    return this.page.getByRole('listitem').filter({ has: this.link(title) });
  }

  link(title: string) {
    return this.page.getByRole('link', { name: title });
  }

  async openTicket(title: string): Promise<void> {
    await this.link(title).click();
    await this.expectTicket(title);
  }

  async expectTicket(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  get thread() {
    return this.page.getByRole('list', { name: this.say.thread });
  }

  async reply(message: string): Promise<void> {
    await this.page.getByLabel(this.say.message).fill(message);
    await this.page.getByRole('button', { name: this.say.reply }).click();
  }

  async close(): Promise<void> {
    const button = this.page.getByRole('button', { name: this.say.close });
    await button.click();
    await this.page.getByRole('dialog').getByRole('button', { name: this.say.close }).click();
    await expect(button).toHaveCount(0);
  }
}

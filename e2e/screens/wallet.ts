import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from './language.ts';
import { Profile } from './profile.ts';

const words = {
  es: {
    amount: 'Importe',
    understood: 'Entendido',
    income: {
      begin: 'Añadir dinero',
      announce: 'Avisar antes de una transferencia',
      act: 'Añadir',
      done: 'Haz la transferencia',
    },
    withdraw: { begin: 'Retirar dinero', act: 'Retirar', done: 'Hemos recibido tu solicitud para retirar' },
    money: 'Tu dinero',
    movements: 'Movimientos',
    download: 'Descargar',
  },
  en: {
    amount: 'Amount',
    understood: 'Got it',
    income: {
      begin: 'Add money',
      announce: 'Announce a transfer first',
      act: 'Add',
      done: 'Make the transfer',
    },
    withdraw: { begin: 'Withdraw money', act: 'Withdraw', done: 'We have received your request to withdraw' },
    money: 'Your money',
    movements: 'Transactions',
    download: 'Download',
  },
};

export type Way = 'income' | 'withdraw';

/** The wallet tab of the profile. */
export class Wallet {
  readonly profile: Profile;
  private readonly page: Page;
  private readonly say: (typeof words)[Language];

  constructor(page: Page, language: Language = 'es') {
    this.page = page;
    this.say = words[language];
    this.profile = new Profile(page, language);
  }

  async open(): Promise<void> {
    await this.profile.open('wallet');
  }

  /** Returns to the page from another window. */
  async comeBack(): Promise<void> {
    await this.page.evaluate(() => dispatchEvent(new Event('focus')));
  }

  get dialog(): Locator {
    return this.profile.dialog;
  }

  async begin(way: Way): Promise<void> {
    await this.profile.press(this.say[way].begin);
  }

  /** Opens the form for a deposit, which needs a validated account. */
  async announce(): Promise<void> {
    await this.begin('income');
    await this.dialog.getByText(this.say.income.announce).click();
  }

  async write(amount: string): Promise<void> {
    await this.profile.write(this.say.amount, amount, this.dialog);
  }

  /** Types an amount, and presses the button that shows it. */
  async try(way: Way, amount: string): Promise<void> {
    await this.write(amount);
    const inFull = amount.includes(',') ? amount : `${amount},00`;
    await this.profile.press(`${this.say[way].act} ${inFull}\u00a0€`, this.dialog);
  }

  async expectProblem(problem: string): Promise<void> {
    await this.profile.expectProblem(this.say.amount, problem, this.dialog);
  }

  /** Checks that the request is pending. */
  async expectAsked(way: Way): Promise<void> {
    await expect(this.dialog).toContainText(this.say[way].done);
  }

  async understand(): Promise<void> {
    await this.profile.press(this.say.understood, this.dialog);
    await expect(this.dialog).toBeHidden();
  }

  /** Opens the form in which the amount is asked for. */
  async beginToAsk(way: Way): Promise<void> {
    await (way === 'income' ? this.announce() : this.begin(way));
  }

  async ask(way: Way, amount: string): Promise<void> {
    await this.beginToAsk(way);
    await this.try(way, amount);
    await this.expectAsked(way);
    await this.understand();
  }

  /** The available and the held amount. */
  get figures(): Locator {
    return this.profile.section(this.say.money);
  }

  get movements(): Locator {
    return this.profile.section(this.say.movements).getByRole('listitem');
  }

  /** The statement of this year as a spreadsheet. */
  async statement(): Promise<string> {
    const download = this.page.waitForEvent('download');
    await this.profile.press(`${this.say.download} CSV`);
    return readFile(await (await download).path(), 'utf8');
  }
}

import { expect, type Page } from '@playwright/test';
import type { Address, Words } from '../fixtures/backoffice-addresses.ts';
import type { BackofficeRecords } from '../fixtures/backoffice-records.ts';
import type { Language } from './language.ts';

/** Where what is shown says which of several parts of a page it is: its tab, its step, its second heading, what is refused. */
const marks = '[aria-selected=true], [aria-current], h2, [role=alert]';
const loading = '.MuiSkeleton-root, [aria-busy=true]';
const refusals: Words = { es: 'Acceso denegado', en: 'Access denied' };

// As the router of the page does it for a link: it counts its steps, so that it knows those that were not its own.
function goWithin(path: string): void {
  const state = { usr: null, key: path, idx: (history.state?.idx ?? 0) + 1 };
  history.pushState(state, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

/** Any screen of the backoffice, as the table of addresses tells of it. */
export class BackofficeScreen {
  readonly page: Page;
  readonly language: Language;
  private readonly records: BackofficeRecords;

  constructor(page: Page, language: Language, records: BackofficeRecords) {
    this.page = page;
    this.language = language;
    this.records = records;
    // Whoever leaves a form that is half filled in is asked whether they mean it.
    page.on('dialog', (dialog) => dialog.accept());
  }

  pathOf({ path }: Pick<Address, 'path'>): string {
    return path.replace(/:(\w+)/g, (_, record: string) => this.record(record).id);
  }

  /** What the API is going to refuse there. */
  refusalOf({ refused }: Address): { status: number; path: string } | undefined {
    return refused && { ...refused, path: this.pathOf(refused) };
  }

  private record(name: string) {
    const record = this.records[name];
    if (!record) throw new Error(`There is no record for :${name}`);
    return record;
  }

  private say(words: Words): string {
    return words[this.language].replace(/:(\w+)/g, (_, record: string) => this.record(record).name);
  }

  /** Loads it as somebody does who types its address. */
  async type(path: string): Promise<void> {
    const answer = await this.page.goto(path);
    expect(answer?.status(), path).toBe(200);
  }

  /** Goes there within the page that is loaded. */
  async goTo(address: Pick<Address, 'path'>): Promise<void> {
    await this.page.evaluate(goWithin, this.pathOf(address));
  }

  async expectThere({ title, part }: Pick<Address, 'title' | 'part'>): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(this.say(title));
    const mark = this.page.getByRole('main').locator(marks);
    if (part) await expect(mark.filter({ hasText: this.say(part) }).first()).toBeVisible();
  }

  async expectRefused(): Promise<void> {
    await this.expectThere({ title: refusals });
  }

  /** Nothing of it is on its way any more. */
  async expectComplete(): Promise<void> {
    await expect(this.page.locator(loading)).toHaveCount(0);
  }

  /** What stands in front of the page: a dialog, a menu, the sidebar of a phone. */
  get front() {
    return this.page.locator('.MuiModal-root').filter({ visible: true }).last();
  }

  async expectFront(): Promise<void> {
    await expect(this.front).toBeVisible();
    await expect(this.front.locator(loading)).toHaveCount(0);
  }

  /** Leaves all that stands in front of the page, one after the other. */
  async leaveFront(): Promise<void> {
    const discard = this.page.getByRole('dialog', { name: /^¿Descartar lo que|^Discard what/ });
    await expect(async () => {
      if (await discard.isVisible()) await discard.getByRole('button').last().click();
      else if (await this.front.isVisible()) await this.page.keyboard.press('Escape');
      await expect(this.front).toBeHidden({ timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
  }

  /** Presses what has this name and can be pressed, be it on the page or in front of it. */
  async press(words: Words): Promise<void> {
    const exact = { name: this.say(words), exact: true } as const;
    const roles = ['button', 'menuitem', 'combobox', 'tab', 'link', 'checkbox'] as const;
    const [any, ...others] = roles.map((role) => this.page.getByRole(role, exact));
    await others
      .reduce((found, one) => found.or(one), any as NonNullable<typeof any>)
      .filter({ visible: true })
      .first()
      .click();
  }

  /** Sends the form that stands in front, or else that of the page, as it is. */
  async send(): Promise<void> {
    const isInFront = await this.front.isVisible();
    const form = isInFront ? this.front : this.page.getByRole('main');
    await form.getByRole('button').last().click();
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
  }
}

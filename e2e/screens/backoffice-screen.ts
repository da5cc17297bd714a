import { expect, type Locator, type Page, type Response } from '@playwright/test';
import type { Address, Words } from '../fixtures/backoffice-address.ts';
import type { BackofficeRecords } from '../fixtures/backoffice-records.ts';
import { type Pointer, presserOf } from '../fixtures/pointers.ts';
import type { Language } from './language.ts';

/** Elements that identify the part of a page: its tab, its step, its second heading, a refusal. */
const marks = '[aria-selected=true], [aria-current], h2, [role=alert]';
const loading = '.MuiSkeleton-root, [aria-busy=true]';
/** Native date inputs use the browser's language instead of the page's. */
const nativeDates = 'input[type=date], input[type=datetime-local], input[type=month]';
/** A message key without a text. */
const messageKey = /\b(?:audit|common|fields|overview|project|support|validation|wallet)\.[a-z]\w*\.\w/;
const refusals: Words = { es: 'Acceso denegado', en: 'Access denied' };

const closing = /^(Cancelar|Cerrar|Cancel|Close)$/;
const discarding = /^¿Descartar lo que|^Discard what/;

/** A point near a corner of the window; pressing there closes what covers the page. */
function findBackdrop(): { x: number; y: number } | undefined {
  const { innerWidth: width, innerHeight: height } = window;
  return [5, width - 5]
    .flatMap((x) => [5, height - 5].map((y) => ({ x, y })))
    .find(({ x, y }) => document.elementFromPoint(x, y)?.matches('.MuiBackdrop-root, .MuiDialog-container'));
}

// Navigates like a link of the page's router. The router counts its steps to recognise its own entries.
function goWithin(path: string): void {
  const state = { usr: null, key: path, idx: (history.state?.idx ?? 0) + 1 };
  history.pushState(state, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

/** Any screen of the backoffice, described by the table of addresses. */
export class BackofficeScreen {
  readonly page: Page;
  readonly language: Language;
  /** Presses an element with the pointer of the journey. */
  readonly pressOn: (element: Locator) => Promise<void>;
  private readonly records: BackofficeRecords;
  private readonly pointer: Pointer;

  constructor(page: Page, language: Language, records: BackofficeRecords, pointer: Pointer = 'mouse') {
    this.page = page;
    this.language = language;
    this.records = records;
    this.pointer = pointer;
    this.pressOn = presserOf(pointer);
    // Closing a page with unsaved changes opens the browser's own dialog.
    page.on('dialog', (dialog) => dialog.accept());
  }

  pathOf({ path }: Pick<Address, 'path'>): string {
    return path.replace(/:(\w+)/g, (_, record: string) => this.record(record).id);
  }

  /** The refusal of the API expected there. */
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

  /** Loads the page like a user who types its address. */
  async type(path: string): Promise<Response> {
    const answer = await this.page.goto(path);
    expect(answer?.status(), path).toBe(200);
    return answer as Response;
  }

  /** Navigates within the loaded page. */
  async goTo(address: Pick<Address, 'path'>): Promise<void> {
    await this.page.evaluate(goWithin, this.pathOf(address));
  }

  async expectThere({ title, part }: Pick<Address, 'title' | 'part'>): Promise<void> {
    const discard = this.page.getByRole('dialog', { name: discarding });
    await expect(async () => {
      // A changed form asks for confirmation before it is left.
      if (await discard.isVisible()) await discard.getByRole('button').last().click();
      const heading = this.page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(this.say(title), { timeout: 1_000 });
    }).toPass({ timeout: 10_000 });
    const mark = this.page.getByRole('main').locator(marks);
    if (part) await expect(mark.filter({ hasText: this.say(part) }).first()).toBeVisible();
  }

  /** Leaves a refusal, so that it does not count for the next address. */
  async leaveRefusal(): Promise<void> {
    await this.goTo({ path: '/admin/' });
    await expect(this.page.getByRole('heading', { level: 1 })).not.toHaveText(this.say(refusals));
  }

  async expectRefused(): Promise<void> {
    await this.expectThere({ title: refusals });
  }

  /** Waits until nothing is loading. */
  async expectComplete(): Promise<void> {
    await expect(this.page.locator(loading)).toHaveCount(0);
    await expect(this.page.locator(nativeDates)).toHaveCount(0);
    await expect(this.page.locator('main')).not.toContainText(messageKey);
  }

  /** Whatever covers the page: a dialog, a menu, the sidebar on a phone. */
  get front() {
    return this.page.locator('.MuiModal-root').filter({ visible: true }).last();
  }

  async expectFront(): Promise<void> {
    await expect(this.front).toBeVisible();
    await expect(this.front.locator(loading)).toHaveCount(0);
    await expect(this.front.locator(nativeDates)).toHaveCount(0);
  }

  /** Closes everything that covers the page, one after the other. */
  async leaveFront(): Promise<void> {
    const discard = this.page.getByRole('dialog', { name: discarding });
    await expect(async () => {
      if (await discard.isVisible()) await discard.getByRole('button').last().click();
      else if (await this.front.isVisible()) await this.page.keyboard.press('Escape');
      await expect(this.front).toBeHidden({ timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
  }

  /** Closes what covers the page with the pointer: with its button, or by pressing outside it. */
  async leaveFrontByPointer(): Promise<void> {
    const close = this.front.getByRole('button', { name: closing });
    const discard = this.page.getByRole('dialog', { name: discarding });
    if (await discard.isVisible()) await this.pressOn(discard.getByRole('button').last());
    else if (await close.count()) await this.pressOn(close.last());
    else await this.pressBeside();
    await expect(this.front).toBeHidden();
  }

  private async pressBeside(): Promise<void> {
    const place = await this.page.evaluate(findBackdrop);
    if (!place) throw new Error('Nothing closes this without a key: neither a button nor a place beside it');
    if (this.pointer === 'touch') await this.page.touchscreen.tap(place.x, place.y);
    else await this.page.mouse.click(place.x, place.y);
  }

  /** Presses the enabled control of this name, on the page or on top of it. */
  async press(words: Words): Promise<void> {
    const exact = { name: this.say(words), exact: true } as const;
    const roles = ['button', 'menuitem', 'combobox', 'tab', 'link', 'checkbox'] as const;
    const [any, ...others] = roles.map((role) => this.page.getByRole(role, exact));
    const control = others.reduce((found, one) => found.or(one), any as NonNullable<typeof any>);
    await this.pressOn(control.filter({ visible: true }).first());
  }

  /** Submits the form on top, or the form of the page, unchanged. */
  async send(): Promise<void> {
    const isInFront = await this.front.isVisible();
    const form = isInFront ? this.front : this.page.getByRole('main');
    await this.pressOn(form.getByRole('button').last());
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
  }
}

import { expect, type Page } from '@playwright/test';
import type { Language } from './language.ts';

const words = {
  es: {
    tabs: ['Descripción', 'Información financiera', 'Documentación', 'Inversión', 'Preguntas', 'Cronología'],
    invest: 'Inicia sesión para invertir',
    register: 'Regístrate para invertir',
    funded: / financiado$/,
    rail: 'Invertir en este proyecto',
    simulated: 'Si invirtieras',
    notPossible: 'En esta fase no es posible invertir.',
    investors: /^\s*\d+ inversor(es)?\s*$/,
    suspended: /La oferta está suspendida por un error/,
  },
  en: {
    tabs: ['Description', 'Financial info', 'Documentation', 'Investment', 'Questions', 'Timeline'],
    invest: 'Log in to invest',
    register: 'Register to invest',
    funded: / funded$/,
    rail: 'Invest in this project',
    simulated: 'If you invested',
    notPossible: 'Investing is not possible at this stage.',
    investors: /^\s*\d+ investors?\s*$/,
    suspended: /The offer is suspended because of an error/,
  },
};

/** One project, with its tabs. */
export class ProjectDetail {
  private readonly page: Page;
  private readonly say: (typeof words)[Language];

  constructor(page: Page, language: Language = 'es') {
    this.page = page;
    this.say = words[language];
  }

  async open(idOrUrl: string): Promise<void> {
    await this.page.goto(`/projects/${idOrUrl}`);
  }

  get name() {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** The promoter's name at the top of the page, which leads to the promoter. */
  get promoter() {
    return this.page.getByRole('listitem').getByRole('link').and(this.page.locator('[href="#promoter"]'));
  }

  get investors() {
    return this.page.getByRole('listitem').filter({ hasText: this.say.investors });
  }

  /** The error in the sheet of a suspended offer. */
  get suspensionReason() {
    return this.page.locator('[data-suspension]').filter({ visible: true });
  }

  get suspended() {
    return this.page.getByText(this.say.suspended).filter({ visible: true });
  }

  get tabNames(): string[] {
    return this.say.tabs;
  }

  get tabs() {
    return this.page.getByRole('tab');
  }

  tab(name: string) {
    return this.page.getByRole('tab', { name, exact: true });
  }

  panel(name: string) {
    return this.page.getByRole('tabpanel', { name, exact: true });
  }

  async expectOnly(name: string): Promise<void> {
    await expect(this.tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(this.panel(name)).toBeVisible();
    await expect(this.page.locator('[role=tabpanel]:not([hidden])')).toHaveCount(1);
  }

  /** The value of a label. The tab about investing repeats some labels, so the first one is taken. */
  figure(label: string | RegExp) {
    return this.page.getByRole('main').locator('dt', { hasText: label }).locator('+ dd').first();
  }

  /** The funded percentage. */
  get funded() {
    return this.page.getByRole('main').getByText(this.say.funded).first();
  }

  /** The sidebar that is always visible on a desktop: the funding, the simulator and the button to invest. */
  get rail() {
    return this.page.getByRole('complementary', { name: this.say.rail });
  }

  /** The amount that is simulated. */
  get simulated() {
    return this.rail.getByLabel(this.say.simulated);
  }

  /** The total return of the simulated amount. */
  get total() {
    return this.rail.locator('.total strong');
  }

  get logInToInvest() {
    return this.page.getByRole('link', { name: this.say.invest });
  }

  get registerToInvest() {
    return this.page.getByRole('link', { name: this.say.register });
  }

  get notPossible() {
    return this.page.getByText(this.say.notPossible).first();
  }

  /** The signed-in user's investment in this project. */
  get ownStake() {
    return this.page.getByText('Tu inversión en este proyecto').locator('..');
  }
}

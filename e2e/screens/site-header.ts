import { expect, type Page } from '@playwright/test';
import type { Language } from './language.ts';

const words = {
  es: {
    navigation: 'Navegación principal',
    menu: 'Menú',
    languages: 'Idioma',
    theme: 'Cambiar entre tema claro y oscuro',
    visitor: ['Inicio', 'Proyectos', 'Iniciar sesión', 'Registrarse'],
    investor: ['Inicio', 'Proyectos', 'Inversiones'],
    wallet: /^Monedero/,
    admin: 'Área de administración',
    logOut: 'Cerrar sesión',
    userMenu: /^Menú de /,
  },
  en: {
    navigation: 'Main navigation',
    menu: 'Menu',
    languages: 'Language',
    theme: 'Switch between light and dark theme',
    visitor: ['Home', 'Projects', 'Log in', 'Register'],
    investor: ['Home', 'Projects', 'Investments'],
    wallet: /^Wallet/,
    admin: 'Administrator area',
    logOut: 'Log out',
    userMenu: /’s menu/,
  },
};

const languageNames = { es: 'Español', en: 'English' };

/** The header of every page of the site. */
export class SiteHeader {
  private readonly page: Page;
  private readonly say: (typeof words)[Language];

  constructor(page: Page, language: Language = 'es') {
    this.page = page;
    this.say = words[language];
  }

  private get bar() {
    return this.page.getByRole('banner');
  }

  get navigation() {
    return this.bar.getByRole('navigation', { name: this.say.navigation });
  }

  private get languages() {
    return this.bar.getByRole('navigation', { name: this.say.languages });
  }

  /** The button with the user's name, which opens the menu. */
  get userMenu() {
    return this.bar.getByRole('button', { name: this.say.userMenu });
  }

  get logOutButton() {
    return this.bar.getByRole('button', { name: this.say.logOut });
  }

  get adminArea() {
    return this.bar.getByRole('link', { name: this.say.admin });
  }

  async expectVisitor(): Promise<void> {
    await expect(this.navigation.getByRole('link')).toHaveText(this.say.visitor);
    await expect(this.userMenu).toBeHidden();
  }

  /** The link to the wallet, with its balance. */
  get wallet() {
    return this.bar.getByRole('link', { name: this.say.wallet });
  }

  /** Checks the balance, which a phone shows too. */
  async expectBalance(balance: string): Promise<void> {
    await expect(this.wallet).toContainText(balance.replace(' ', '\u00a0'));
  }

  async expectInvestor(balance: string): Promise<void> {
    await expect(this.navigation.getByRole('link')).toHaveText(this.say.investor);
    await this.expectBalance(balance);
    await expect(this.userMenu).toBeVisible();
  }

  async chooseFromMenu(entry: string | RegExp): Promise<void> {
    await this.userMenu.click();
    await this.bar.getByRole('link', { name: entry }).click();
  }

  async go(entry: string): Promise<void> {
    await this.entry(entry).click();
  }

  entry(name: string) {
    return this.navigation.getByRole('link', { name, exact: true });
  }

  /** The menu button, which contains the entries on a phone. */
  get menuButton() {
    return this.bar.getByRole('button', { name: this.say.menu, exact: true });
  }

  /** Opens the menu on a phone. */
  async openOnPhone(): Promise<void> {
    await this.menuButton.click();
  }

  async expectLanguage(language: Language): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('lang', language);
    const chosen = this.languages.getByRole('link', { name: languageNames[language] });
    await expect(chosen).toHaveAttribute('aria-current', 'true');
    await expect(chosen.locator('svg'), 'the flag').toBeVisible();
  }

  async chooseLanguage(language: Language): Promise<void> {
    await this.languages.getByRole('link', { name: languageNames[language] }).click();
    await expect(this.page.locator('html')).toHaveAttribute('lang', language);
  }

  async switchTheme(): Promise<void> {
    await this.bar.getByRole('button', { name: this.say.theme }).click();
  }

  async logOut(): Promise<void> {
    await this.userMenu.click();
    await this.logOutButton.click();
    await this.expectVisitor();
  }
}

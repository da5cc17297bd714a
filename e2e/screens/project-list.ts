import { expect, type Page } from '@playwright/test';

type Filter =
  | 'Tipo de proyecto'
  | 'Fase'
  | 'País'
  | 'Rentabilidad anual'
  | 'Plazo'
  | 'Inversión mínima'
  | 'Ordenar por';

/** The list of projects with its filters. It works the same with and without scripts. */
export class ProjectList {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/projects/');
    await this.expectHere();
  }

  async expectHere(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Proyectos', exact: true })).toBeVisible();
  }

  private get filters() {
    return this.page.getByRole('search', { name: 'Filtrar y ordenar' });
  }

  get cards() {
    return this.page.getByRole('main').getByRole('article');
  }

  card(name: string) {
    return this.cards.filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  /** The badges of the cards: the phase, or why an open offer takes no orders. */
  get badges() {
    return this.cards.getByText(
      /^(Abierto|Completo|Oferta suspendida|Próxima apertura|Preinversión|Financiado|Cerrado)$/,
    );
  }

  /** Opens the filters, which are closed on a phone. */
  get opener() {
    return this.page.getByText('Filtrar y ordenar', { exact: true });
  }

  get applyButton() {
    return this.filters.getByRole('button', { name: 'Ver proyectos' });
  }

  /** The number of projects found, in words. */
  get found() {
    return this.page.getByRole('main').getByRole('status');
  }

  get nothing() {
    return this.page.getByRole('heading', { name: 'No hay proyectos que mostrar' });
  }

  get nameSought() {
    return this.filters.getByRole('searchbox', { name: 'Nombre' });
  }

  choice(filter: Filter) {
    return this.filters.getByRole('combobox', { name: filter });
  }

  /** The link that removes an active filter. */
  chip(filter: string) {
    return this.page.getByRole('link', { name: `Quitar el filtro ${filter}` });
  }

  async apply(): Promise<void> {
    await this.applyButton.click();
  }

  /** The page links of a long list. */
  get pages() {
    return this.page.getByRole('navigation', { name: 'Páginas de proyectos' });
  }

  async clear(): Promise<void> {
    await this.page.getByRole('link', { name: 'Quitar los filtros' }).first().click();
  }

  async openProject(name: string): Promise<void> {
    await this.card(name).getByRole('link', { name, exact: true }).click();
  }
}

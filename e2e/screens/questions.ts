import { expect, type Locator, type Page } from '@playwright/test';
import { lookAt } from '../fixtures/barriers.ts';

type Press = (element: Locator) => Promise<void>;

/** The questions and answers on the page of a project. */
export class Questions {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(url: string): Promise<void> {
    await this.page.goto(`/projects/${url}#questions`);
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  get panel() {
    return this.page.getByRole('tabpanel', { name: 'Preguntas' });
  }

  get empty() {
    return this.panel.getByText('Todavía no hay preguntas publicadas');
  }

  get text() {
    return this.panel.getByLabel('Tu pregunta');
  }

  get logIn() {
    return this.panel.getByRole('link', { name: 'Inicia sesión para preguntar' });
  }

  /** The user's questions that are not published. */
  get own() {
    return this.panel.getByRole('list', { name: 'Tus preguntas sin publicar' }).getByRole('listitem');
  }

  async ask(question: string, press: Press): Promise<void> {
    await this.text.fill(question);
    await press(this.panel.getByRole('button', { name: 'Enviar la pregunta' }));
  }

  /** A published question by its number. */
  published(number: number) {
    return this.page.locator(`#question-${number}`);
  }
}

/** A question in the backoffice, and what staff do with it. */
export class BackofficeQuestion {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  private get dialog() {
    return this.page.getByRole('dialog');
  }

  private button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Opens the question from the list, where it waits. */
  async openFromList(question: string): Promise<void> {
    await this.page.goto('/admin/project-question/');
    await this.page.getByRole('link', { name: question }).click();
    await expect(this.page.getByRole('heading', { level: 1 })).toContainText('Pregunta');
  }

  private async choose(label: string, option: string): Promise<void> {
    await this.dialog.getByLabel(label).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  async draft(answer: string): Promise<void> {
    await this.button('Redactar la respuesta').click();
    await this.choose('Quién responde', 'El promotor');
    await this.dialog.getByLabel('Respuesta', { exact: true }).fill(answer);
    await this.dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(this.dialog).toBeHidden();
  }

  async propose(why: string): Promise<void> {
    await this.button('Proponer la publicación').click();
    await lookAt(this.page, 'proposing the publication', { part: this.dialog });
    await this.dialog.getByLabel(/Por qué/).fill(why);
    await this.dialog.getByRole('button', { name: 'Proponer la publicación' }).click();
    await expect(this.dialog).toBeHidden();
  }

  async correct(text: string, why: string): Promise<void> {
    await this.button('Añadir o corregir').click();
    await lookAt(this.page, 'adding to an answer', { part: this.dialog });
    await this.choose('Qué se añade', 'Corrección');
    await this.dialog.getByLabel(/^Texto(?! en inglés)/).fill(text);
    await this.dialog.getByLabel(/Por qué/).fill(why);
    await this.dialog.getByRole('button', { name: 'Proponer el añadido' }).click();
    await expect(this.dialog).toBeHidden();
  }
}

import { expect, type Page } from '@playwright/test';
import { lookAt } from '../fixtures/barriers.ts';

/** The review and the planned opening of a project, on its page in the backoffice. */
export class BackofficePublication {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  private get main() {
    return this.page.getByRole('main');
  }

  private get dialog() {
    return this.page.getByRole('dialog');
  }

  private async confirm(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: true }).click();
    await expect(this.dialog).toBeHidden();
  }

  private async begin(name: string): Promise<void> {
    await this.main.getByRole('button', { name, exact: true }).click();
    await expect(this.dialog).toBeVisible();
    await lookAt(this.page, name, { part: this.dialog });
  }

  /** The notices about the review and the opening. */
  notice(text: string | RegExp) {
    return this.main.getByRole('alert').filter({ hasText: text });
  }

  get withdraw() {
    return this.main.getByRole('button', { name: 'Retirar de la revisión' });
  }

  /** The parts that a draft lacks, as its manager sees them before sending it. */
  get missing() {
    return this.dialog.getByRole('listitem');
  }

  async beginToSend(isAgain = false): Promise<void> {
    await this.begin(isAgain ? 'Enviar de nuevo a revisión' : 'Enviar a revisión');
  }

  async send(message?: string): Promise<void> {
    if (message) await this.dialog.getByRole('textbox', { name: /^Mensaje/ }).fill(message);
    await this.confirm('Enviar a revisión');
  }

  async return(comments: string): Promise<void> {
    await this.begin('Devolver con comentarios');
    await this.dialog.getByRole('textbox', { name: /^Comentarios/ }).fill(comments);
    await this.confirm('Devolver con comentarios');
  }

  /** `at` is DD/MM/YYYY HH:MM. */
  async plan(at: string, isChange = false): Promise<void> {
    await this.begin(isChange ? 'Cambiar' : 'Planificar la apertura');
    await this.dialog.getByRole('textbox', { name: /^Día y hora/ }).fill(at);
    await this.confirm('Planificar');
  }

  async cancelOpening(): Promise<void> {
    await this.begin('Cancelar la apertura');
    await this.confirm('Cancelar la apertura');
  }
}

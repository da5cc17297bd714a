import { basename } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** A ticket as staff see it: its thread, with the attachments next to it. */
export class BackofficeTicket {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(ticketId: string): Promise<void> {
    await this.page.goto(`/admin/ticket/${ticketId}`);
  }

  get title() {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** The messages, oldest first. */
  get words() {
    return this.page.getByRole('list', { name: 'Conversación' }).getByRole('article');
  }

  private part(heading: string) {
    return this.page.locator('section', {
      has: this.page.getByRole('heading', { name: heading, exact: true }),
    });
  }

  get state() {
    return this.part('Estado');
  }

  get responsible() {
    return this.part('Responsable');
  }

  get customer() {
    return this.part('Cliente');
  }

  /** The text of an answer to the customer. */
  get answer() {
    return this.part('Respuesta al cliente').getByRole('textbox', { name: 'Mensaje' });
  }

  async send(): Promise<void> {
    await this.part('Respuesta al cliente').getByRole('button', { name: 'Enviar' }).click();
  }

  async chooseCannedAnswer(title: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Respuesta preparada' }).click();
    await this.page.getByRole('option', { name: title }).click();
  }

  /** Writes an internal note. */
  async note(message: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Nota interna', exact: true }).click();
    const form = this.part('Nota interna');
    await form.getByRole('textbox', { name: 'Nota interna' }).fill(message);
    await form.getByRole('button', { name: 'Guardar la nota interna' }).click();
  }

  /** Sets the priority, and the due date as DD/MM/YYYY. */
  async plan(priority: string, day: string): Promise<void> {
    const form = this.part('Planificación');
    await form.getByRole('combobox', { name: 'Prioridad' }).click();
    await this.page.getByRole('option', { name: priority }).click();
    await expect(form.getByRole('combobox', { name: 'Prioridad' })).toHaveText(priority);
    await form.getByRole('textbox', { name: 'Fecha límite' }).fill(day);
    // The page shows the date before it is saved, and leaving at once would cancel that.
    const saved = this.page.waitForResponse((response) => response.request().method() === 'PATCH');
    await form.getByRole('button', { name: 'Guardar la fecha' }).click();
    await saved;
  }

  get links() {
    return this.part('De qué trata');
  }

  /** Links the latest order of the customer. */
  async linkFirstOrder(): Promise<void> {
    await this.links.getByRole('button', { name: 'Cambiar los enlaces' }).click();
    await this.dialog.getByRole('combobox', { name: 'Inversión' }).click();
    await this.page.getByRole('option', { name: /€/ }).first().click();
    await this.dialog.getByRole('button', { name: 'Guardar' }).click();
  }

  async mergeInto(title: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Unir a otra' }).click();
    await this.dialog.getByRole('combobox', { name: 'Incidencia en la que se sigue' }).click();
    await this.page.getByRole('option', { name: title }).click();
    await this.dialog.getByRole('button', { name: 'Unir las incidencias' }).click();
  }

  async reply(message: string, state: string, path: string): Promise<void> {
    const form = this.part('Respuesta al cliente');
    await form.getByRole('textbox', { name: 'Mensaje' }).fill(message);
    await form.getByLabel('Adjuntar archivos').setInputFiles(path);
    await expect(form.getByText(basename(path))).toBeVisible();
    await form.getByRole('combobox', { name: 'Estado tras responder' }).click();
    await this.page.getByRole('option', { name: state, exact: true }).click();
    await form.getByRole('button', { name: 'Enviar' }).click();
  }

  async move(act: 'Reabrir' | 'Finalizar' | 'Descartar'): Promise<void> {
    await this.state.getByRole('button', { name: act }).click();
  }

  async assignTo(name: string): Promise<void> {
    await this.responsible.getByRole('combobox').click();
    await this.page.getByRole('option', { name }).click();
    await expect(this.responsible.getByRole('combobox')).toHaveText(name);
    await expect(this.page.getByText('Responsable cambiado')).toBeVisible();
  }

  /** Opens the picture of the page in full size. */
  async lookAtScreenshot(): Promise<void> {
    await this.page.getByRole('button', { name: 'Ampliar Captura de la página' }).click();
    const picture = this.dialog.getByRole('img', { name: 'Captura de la página' });
    await expect(picture).toBeVisible();
    const before = (await picture.boundingBox())?.width ?? 0;
    await this.page.keyboard.press('+');
    await expect(this.dialog).toContainText('150 %');
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(before);
    await this.page.keyboard.press('Escape');
    await expect(this.dialog).toBeHidden();
  }

  /** The API's answers to the customer's page, latest first. */
  async openHistory() {
    await this.page.getByRole('button', { name: 'Ver la cronología' }).click();
    return this.dialog.getByRole('list').getByRole('listitem');
  }

  async closeDialog(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.dialog).toBeHidden();
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  get delete() {
    return this.page.getByRole('button', { name: 'Borrar' });
  }
}

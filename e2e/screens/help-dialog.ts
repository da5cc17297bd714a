import { expect, type Page } from '@playwright/test';
import type { Language } from './language.ts';

const words = {
  es: {
    open: 'Pedir ayuda',
    title: 'Título',
    description: 'Descripción',
    files: 'Archivos',
    enclose: 'Enviar una captura de la página',
    picture: 'Ampliar: Captura de la página',
    aim: 'Captura de la página',
    retake: 'Hacer otra captura',
    take: 'Hacer la captura',
    seeHistory: 'Ver exactamente lo que se envía',
    send: 'Enviar',
  },
  en: {
    open: 'Ask for help',
    title: 'Title',
    description: 'Description',
    files: 'Files',
    enclose: 'Send a screenshot of the page',
    picture: 'Enlarge: Screenshot of the page',
    aim: 'Screenshot of the page',
    retake: 'Take another screenshot',
    take: 'Take the screenshot',
    seeHistory: 'See exactly what is sent',
    send: 'Send',
  },
};

/** The form that asks for help about the current page. */
export class HelpDialog {
  private readonly page: Page;
  private readonly say: (typeof words)[Language];

  constructor(page: Page, language: Language = 'es') {
    this.page = page;
    this.say = words[language];
  }

  /** The round button on every page. */
  get opener() {
    return this.page.getByRole('button', { name: this.say.open });
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: this.say.open });
  }

  get title() {
    return this.dialog.getByLabel(this.say.title);
  }

  get description() {
    return this.dialog.getByLabel(this.say.description);
  }

  get files() {
    return this.dialog.getByLabel(this.say.files);
  }

  get picture() {
    return this.dialog.getByRole('button', { name: this.say.picture });
  }

  get encloses() {
    return this.dialog.getByLabel(this.say.enclose);
  }

  async open(): Promise<void> {
    await this.opener.click();
    await expect(this.picture).toBeVisible();
  }

  /** Lets the user scroll the page before another picture is taken. */
  get aim() {
    return this.page.getByRole('region', { name: this.say.aim });
  }

  async aimAtAnotherPicture(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.say.retake }).click();
    await expect(this.dialog).toBeHidden();
    await expect(this.aim).toBeVisible();
  }

  async takePicture(): Promise<void> {
    await this.page.getByRole('button', { name: this.say.take }).click();
    await expect(this.picture).toBeVisible();
  }

  async showHistory(): Promise<void> {
    await this.dialog.getByText(this.say.seeHistory).click();
  }

  get send() {
    return this.dialog.getByRole('button', { name: this.say.send, exact: true });
  }
}

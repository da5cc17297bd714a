import { expect, type Page } from '@playwright/test';

const headings = /^(Español|Inglés) · \([a-f1-7]\) /;

/** The sheet of a project in the backoffice. */
export class BackofficeSheet {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(projectId: string): Promise<void> {
    await this.page.goto(`/admin/project/${projectId}/sheet`);
    await expect(this.page.getByRole('heading', { name: 'Versiones publicadas' })).toBeVisible();
  }

  /** The inputs for the texts of the sheet, Spanish next to English. */
  get texts() {
    return this.page.getByRole('textbox', { name: headings });
  }

  get propose() {
    return this.page.getByRole('button', { name: 'Proponer su publicación' });
  }

  get version() {
    return this.page.getByRole('link', { name: 'PDF en español', exact: true });
  }

  private get dialog() {
    return this.page.getByRole('dialog');
  }

  /** Writes every text that is still empty. */
  async write(): Promise<void> {
    await expect(this.texts.first()).toBeVisible();
    for (const text of await this.texts.all()) {
      if (!(await text.inputValue())) await text.fill('Lo que exige el modelo, en pocas palabras.');
    }
    await this.page.getByRole('button', { name: 'Guardar el borrador' }).click();
    await expect(this.page.getByText('No falta ningún texto.')).toBeVisible();
  }

  /** Enters who drew the sheet up, and confirms that it was checked. */
  private async attest(): Promise<void> {
    await this.dialog.getByRole('textbox', { name: 'Elaborada por' }).fill('Ana Prado Gil');
    await this.dialog.getByRole('switch', { name: /^He verificado la ficha entera/ }).check();
  }

  private async pressPropose(): Promise<void> {
    await this.attest();
    await this.dialog.getByRole('textbox', { name: /^Por qué/ }).fill('Está completa.');
    await this.dialog.getByRole('button', { name: 'Proponer' }).click();
  }

  async publish(): Promise<void> {
    await this.propose.click();
    await this.pressPropose();
    await expect(this.dialog).toBeHidden();
  }

  /** Fills in what changed, and presses the button. */
  async beginToPublishChanges(changes: string, changesEn: string): Promise<void> {
    await this.propose.click();
    await this.dialog.getByRole('textbox', { name: /^Qué cambió\s*\*?$/ }).fill(changes);
    await this.dialog.getByRole('textbox', { name: 'Qué cambió, en inglés' }).fill(changesEn);
    await this.pressPropose();
  }

  /** Fills in why the offer is suspended, and presses the button. */
  async beginToSuspend(reason: string, reasonEn: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Suspender la oferta' }).click();
    await this.dialog.getByRole('textbox', { name: 'Qué error tiene (para el público)' }).fill(reason);
    await this.dialog.getByRole('textbox', { name: 'Qué error tiene, en inglés' }).fill(reasonEn);
    await this.dialog.getByRole('button', { name: 'Suspender la oferta' }).click();
  }

  async suspend(reason: string, reasonEn: string): Promise<void> {
    await this.beginToSuspend(reason, reasonEn);
    await expect(this.dialog).toBeHidden();
  }
}

import { expect, type Locator, type Page, type Response } from '@playwright/test';

export type ProjectTab = 'Proyecto' | 'Descripciones' | 'Documentos' | 'Multimedia' | 'Cronología';

/** A project in the backoffice with its tabs, or the steps for creating one, which show the same contents. */
export class BackofficeProject {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(projectId: string): Promise<void> {
    await this.page.goto(`/admin/project/${projectId}`);
  }

  get name() {
    return this.page.getByRole('heading', { level: 1 });
  }

  tab(name: ProjectTab) {
    return this.page.getByRole('tablist', { name: 'Secciones del proyecto' }).getByRole('tab', { name });
  }

  async expectTab(name: ProjectTab): Promise<void> {
    await expect(this.tab(name)).toHaveAttribute('aria-selected', 'true');
  }

  get edit() {
    return this.page.getByRole('main').getByRole('link', { name: 'Editar', exact: true });
  }

  get viewOnSite() {
    return this.page.getByRole('link', { name: 'Ver como visitante' });
  }

  get preview() {
    return this.page.getByRole('link', { name: 'Vista previa como visitante' });
  }

  /** The current step while a project is created. */
  get step() {
    return this.page.locator('[aria-current=step]');
  }

  async goOn(action: 'Siguiente' | 'Saltar este paso' | 'Terminar' | 'Terminar más tarde'): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name: action, exact: true }).click();
  }

  private get dialog() {
    return this.page.getByRole('dialog');
  }

  /** The form of a new item: a dialog, or a part of the page in an empty step of creating a project. */
  private async openForm(name: string) {
    const [add, inPage] = [this.page.getByRole('button', { name }), this.page.getByRole('region', { name })];
    await expect(add.or(inPage)).toBeVisible();
    if (await inPage.isVisible()) return inPage;
    await add.click();
    return this.dialog;
  }

  private async save(form: Locator): Promise<void> {
    await form.getByRole('button', { name: /^Guardar( y añadir más)?$/ }).click();
    await expect(form).toBeHidden();
  }

  async addDescription(title: string, text: string): Promise<void> {
    const form = await this.openForm('Añadir una descripción');
    await form.getByRole('textbox', { name: 'Título', exact: true }).fill(title);
    await form.getByRole('textbox', { name: 'Texto', exact: true }).fill(text);
    await this.save(form);
  }

  async addDocument(description: string, path: string): Promise<void> {
    const form = await this.openForm('Añadir un documento');
    await form.getByRole('combobox', { name: 'Tipo de documento' }).click();
    await this.page.getByRole('listbox').getByRole('option').first().click();
    await form.getByRole('textbox', { name: 'Descripción', exact: true }).fill(description);
    await form.getByLabel('Elegir archivo').setInputFiles(path);
    await this.save(form);
  }

  async addPicture(description: string, path: string): Promise<void> {
    const form = await this.openForm('Añadir imágenes o vídeos');
    await form.getByLabel('Elegir imágenes o vídeos').setInputFiles(path);
    await form.getByRole('textbox', { name: 'Descripción', exact: true }).fill(description);
    await this.save(form);
  }

  /** The pictures in order. */
  get pictures() {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('button', { name: /^Mover antes: / }) });
  }

  /** Moves a picture, and waits until the move is saved, because the page shows it earlier. */
  private async saved(move: () => Promise<void>): Promise<void> {
    const isMove = (answer: Response) =>
      answer.request().method() === 'PATCH' && answer.url().includes('/project-media-files/');
    const [answer] = await Promise.all([this.page.waitForResponse(isMove), move()]);
    expect(answer.ok()).toBe(true);
  }

  /** Moves a picture one place towards the start, with the keyboard. */
  async moveUp(description: string): Promise<void> {
    await this.saved(() =>
      this.page.getByRole('button', { name: `Mover antes: ${description}` }).press('Enter'),
    );
  }

  /** Drags a picture to the place of another. */
  async drag(description: string, onto: string): Promise<void> {
    const picture = (name: string) => this.pictures.filter({ hasText: name });
    // Waits until the pictures are loaded, because a picture that renders again during the drag is not dropped.
    const areShown = (images: Element[]) =>
      images.every((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0);
    await expect.poll(() => this.pictures.locator('img').evaluateAll(areShown)).toBe(true);
    await expect(this.page.locator('[aria-busy=true], [role=progressbar]')).toHaveCount(0);
    await this.saved(() => picture(description).dragTo(picture(onto)));
  }

  async addMilestone(title: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Añadir un hito' }).click();
    await this.dialog.getByRole('textbox', { name: 'Título', exact: true }).fill(title);
    await this.save(this.dialog);
  }

  /** The value of a label: `Importe a financiar`. */
  fact(name: string) {
    const term = this.page.locator('dt').getByText(name, { exact: true });
    return this.page.getByRole('main').locator('dl > div').filter({ has: term }).locator('dd');
  }

  async remove(name: string): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name: 'Borrar' }).click();
    await expect(this.dialog).toContainText(`¿Borrar «${name}»?`);
    await this.dialog.getByRole('button', { name: 'Borrar' }).click();
  }

  /** The buttons that move the project to another phase. */
  get phases() {
    const card = this.page.locator('section', { has: this.page.getByRole('heading', { name: 'Fase' }) });
    return card.getByRole('listitem').getByRole('button');
  }

  async moveTo(phase: string): Promise<void> {
    await this.phases.filter({ hasText: phase }).click();
    await this.dialog.getByRole('button', { name: `Pasar a ${phase}` }).click();
    await expect(this.dialog).toBeHidden();
  }
}

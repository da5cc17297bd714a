import { expect, type Page } from '@playwright/test';
import { fileOnDisk } from '../fixtures/file-on-disk.ts';
import type { Banners } from '../fixtures/new-promotion.ts';

type Image = 'grande' | 'pequeña';

/** The form in which administrators create and edit a promotion. */
export class BackofficePromotion {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get title() {
    return this.page.getByRole('textbox', { name: 'Título', exact: true });
  }

  async chooseType(name: 'Inversores' | 'Gestores'): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Dirigida a' }).click();
    await this.page.getByRole('option', { name }).click();
  }

  async choosePeriod(from: string, to: string): Promise<void> {
    await this.page.getByLabel(/^Inicio/).fill(from);
    await this.page.getByLabel(/^Fin/).fill(to);
  }

  /** The notice about overlapping periods, shown before saving. */
  get overlap() {
    return this.page.getByRole('main').getByRole('alert');
  }

  /** The bars of this promotion and those around it. */
  get timeline() {
    return this.page.getByRole('list', { name: 'Esta promoción y las más cercanas del mismo tipo' });
  }

  private image(which: Image) {
    return this.page.getByLabel(`Elegir la imagen ${which}`);
  }

  async chooseImages({ large, small }: Banners): Promise<void> {
    await this.image('grande').setInputFiles(fileOnDisk('grande.png', large));
    await this.image('pequeña').setInputFiles(fileOnDisk('pequena.png', small));
  }

  async expectVerdict(verdict: string): Promise<void> {
    await expect(this.page.getByText(verdict)).toBeVisible();
  }

  /** Checks that the picture is shown in the size it will have on the site. */
  async expectActualSize(which: Image, width: number, height: number): Promise<void> {
    const picture = this.page.getByRole('img', { name: `Imagen ${which}`, exact: true });
    expect(await picture.boundingBox()).toMatchObject({ width, height });
  }

  async expectImageProblem(which: Image, problem: string | RegExp): Promise<void> {
    await expect(this.image(which)).toHaveAccessibleDescription(problem);
  }

  async expectStartProblem(problem: RegExp): Promise<void> {
    await expect(this.page.getByLabel(/^Inicio/)).toHaveAccessibleDescription(problem);
  }

  async save(action: 'Crear la promoción' | 'Guardar'): Promise<void> {
    await this.page.getByRole('button', { name: action }).click();
  }

  /** The row of a promotion in the list. */
  row(title: string) {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('link', { name: title }) });
  }
}

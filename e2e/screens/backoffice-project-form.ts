import { expect, type Locator, type Page } from '@playwright/test';

export interface ProjectValues {
  Nombre: string;
  URL: string;
  Dirección: string;
  'Importe a financiar': string;
  'Inversión mínima': string;
  'Rentabilidad objetivo': string;
  'Duración (meses)': string;
  'Inicio de la financiación': string;
  'Fin de la financiación': string;
}

/** The form in which staff edit a project. */
export class BackofficeProjectForm {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Takes the first match, in the project's section, because promoter and guarantee agent have a name too. */
  field(name: keyof ProjectValues): Locator {
    const label = new RegExp(`^${name.replace(/[()]/g, '\\$&')}`);
    return this.page.getByRole('main').getByLabel(label).first();
  }

  async write(values: Partial<ProjectValues>): Promise<void> {
    for (const [name, value] of Object.entries(values))
      await this.field(name as keyof ProjectValues).fill(value);
  }

  /** Chooses the promoter without a pointer: types a part of the name and takes the first match. */
  async typePromoter(part: string): Promise<void> {
    const box = this.page.getByRole('combobox', { name: 'Expediente del promotor' });
    await box.fill(part);
    await expect(this.page.getByRole('listbox').getByRole('option').first()).toContainText(part);
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(box).toHaveValue(new RegExp(part));
  }

  async choose(
    name: 'Tipo de proyecto' | 'Entrega de rendimientos' | 'Gestor',
    choice: string | number,
  ): Promise<void> {
    await this.page.getByRole('combobox', { name }).click();
    const options = this.page.getByRole('listbox').getByRole('option');
    await (typeof choice === 'number' ? options.nth(choice) : options.filter({ hasText: choice })).click();
    await expect(this.page.getByRole('listbox')).toBeHidden();
  }

  async save(action: 'Crear el proyecto' | 'Guardar'): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name: action }).click();
  }

  async expectProblem(name: keyof ProjectValues, problem: string): Promise<void> {
    await expect(this.field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(this.field(name)).toHaveAccessibleDescription(problem);
  }
}

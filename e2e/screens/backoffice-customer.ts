import { expect, type Locator, type Page } from '@playwright/test';

export type CustomerTab =
  | 'General'
  | 'Documentos'
  | 'Monedero'
  | 'Verificaciones'
  | 'Cuentas bancarias'
  | 'Incidencias'
  | 'Actividad';

export interface NewPerson {
  Nombre: string;
  Apellidos: string;
  'Fecha de nacimiento': string;
  'Correo electrónico': string;
}

export class BackofficeCustomer {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(userId: string): Promise<void> {
    await this.page.goto(`/admin/customer/${userId}`);
  }

  get name(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  get more(): Locator {
    return this.page.getByRole('button', { name: 'Más acciones' });
  }

  get edit(): Locator {
    return this.main.getByRole('link', { name: 'Editar', exact: true });
  }

  async openTab(name: CustomerTab): Promise<void> {
    const tab = this.page.getByRole('tab', { name });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }

  /** An entry of a tab: a movement or a ticket. */
  item(title: string): Locator {
    return this.main
      .getByRole('row')
      .filter({ has: this.page.getByRole('link', { name: title, exact: true }) });
  }

  /** The value of a label: `Gestor`, `Teléfono`. */
  fact(name: string): Locator {
    return this.main
      .locator('dl > div')
      .filter({ has: this.page.locator('dt').getByText(name, { exact: true }) })
      .locator('dd');
  }

  /** What the summary says to do next. */
  get nextStep(): Locator {
    const title = this.page.getByRole('heading', { name: 'Lo siguiente' });
    return this.main.locator('section').filter({ has: title }).last();
  }

  async write(person: NewPerson): Promise<void> {
    for (const [label, value] of Object.entries(person)) {
      await this.main.getByLabel(new RegExp(`^${label}`)).fill(value);
    }
  }

  async save(action: string): Promise<void> {
    await this.main.getByRole('button', { name: action }).click();
  }

  async assign(manager: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Asignar gestor' }).click();
    await this.dialog.getByRole('combobox', { name: 'Gestor' }).click();
    await this.page.getByRole('option', { name: manager }).click();
    await this.dialog.getByRole('button', { name: 'Asignar gestor' }).click();
    await expect(this.dialog).toBeHidden();
  }

  /** Runs one of the further actions and confirms it. */
  async begin(action: string): Promise<void> {
    await this.more.click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  async delete(): Promise<void> {
    const name = await this.name.textContent();
    await this.begin('Eliminar el cliente');
    await this.dialog.getByLabel(/^Escribe «/).fill(name ?? '');
    await this.dialog.getByRole('button', { name: 'Eliminar el cliente' }).click();
  }

  async act(action: string, why?: string): Promise<void> {
    await this.begin(action);
    if (why) await this.dialog.getByLabel(/^Por qué/).fill(why);
    await this.dialog.getByRole('button', { name: action }).click();
  }

  /** Opens the movement of that amount from the wallet tab. */
  async openMovement(amount: string): Promise<void> {
    const row = this.main.getByRole('row').filter({ hasText: amount });
    await row.getByRole('link').first().click();
  }

  async addDocument(path: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Añadir un documento' }).click();
    await this.dialog.getByLabel('Elegir PDF').setInputFiles(path);
    await this.dialog.getByRole('button', { name: 'Guardar' }).click();
  }

  /** Decides on a verification or a bank account; the dialog repeats the button that opens it. */
  async decide(action: string, reason?: { label: string | RegExp; text: string }): Promise<void> {
    await this.main.getByRole('button', { name: action }).click();
    if (reason) await this.dialog.getByLabel(reason.label).fill(reason.text);
    await this.dialog.getByRole('button', { name: action }).click();
    await expect(this.dialog).toBeHidden();
  }
}

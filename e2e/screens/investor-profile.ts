import { expect, type Locator, type Page } from '@playwright/test';

/** The investor profile of a user, in Spanish. */
export class InvestorProfile {
  private readonly page: Page;
  readonly kind: Locator;

  constructor(page: Page) {
    this.page = page;
    this.kind = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Tu clasificación' }) });
  }

  async open(): Promise<void> {
    await this.page.goto('/user/investor');
    await expect(this.kind).toBeVisible();
  }

  async openForm(): Promise<Locator> {
    await this.kind.getByRole('button', { name: /^Solicitar/ }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Solicitar otra clasificación' });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** Requests to be a sophisticated investor, as a person who meets two of the three criteria. */
  async askForAnotherKind(): Promise<void> {
    const dialog = await this.openForm();
    await dialog.getByLabel('Ingresos brutos anuales').fill('72.000');
    await dialog.getByLabel('Meses en un puesto financiero').fill('30');
    for (const attestation of await dialog.getByRole('checkbox').all()) await attestation.check();
    await dialog.getByRole('button', { name: 'Enviar la solicitud' }).click();
    await expect(this.kind.getByText(/^Estamos revisando tu solicitud/)).toBeVisible();
  }

  /** Opens the confirmation for withdrawing a request or giving up a kind. */
  async ask(action: 'Retirar la solicitud' | 'Renunciar a esta clasificación'): Promise<Locator> {
    await this.kind.getByRole('button', { name: action }).click();
    const dialog = this.page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    return dialog.getByRole('button', { name: action });
  }
}

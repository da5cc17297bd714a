import { expect, type Page } from '@playwright/test';
import { approveInBackoffice } from './approve-in-backoffice.ts';
import { proofOnDisk } from './backoffice-transaction.ts';

/** The movements tab of a project, where its money is moved. */
export class BackofficeProjectMoney {
  private readonly page: Page;
  private readonly name: string;

  constructor(page: Page, name: string) {
    this.page = page;
    this.name = name;
  }

  async open(projectId: string): Promise<void> {
    await this.page.goto(`/admin/project/${projectId}/movements`);
    await expect(this.page.getByRole('heading', { name: 'Dónde está el dinero' })).toBeVisible();
  }

  async openWishes(projectId: string): Promise<void> {
    await this.page.goto(`/admin/project/${projectId}/movements/wishes`);
    await expect(this.page.getByRole('link', { name: 'Ver el reparto' })).toBeVisible();
  }

  async openDecidedWishes(projectId: string): Promise<void> {
    await this.page.goto(`/admin/project/${projectId}/movements/wishes`);
  }

  async seeAllocation(): Promise<void> {
    await this.page.getByRole('link', { name: 'Ver el reparto' }).click();
    await expect(this.page.getByRole('heading', { name: 'Reparto entre los preinversores' })).toBeVisible();
  }

  /** Proposes the allocation that is shown. */
  async allocate(button: RegExp): Promise<void> {
    await this.confirm(button, true);
    await expect(this.page.getByText('Propuesto. Tiene que aprobarlo otro administrador.')).toBeVisible();
  }

  /** A figure by its name. */
  fact(name: string | RegExp) {
    const term = this.page.getByRole('term').filter({ hasText: name });
    return this.page.locator('div').filter({ has: term }).last().getByRole('definition');
  }

  /** The line of an investor. */
  line(userId: string) {
    const link = this.page.locator(`a[href$="/customer/${userId}"]`);
    return this.page.getByRole('row').filter({ has: link });
  }

  private get projectName() {
    return this.page.getByRole('textbox', { name: `Escribe «${this.name}» para confirmar` });
  }

  private async explain(): Promise<void> {
    await this.page.getByRole('textbox', { name: /^Por qué/ }).fill('Lo pide la promotora.');
  }

  /** Fills in a payment with its proof, and presses the button. */
  async beginToPay(act: string, button: RegExp, amount?: string): Promise<void> {
    await this.page.getByRole('button', { name: act }).click();
    const dialog = this.page.getByRole('dialog');
    const amountInput = dialog.getByRole('textbox', { name: /Importe/ });
    await expect(amountInput).toBeVisible();
    // A payment file pays the promoter unless staff say that the bank has already paid.
    const isPaid = dialog.getByRole('radio', { name: 'Ya lo he pagado en el banco' });
    if (await isPaid.isVisible()) await isPaid.check();
    if (amount) await amountInput.fill(amount);
    await dialog.getByLabel('Elegir el justificante').setInputFiles(proofOnDisk());
    await this.explain();
    if (await this.projectName.isVisible()) await this.projectName.fill(this.name);
    await dialog.getByRole('button', { name: button }).click();
  }

  /** Fills in a payment that the next payment file makes, and presses the button. */
  async beginToOrder(act: string): Promise<void> {
    await this.page.getByRole('button', { name: act }).click();
    await this.explain();
    if (await this.projectName.isVisible()) await this.projectName.fill(this.name);
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Ordenar / })
      .click();
  }

  /** Records a payment with its proof. */
  async pay(act: string, button: RegExp, amount?: string): Promise<void> {
    await this.beginToPay(act, button, amount);
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  /** Fills in another payout account with its certificate, and presses the button. */
  async beginToProposePayoutAccount(iban: string, holderName: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Proponer otra cuenta de cobro' }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /IBAN/ }).fill(iban);
    await dialog.getByRole('textbox', { name: /Titular/ }).fill(holderName);
    await dialog.getByLabel('Elegir el certificado de titularidad').setInputFiles(proofOnDisk());
    await this.explain();
    await dialog.getByRole('button', { name: 'Proponer', exact: true }).click();
  }

  /** Proposes the payout account of the project, with its certificate. */
  async proposePayoutAccount(iban: string, holderName: string): Promise<void> {
    await this.beginToProposePayoutAccount(iban, holderName);
    await expect(this.page.getByRole('dialog')).toBeHidden();
    await expect(this.page.getByText(/^Espera la aprobación de otra persona/)).toBeVisible();
  }

  /** The second administrator approves the last proposal; then the page shows the money of the project again. */
  async approveBy(second: Page, projectId: string): Promise<void> {
    await expect(this.page.getByText('Propuesto. Tiene que aprobarlo otro administrador.')).toBeVisible();
    await approveInBackoffice(second, this.name);
    await this.open(projectId);
  }

  /** Confirms an act with the name of the project; with a reason if a second administrator has to approve it. */
  async confirm(button: string | RegExp, isProposed = false): Promise<void> {
    if (isProposed) await this.explain();
    await this.projectName.fill(this.name);
    await this.page.getByRole('button', { name: button }).click();
  }
}

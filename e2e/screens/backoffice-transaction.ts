import { expect, type FileChooser, type Page } from '@playwright/test';
import { pdfOnDisk } from '../fixtures/file-on-disk.ts';

export const proofName = 'transferencia.pdf';

/** The path of a proof of a transfer. */
export const proofOnDisk = () => pdfOnDisk(proofName);

/** What the page says once it is proposed. */
export const proposed = 'Propuesto. Tiene que aprobarlo otro administrador.';

/** A deposit is proposed to a second administrator, because no movement of the bank proves it. */
type Outcome = 'Lo aprobó' | 'Lo rechazó' | typeof proposed;

/** The decision on a wallet movement. */
export class BackofficeTransaction {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async expectHere(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 2, name: 'Decidir' })).toBeVisible();
    await expect(this.proof).toBeVisible();
  }

  get proof() {
    return this.page.getByLabel('Elegir el justificante');
  }

  /** Approves a withdrawal, or proposes to approve a deposit. */
  get approve() {
    return this.page.getByRole('button', { name: /^(?:Aprobar|Proponer): / });
  }

  get wantToReject() {
    return this.page.getByRole('button', { name: 'Prefiero rechazarlo…' });
  }

  get reason() {
    return this.page.getByRole('textbox', { name: /Motivo del rechazo/ });
  }

  get reject() {
    return this.page.getByRole('button', { name: /^Rechazar: / });
  }

  get next() {
    return this.page.getByRole('main').getByRole('link', { name: /Siguiente pendiente/ });
  }

  /** Approves with the proof of the transfer, with the button that shows the amount. */
  async approveWithProof(amount: string, outcome: Outcome = 'Lo aprobó'): Promise<void> {
    await this.expectHere();
    await this.proof.setInputFiles(proofOnDisk());
    await expect(this.approve).toContainText(amount);
    await this.approve.click();
    await this.expectOutcome(outcome);
  }

  async expectOutcome(outcome: Outcome): Promise<void> {
    // A notice may say the same.
    await expect(this.page.getByRole('main').getByText(outcome)).toBeVisible();
  }

  /** Chooses the file with the keyboard only, in the focused field. */
  async chooseProofByKeyboard(): Promise<void> {
    const opened: Promise<FileChooser> = this.page.waitForEvent('filechooser');
    // Without this check, a busy page may get the key before Playwright listens for the file chooser.
    await expect(this.proof).toBeFocused();
    await this.page.keyboard.press('Space');
    await (await opened).setFiles(proofOnDisk());
    await expect(this.page.getByText(proofName)).toBeVisible();
  }
}

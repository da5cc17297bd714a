import { expect, type FileChooser, type Page } from '@playwright/test';
import { proofName, proofOnDisk } from './backoffice-transaction.ts';

/** Work mode: the records of a queue one after the other. */
export class BackofficeWork {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1 });
  }

  get list() {
    // Filters, because the breadcrumb above the heading is a navigation too.
    const lines = this.page.locator('a[href^="/admin/queues/"]');
    return this.page.getByRole('main').getByRole('navigation').filter({ has: lines });
  }

  /** How many records wait, above the list. */
  get total() {
    return this.page.getByRole('main').getByText(/^\d+ pendientes?$/);
  }

  get document() {
    return this.page.getByRole('region', { name: 'Documento', exact: true });
  }

  /** Waits until the record with this text in its heading can be approved. */
  async expectAt(name: string | RegExp): Promise<void> {
    await expect(this.heading).toContainText(name);
    await expect(this.page.locator('[aria-keyshortcuts="a"]')).toBeAttached();
  }

  /** Moves down the list with the key, one record at a time, to the record with this id. */
  async moveTo(id: string): Promise<void> {
    const current = this.list.locator('a[aria-current]');
    for (
      let at = await current.getAttribute('href');
      !at?.endsWith(id);
      at = await current.getAttribute('href')
    ) {
      await this.page.keyboard.press('j');
      // The next press counts from the record that the page shows.
      await expect(current).not.toHaveAttribute('href', at ?? '');
    }
  }

  /** Chooses the proof with the file chooser that a key opens, and checks that the page shows it. */
  async chooseProof(): Promise<void> {
    let chooser: FileChooser | undefined;
    await expect(async () => {
      const opened = this.page.waitForEvent('filechooser', { timeout: 2_000 });
      await this.page.keyboard.press('a');
      chooser = await opened;
    }).toPass({ timeout: 20_000 });
    await chooser?.setFiles(proofOnDisk());
    await this.expectProof();
  }

  /** Uses the proof of the last approval again. */
  async takeProofAgain(): Promise<void> {
    await this.page.keyboard.press('u');
    await this.expectProof();
  }

  /** The button that approves a proposal. */
  get approval() {
    return this.page.getByRole('main').getByRole('button', { name: /^Aprobar/ });
  }

  async approve(): Promise<void> {
    await this.page.keyboard.press('a');
  }

  /** Approves a proposal about money, which asks to confirm the amount. */
  async approveMoney(): Promise<void> {
    await this.approve();
    await expect(this.page.getByRole('dialog').getByRole('button', { name: /^Aprobar/ })).toBeFocused();
    await this.page.keyboard.press('Enter');
  }

  private async expectProof(): Promise<void> {
    await expect(this.document.getByText(proofName)).toBeVisible();
  }
}

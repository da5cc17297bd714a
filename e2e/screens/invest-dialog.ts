import { expect, type Page } from '@playwright/test';
import { EntryTest } from './entry-test.ts';
import type { Language } from './language.ts';

const words = {
  es: {
    open: 'Invertir',
    unanswered: 'Tienes una inversión sin confirmar',
    amount: 'Importe',
    first: 'Paso 1 de 2',
    second: 'Paso 2 de 2',
    consent: /consiento expresamente/,
    submit: /^Invertir \d/,
    contracts: /^Leer los documentos del proyecto/,
    again: /^Completar la inversión de/,
    save: 'Guardar',
    since: '01/01/2020',
    close: 'Cerrar',
    seeInvestments: 'Ver mis inversiones',
    quick: 'Cifras redondas',
    result: 'Resultado previsto',
    next: 'Qué pasa ahora',
    receipt: /^Lo que viste y aceptaste/,
  },
  en: {
    open: 'Invest',
    unanswered: 'You have an unconfirmed investment',
    amount: 'Amount',
    first: 'Step 1 of 2',
    second: 'Step 2 of 2',
    consent: /expressly consent/,
    submit: /^Invest \d/,
    contracts: /^Read the project’s documents/,
    again: /^Complete the investment of/,
    save: 'Save',
    since: '01/01/2020',
    close: 'Close',
    seeInvestments: 'See my investments',
    quick: 'Round figures',
    result: 'Expected result',
    next: 'What happens now',
    receipt: /^What you saw and accepted/,
  },
};

/** The two steps of investing, on the page of a project. */
export class InvestDialog {
  private readonly page: Page;
  private readonly say: (typeof words)[Language];

  constructor(page: Page, language: Language = 'es') {
    this.page = page;
    this.say = words[language];
  }

  /** Follows the link to the entry test for newcomers, refuses the test, acknowledges the warning, and opens the dialog again. */
  async refuseEntryTest(): Promise<void> {
    await this.opener.first().click();
    await this.takeTest.click();
    const test = new EntryTest(this.page);
    await test.refuse.click();
    await expect(test.warning).toContainText('perder la totalidad del dinero invertido');
    await test.acknowledge.click();
    await test.backToProject.click();
    await this.opener.first().click();
    await expect(this.dialog).toBeVisible();
  }

  /** Declares a tax residence in Spain, while it is missing. */
  async declareResidence(taxNumber: string): Promise<void> {
    const { taxNumber: number, since, save } = this.residence;
    await number.fill(taxNumber);
    await since.fill('01/01/2020');
    await save.click();
    await expect(number).toBeHidden();
  }

  /** The form for the tax residence, while it is missing. */
  get residence() {
    return {
      taxNumber: this.dialog.locator('[name=taxNumber]'),
      since: this.dialog.locator('[name=since]'),
      save: this.dialog.getByRole('button', { name: this.say.save, exact: true }),
    };
  }

  /** The button to verify the identity, while it is missing. */
  get verifyIdentity() {
    return this.dialog.getByRole('button', { name: 'Verificar mi identidad' });
  }

  /** The link to the entry test, while it is missing. */
  get takeTest() {
    return this.dialog.getByRole('link', { name: 'Hacer la prueba' });
  }

  /** The reference of the transfer, while money is missing. */
  get reference() {
    const row = this.dialog
      .locator('.transfer div')
      .filter({ has: this.page.getByText('Concepto', { exact: true }) });
    return row.locator('dd').first();
  }

  /** The button that opens the dialog. */
  get opener() {
    return this.page.getByRole('button', { name: this.say.open, exact: true });
  }

  /** The button that opens the dialog while an order of this browser has no answer yet. */
  get openerOfUnanswered() {
    return this.page.getByRole('button', { name: this.say.unanswered });
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  get amount() {
    return this.dialog.getByLabel(this.say.amount);
  }

  get terms() {
    return this.dialog.getByRole('checkbox').and(this.dialog.locator('[name=terms]'));
  }

  /** The express consent to an amount above the threshold. */
  get consent() {
    return this.dialog.getByRole('checkbox', { name: this.say.consent });
  }

  /** The links to the contracts. */
  get contracts() {
    return this.dialog.getByRole('link', { name: this.say.contracts });
  }

  get submit() {
    return this.dialog.getByRole('button', { name: this.say.submit });
  }

  /** The button that retries the unanswered order. */
  get again() {
    return this.dialog.getByRole('button', { name: this.say.again });
  }

  get closeButton() {
    return this.dialog.getByRole('button', { name: this.say.close });
  }

  get seeInvestments() {
    return this.dialog.getByRole('link', { name: this.say.seeInvestments });
  }

  /** The only button in the footer: to invest, or to go to a missing condition. */
  get foot() {
    return this.dialog.locator('.dialog-foot').locator('button, a');
  }

  /** The conditions for investing, once all are met. */
  get checks() {
    return this.dialog.locator('details.invest-checks');
  }

  get quickAmounts() {
    return this.dialog.getByRole('group', { name: this.say.quick }).getByRole('button');
  }

  /** What the amount would return. */
  get result() {
    return this.dialog.getByRole('region', { name: this.say.result });
  }

  /** What comes after the order. */
  get steps() {
    return this.dialog.getByRole('region', { name: this.say.next }).getByRole('listitem');
  }

  get receipt() {
    return this.dialog.getByRole('link', { name: this.say.receipt });
  }

  async open(): Promise<void> {
    await this.opener.click();
    await this.expectFirstStep();
  }

  async expectFirstStep(): Promise<void> {
    await expect(this.dialog.getByText(this.say.first)).toBeVisible();
    await expect(this.amount).toHaveValue('');
    await expect(this.terms).not.toBeChecked();
  }

  async expectSecondStep(): Promise<void> {
    await expect(this.dialog.getByText(this.say.second)).toBeVisible();
  }

  async invest(amount: string): Promise<void> {
    await this.amount.fill(amount);
    await this.terms.check();
    await this.submit.click();
  }
}

import { expect, type Page } from '@playwright/test';
import { questionnaire } from '@semilla/contract';

/** The entry test of an investor. */
export class EntryTest {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get warning() {
    return this.page.getByRole('dialog', { name: 'Antes de invertir, lee esto' });
  }

  async open(): Promise<void> {
    await this.page.goto('/user/investor/test');
  }

  /** Answers every question as a person who knows the most, or the least, and sends the answers. */
  async answer(knows: 'most' | 'least'): Promise<void> {
    const order = knows === 'most' ? -1 : 1;
    for (const { es, options } of questionnaire.questions) {
      const [best] = options.toSorted((one, other) => order * (one.points - other.points));
      const question = this.page.getByRole('radiogroup').filter({ hasText: es });
      await question.getByRole('radio', { name: best?.es, exact: true }).check();
    }
    await this.page.getByRole('button', { name: 'Enviar mis respuestas' }).click();
  }

  async acknowledgeWarning(): Promise<void> {
    await expect(this.warning).toContainText('perder la totalidad del dinero invertido');
    await this.warning.getByRole('button', { name: 'Lo he leído y lo entiendo' }).click();
    await expect(this.warning).toBeHidden();
  }
}

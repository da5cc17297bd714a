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

  /** The button to invest without the test. */
  get refuse() {
    return this.page.getByRole('button', { name: 'No quiero hacer la prueba' });
  }

  get acknowledge() {
    return this.warning.getByRole('button', { name: 'Lo he leído y lo entiendo' });
  }

  /** The link back to the project that needs the test. */
  get backToProject() {
    return this.page.getByRole('link', { name: 'Volver al proyecto' });
  }

  async open(): Promise<void> {
    await this.page.goto('/user/investor/test');
  }

  /** Answers every question like a person who knows the most or the least, and sends the answers. */
  async answer(knows: 'most' | 'least'): Promise<void> {
    const order = knows === 'most' ? -1 : 1;
    for (const { es, options } of questionnaire.questions) {
      const [best] = options.toSorted((one, other) => order * (one.points - other.points));
      const question = this.page.getByRole('radiogroup').filter({ hasText: es });
      await question.getByRole('radio', { name: best?.es, exact: true }).check();
    }
    await this.page.getByRole('button', { name: 'Enviar mis respuestas' }).click();
  }

  /** Checks that each question is above its options, and that a phone shows the options in one column. */
  async expectReadable(): Promise<void> {
    for (const [width, columns] of [
      [390, 1],
      [1440, 3],
    ] as const) {
      await this.page.setViewportSize({ width, height: 900 });
      const question = this.page.getByRole('radiogroup').first();
      const text = await question.locator('p').first().boundingBox();
      const options = await question.locator('label').all();
      const boxes = await Promise.all(options.map((option) => option.boundingBox()));
      expect(new Set(boxes.map((box) => box?.x)).size).toBe(columns);
      for (const box of boxes) expect(box?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
    }
  }

  /** Sends the test without answers, and checks that each question shows an error in the error colour. */
  async expectMissing(): Promise<void> {
    await this.page.getByRole('button', { name: 'Enviar mis respuestas' }).click();
    const problem = this.page.getByText('Elige una respuesta.').first();
    await expect(problem).toBeVisible();
    expect(await problem.evaluate((shown) => getComputedStyle(shown).color)).not.toBe(
      await this.page
        .getByRole('radiogroup')
        .first()
        .evaluate((shown) => getComputedStyle(shown).color),
    );
  }

  async acknowledgeWarning(): Promise<void> {
    await expect(this.warning).toContainText('perder la totalidad del dinero invertido');
    await this.acknowledge.click();
    await expect(this.warning).toBeHidden();
  }
}

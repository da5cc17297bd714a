import { expect, type Page } from '@playwright/test';
import type { Language } from './language.ts';

const words = {
  es: {
    offer: 'Empezar la visita',
    start: 'Visita guiada',
    next: /^(Siguiente|Terminar)$/,
    back: 'Atrás',
    stop: 'Salir de la visita',
    lost: 'No hemos podido seguir con la visita.',
    steps: [
      'Te damos la bienvenida',
      'Tu monedero',
      'Tu dinero, euro a euro',
      'Los proyectos',
      'Busca el que te convenza',
      'Lo esencial de un proyecto',
      'Invertir',
    ],
  },
  en: {
    offer: 'Start the tour',
    start: 'Guided tour',
    next: /^(Next|Finish)$/,
    back: 'Back',
    stop: 'Leave the tour',
    lost: 'The tour could not continue.',
    steps: [
      'Welcome',
      'Your wallet',
      'Your money, euro by euro',
      'The projects',
      'Find the one that suits you',
      'A project at a glance',
      'Investing',
    ],
  },
};

/** The tour for new users. */
export class Tour {
  private readonly page: Page;
  private readonly say: (typeof words)[Language];

  constructor(page: Page, language: Language = 'es') {
    this.page = page;
    this.say = words[language];
  }

  /** The button that offers the tour and starts it. */
  get offer() {
    return this.page.getByRole('button', { name: this.say.offer });
  }

  /** The entry of the user menu that starts the tour. */
  get starter() {
    return this.page.getByRole('button', { name: this.say.start });
  }

  get stepCount() {
    return this.say.steps.length;
  }

  step(index: number) {
    return this.page.getByRole('dialog', { name: this.say.steps[index] as string, exact: true });
  }

  /** The button to continue; in the last step it ends the tour. */
  next(index: number) {
    return this.step(index).getByRole('button', { name: this.say.next });
  }

  back(index: number) {
    return this.step(index).getByRole('button', { name: this.say.back });
  }

  /** The close button of a step. */
  stop(index: number) {
    return this.step(index).getByRole('button', { name: this.say.stop });
  }

  /** The message that says why the tour could not continue. */
  get lost() {
    return this.page.getByText(this.say.lost);
  }

  /** What the step lights up. */
  get explained() {
    return this.page.locator('.driver-active-element');
  }

  /** Checks that the step covers nothing of what it explains from this text on. */
  async expectAbove(index: number, text: string): Promise<void> {
    const explained = this.explained.getByText(text, { exact: true });
    const { y = 0, height = 0 } = (await this.step(index).boundingBox()) ?? {};
    expect((await explained.boundingBox())?.y).toBeGreaterThan(y + height);
  }

  /** Waits until the step is shown and ready for the next key. */
  async expectStep(index: number): Promise<void> {
    await expect(this.next(index)).toBeFocused();
  }
}

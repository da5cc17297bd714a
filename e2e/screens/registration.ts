import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from './language.ts';

const words = {
  es: {
    title: 'Registro',
    kinds: { individual: 'Una persona', company: 'Una empresa' },
    fields: {
      name: 'Nombre',
      surname: 'Apellidos',
      birthdayAt: 'Fecha de nacimiento',
      companyName: 'Nombre de la empresa',
      legalRepresentativeName: 'Nombre del representante legal',
      taxId: 'NIF',
      legalForm: 'Forma jurídica',
      email: 'Correo electrónico',
      emailRepeat: 'Repite el correo electrónico',
      password: 'Contraseña',
      passwordRepeat: 'Repite la contraseña',
      acceptTerms: 'He leído y acepto las condiciones y la política de privacidad',
    },
    steps: { about: 'Quién invierte', mail: 'Tu correo', password: 'Tu contraseña' },
    goOn: 'Continuar',
    back: 'Volver al paso anterior',
    action: 'Crear mi cuenta',
    checkMail: 'Revisa tu correo',
    correct: '¿Te has equivocado de dirección? Corrígela',
  },
  en: {
    title: 'Registration',
    kinds: { individual: 'A person', company: 'A company' },
    fields: {
      name: 'Name',
      surname: 'Surname',
      birthdayAt: 'Date of birth',
      companyName: 'Name of the company',
      legalRepresentativeName: 'Name of the legal representative',
      taxId: 'Tax number',
      legalForm: 'Legal form',
      email: 'E-mail address',
      emailRepeat: 'Repeat the e‑mail address',
      password: 'Password',
      passwordRepeat: 'Repeat the password',
      acceptTerms: 'I have read and accept the terms and the privacy policy',
    },
    steps: { about: 'Who invests', mail: 'Your e-mail', password: 'Your password' },
    goOn: 'Continue',
    back: 'Back to the previous step',
    action: 'Create my account',
    checkMail: 'Check your e-mail',
    correct: 'The address is wrong: correct it',
  },
};

export type RegistrationField = keyof (typeof words)['es']['fields'];
export type RegistrationStep = keyof (typeof words)['es']['steps'];
export type Kind = 'individual' | 'company';

type Values = Partial<Record<RegistrationField, string>>;

const inMail = ['email', 'emailRepeat'];
const inPassword = ['password', 'passwordRepeat'];

/** The registration of a person or a company, in three steps. */
export class Registration {
  private readonly page: Page;
  private readonly say: (typeof words)[Language];

  constructor(page: Page, language: Language = 'es') {
    this.page = page;
    this.say = words[language];
  }

  async open(): Promise<void> {
    await this.page.goto('/register');
    await this.expectHere();
  }

  async expectHere(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: this.say.title })).toBeVisible();
    await expect(this.goOn).toBeEnabled();
  }

  async expectStep(step: RegistrationStep): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 2, name: this.say.steps[step] })).toBeVisible();
    const position = Object.keys(this.say.steps).indexOf(step) + 1;
    await expect(this.page.locator('[aria-current=step]')).toHaveText(this.say.steps[step]);
    await expect(this.page.getByText(new RegExp(`^\\w+ ${position} \\w+ 3$`))).toBeVisible();
  }

  /** The button that leads to the next step. */
  get goOn(): Locator {
    return this.page.getByRole('button', { name: this.say.goOn });
  }

  /** The link to the step before. */
  get back(): Locator {
    return this.page.getByRole('link', { name: this.say.back });
  }

  /** The button of the last step. */
  get create(): Locator {
    return this.page.getByRole('button', { name: this.say.action });
  }

  /** The link that leads from the page after the registration back to the address. */
  get correctMail(): Locator {
    return this.page.getByRole('link', { name: this.say.correct });
  }

  field(name: RegistrationField): Locator {
    return this.page.getByRole('main').getByLabel(this.say.fields[name], { exact: true });
  }

  kind(kind: Kind): Locator {
    return this.page.getByRole('radio', { name: this.say.kinds[kind] });
  }

  async expectKind(kind: Kind): Promise<void> {
    await expect(this.kind(kind)).toBeChecked();
  }

  async write(values: Values): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      const field = this.field(name as RegistrationField);
      if (name === 'legalForm') await field.selectOption(value);
      else await field.fill(value);
    }
  }

  /** Fills in the three steps up to the last button. */
  async fillIn(values: Values, press = (button: Locator) => button.click()): Promise<void> {
    const of = (names: string[]) =>
      Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
    const others = Object.keys(values).filter((name) => ![...inMail, ...inPassword].includes(name));
    await this.write(of(others));
    await press(this.goOn);
    await this.expectStep('mail');
    await this.write(of(inMail));
    await press(this.goOn);
    await this.expectStep('password');
    await this.write(of(inPassword));
    await press(this.field('acceptTerms'));
  }

  /** Checks the errors of the fields, which must be their accessible descriptions. */
  async expectProblems(problems: Partial<Record<RegistrationField, string>>): Promise<void> {
    for (const [name, problem] of Object.entries(problems)) {
      const field = this.field(name as RegistrationField);
      await expect(field, `${name} is marked`).toHaveAttribute('aria-invalid', 'true');
      await expect(field, `${name} says why`).toHaveAccessibleDescription(new RegExp(`${escaped(problem)}$`));
    }
  }

  async expectNoProblem(name: RegistrationField): Promise<void> {
    await expect(this.field(name)).toHaveAttribute('aria-invalid', 'false');
  }

  async expectMailSentTo(email: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: this.say.checkMail })).toBeFocused();
    await expect(this.page.getByText(email)).toBeVisible();
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

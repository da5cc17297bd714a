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
      phone: 'Teléfono (opcional)',
      password: 'Contraseña',
      passwordRepeat: 'Repite la contraseña',
      acceptTerms: 'He leído y acepto las condiciones y la política de privacidad',
    },
    action: 'Crear mi cuenta',
    checkMail: 'Revisa tu correo',
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
      emailRepeat: 'Repeat the e-mail address',
      phone: 'Phone (optional)',
      password: 'Password',
      passwordRepeat: 'Repeat the password',
      acceptTerms: 'I have read and accept the terms and the privacy policy',
    },
    action: 'Create my account',
    checkMail: 'Check your e-mail',
  },
};

export type RegistrationField = keyof (typeof words)['es']['fields'];
export type Kind = 'individual' | 'company';

/** The registration of a person or a company. */
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
    await expect(this.action).toBeEnabled();
  }

  private get action() {
    return this.page.getByRole('button', { name: this.say.action });
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

  async write(values: Partial<Record<RegistrationField, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      const field = this.field(name as RegistrationField);
      if (name === 'legalForm') await field.selectOption(value);
      else await field.fill(value);
    }
  }

  async send(): Promise<void> {
    await this.action.click();
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

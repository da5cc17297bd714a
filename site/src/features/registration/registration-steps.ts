import type { FieldProblems } from '@semilla/client';
import { type RegistrationValues, registrationProblems } from './registration-body.ts';

/** The password comes last, so that nothing secret is stored while the other steps survive a reload. */
export const registrationSteps = ['about', 'mail', 'password'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

const fields: Record<RegistrationStep, readonly string[]> = {
  about: [
    'kind',
    'name',
    'surname',
    'birthdayAt',
    'companyName',
    'legalRepresentativeName',
    'taxId',
    'legalForm',
  ],
  mail: ['email', 'emailRepeat'],
  password: ['password', 'passwordRepeat', 'acceptTerms'],
};

/** The problems of one step. */
export function stepProblems(values: RegistrationValues, step: RegistrationStep): FieldProblems {
  const found = Object.entries(registrationProblems(values));
  return Object.fromEntries(found.filter(([name]) => fields[step].includes(name)));
}

/** The first step that asks for one of these fields. */
export function stepWith(names: readonly string[]): RegistrationStep | undefined {
  return registrationSteps.find((step) => fields[step].some((name) => names.includes(name)));
}

/** The address of a step. The first is the page itself. */
export const hashOf = (step: RegistrationStep) => `#${registrationSteps.indexOf(step) + 1}`;

/** The step in the address, or the first incomplete one before it. */
export function stepAt(hash: string, values: RegistrationValues): RegistrationStep {
  const addressed = registrationSteps.find((step) => hashOf(step) === hash) ?? 'about';
  const earlier = registrationSteps.slice(0, registrationSteps.indexOf(addressed));
  return earlier.find((step) => Object.keys(stepProblems(values, step)).length > 0) ?? addressed;
}

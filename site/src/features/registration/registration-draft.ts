import { readItem, storeItem } from '@semilla/client';
import type { Locale } from '@semilla/contract';
import { registrationPlace } from './forget-registration.ts';
import { emptyRegistration, type Kind, type RegistrationValues } from './registration-body.ts';

/** The address of the page after the registration. */
export const sentHash = '#sent';

interface Draft {
  /** The kind that the address asked for. Another one there starts with that kind. */
  asked: Kind;
  values: Partial<RegistrationValues>;
  /** Where the confirmation mail went. */
  sentTo?: string;
}

function read(): Draft | undefined {
  try {
    return JSON.parse(readItem(registrationPlace, 'sessionStorage') ?? '') as Draft;
  } catch {
    return undefined;
  }
}

const write = (draft: Draft) => storeItem(registrationPlace, JSON.stringify(draft), 'sessionStorage');

/** The values to keep until the tab is closed: all but the password, the consent and the language of the page. */
function withoutSecrets(values: RegistrationValues): Partial<RegistrationValues> {
  const { password: _, passwordRepeat: __, acceptTerms: ___, language: ____, ...kept } = values;
  return kept;
}

/** What the user typed in this tab before leaving or reloading the page. */
export function recallRegistration(asked: Kind, language: Locale): RegistrationValues {
  const draft = read();
  const kind = draft?.asked === asked ? (draft.values.kind ?? asked) : asked;
  return { ...emptyRegistration(asked, language), ...draft?.values, kind, language };
}

export function rememberRegistration(asked: Kind, values: RegistrationValues): void {
  write({ asked, values: withoutSecrets(values) });
}

/** Also remembers where the mail went. What was typed stays, so that a wrong address can be corrected. */
export function rememberSent(asked: Kind, values: RegistrationValues): void {
  write({ asked, values: withoutSecrets(values), sentTo: values.email.trim() });
}

export const recallSent = () => read()?.sentTo;

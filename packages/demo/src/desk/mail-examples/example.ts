import type { Locale } from '@semilla/i18n';
import type { Letter } from '@semilla/server/kit/mail/letter.ts';

/** What stands in for what people write and what is counted. */
export interface Given {
  name: string;
  project: string;
  alias: string;
  reason: string;
  ticket: string;
  cents: number;
}

/** One mail as it may look: `variant` where a kind has several. */
export interface MailExample {
  variant?: string;
  write(to: { name: string; language: Locale }, given: Given): Letter;
}

export const likely: Record<Locale, Given> = {
  es: {
    name: 'Lucía',
    project: 'Edificio Lavapiés',
    alias: 'Cuenta nómina',
    reason: 'El titular del justificante no coincide con el de la cuenta.',
    ticket: 'No veo mi última transferencia',
    cents: 150_000,
  },
  en: {
    name: 'John',
    project: 'Edificio Lavapiés',
    alias: 'Savings',
    reason: 'The name on the proof is not the one on the account.',
    ticket: 'I cannot see my last transfer',
    cents: 150_000,
  },
};

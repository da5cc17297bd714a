import type { Locale } from '@semilla/i18n';
import type { ExampleValues } from '@semilla/server/kit/mail/mail-kind.ts';

export const exampleValues: Record<Locale, ExampleValues> = {
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

import type { LedgerBreach } from '@semilla/contract';
import { type Locale, translate } from '@semilla/i18n';
import { valueIn } from '../../kit/http/csv-language.ts';

/** Subjects of which people are counted instead of money. */
const counted = /^(?:investors|wishes):/;

/** A breach in words, for people; its subject names the account or the record. */
export function breachText(
  { rule, subject, expectedCents, foundCents }: LedgerBreach,
  locale: Locale,
): string {
  const kind = counted.test(subject) ? 'integer' : 'money';
  const shown = (value: number | null) => String(valueIn(locale, { kind }, value) ?? '–');
  return translate(locale, 'wallet.ledgerBreach', {
    rule: translate(locale, `wallet.ledgerRules.${rule}`),
    subject,
    expected: shown(expectedCents),
    found: shown(foundCents),
  });
}

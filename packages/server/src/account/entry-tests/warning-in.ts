import { type FixedText, wordingOf } from '@semilla/contract';
import { createTranslator, type Locale } from '@semilla/i18n';

/** The warning after a test that was not passed: a sentence on why it is shown, and the text prescribed by law. */
export const warningIn = (locale: Locale, riskOfLoss: FixedText) => ({
  version: riskOfLoss.version,
  lead: createTranslator(locale)('investor.warning.inappropriate'),
  text: wordingOf(riskOfLoss, locale),
});

/** The complete warning as stored in the evidence of an order. */
export function wholeWarningIn(locale: Locale, riskOfLoss: FixedText): string {
  const { lead, text } = warningIn(locale, riskOfLoss);
  return `${lead}\n${text}`;
}

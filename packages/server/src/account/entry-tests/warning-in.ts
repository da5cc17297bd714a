import { type FixedText, wordingOf } from '@semilla/contract';
import { createTranslator, type Locale } from '@semilla/i18n';

/** The warning that follows a test which was not passed: why the investor reads it, and the text of the law. */
export const warningIn = (locale: Locale, riskOfLoss: FixedText) => ({
  version: riskOfLoss.version,
  lead: createTranslator(locale)('investor.warning.inappropriate'),
  text: wordingOf(riskOfLoss, locale),
});

/** All that the warning says, as evidence of an order keeps it. */
export function wholeWarningIn(locale: Locale, riskOfLoss: FixedText): string {
  const { lead, text } = warningIn(locale, riskOfLoss);
  return `${lead}\n${text}`;
}

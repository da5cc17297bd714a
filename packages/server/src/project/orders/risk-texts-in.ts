import type { InvestorKind } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { createTranslator, type Locale } from '@semilla/i18n';

/** An investor's kind and threshold, and their amount in the offer so far. */
export interface RiskSums {
  kind: InvestorKind;
  thresholdCents: number;
  ownAmountCents: number;
}

/** The heading of the risk warning and the sentence to tick, as shown to the investor above the threshold. */
export function consentIn(locale: Locale, { thresholdCents, ownAmountCents }: RiskSums) {
  const t = createTranslator(locale);
  const heading = ownAmountCents ? 'titleWithOwn' : 'title';
  const values = { threshold: formatMoney(thresholdCents), own: formatMoney(ownAmountCents) };
  return {
    heading: t(`project.invest.consent.${heading}`, values),
    sentence: t('project.invest.consent.consent'),
  };
}

/** The warnings next to every amount, whether above the threshold or not. */
export const noticesIn = (locale: Locale): string[] => [createTranslator(locale)('project.invest.risk')];

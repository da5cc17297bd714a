import { cents, guidanceCapCents, type OrderTerms, termsVersion } from '@semilla/contract';
import { formatRoundMoney } from '@semilla/format';
import { type Locale, translate } from '@semilla/i18n';
import type { TermsOfOrders } from '../../kit/config.ts';

const values = { cap: formatRoundMoney(guidanceCapCents) };

/** The platform's terms, with the declaration of a law repealed in 2022. `ORDER_TERMS_FILE` replaces them. */
export const ownTerms: TermsOfOrders = { version: termsVersion, capCents: guidanceCapCents };

/** The terms in a language; an order stores their version. */
export function orderTermsIn(
  locale: Locale,
  { version, capCents, text }: TermsOfOrders = ownTerms,
): OrderTerms {
  return {
    version,
    text: text?.[locale] ?? translate(locale, 'project.orderTerms', values),
    cap: capCents === null ? null : cents(capCents),
  };
}

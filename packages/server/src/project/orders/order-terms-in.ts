import { guidanceCapCents, type OrderTerms, termsVersion } from '@semilla/contract';
import { formatRoundMoney } from '@semilla/format';
import { type Locale, translate } from '@semilla/i18n';

/** The terms an investor accepts; an order stores their version. */
export function orderTermsIn(locale: Locale): OrderTerms {
  return {
    version: termsVersion,
    text: translate(locale, 'project.orderTerms', { cap: formatRoundMoney(guidanceCapCents) }),
  };
}

import { cents, guidanceCapCents, type OrderTerms, termsVersion } from '@semilla/contract';
import { formatRoundMoney } from '@semilla/format';
import { type Locale, translate } from '@semilla/i18n';
import type { TermsOfOrders } from '../../kit/config.ts';

const values = { cap: formatRoundMoney(guidanceCapCents) };

/** The platform's terms, with its guidance on the largest total. `ORDER_TERMS_FILE` replaces them. */
export const ownTerms: TermsOfOrders = { version: termsVersion, capCents: guidanceCapCents };

/** The terms in a language; an order stores their version. */
export function orderTermsIn(
  locale: Locale,
  { version, capCents, text, otherTexts }: TermsOfOrders = ownTerms,
): OrderTerms {
  const other = (name: keyof NonNullable<OrderTerms['otherTexts']>) =>
    otherTexts?.[name][locale] ?? translate(locale, `project.orderTerms.${name}`, values);
  return {
    version,
    text: text?.[locale] ?? translate(locale, 'project.orderTerms.standard', values),
    cap: capCents === null ? null : cents(capCents),
    otherTexts: capCents === null ? null : { aboveCap: other('aboveCap'), experienced: other('experienced') },
  };
}

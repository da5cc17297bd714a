import type { Locale } from '@semilla/i18n';
import type { Config } from '../../kit/config.ts';
import type { ShownWithOrder } from '../commands/evidence-of.ts';

type TextSetting = 'fixedTexts' | 'orderTerms' | 'reflectionDays';

interface Request {
  body: {
    termsVersion?: string | undefined;
    termsText?: ShownWithOrder['termsText'];
    sheetVersion?: number | undefined;
    riskConsent?: ShownWithOrder['consent'];
  };
  locale: Locale;
  services: { config: Pick<Config, TextSetting> };
}

export const textsInForce = ({ fixedTexts, orderTerms, reflectionDays }: Pick<Config, TextSetting>) => ({
  riskWarning: fixedTexts.riskWarning,
  terms: orderTerms,
  reflectionDays,
});

/** What the client says the investor saw, together with the texts in force. */
export const shownWith = ({ body, locale, services }: Request) => ({
  ...textsInForce(services.config),
  language: locale,
  areTermsNamed: body.termsVersion !== undefined,
  termsText: body.termsText,
  sheetVersion: body.sheetVersion,
  consent: body.riskConsent,
});

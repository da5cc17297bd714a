import type { Locale } from '@semilla/i18n';
import type { Config } from '../../kit/config.ts';
import type { ShownWithOrder } from '../commands/evidence-of.ts';

interface Request {
  body: { sheetVersion?: number | undefined; riskConsent?: ShownWithOrder['consent'] };
  locale: Locale;
  services: { config: Pick<Config, 'fixedTexts' | 'orderTerms'> };
}

/** The texts in force. */
export const textsInForce = ({ fixedTexts, orderTerms }: Pick<Config, 'fixedTexts' | 'orderTerms'>) => ({
  riskWarning: fixedTexts.riskWarning,
  terms: orderTerms,
});

/** What a request says that the investor saw, and the texts in force. */
export const shownWith = ({ body, locale, services }: Request) => ({
  ...textsInForce(services.config),
  language: locale,
  sheetVersion: body.sheetVersion,
  consent: body.riskConsent,
});

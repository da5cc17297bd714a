import { fixedTexts } from '@semilla/contract';
import { type AskedOffer, rightAnswersTo } from '@semilla/server/project/orders/offer-questions.ts';

/** The consent of a demo investor. The answers are needed if they failed the entry test. */
export const consentTo = (offer: AskedOffer) => ({
  warningVersion: fixedTexts.riskWarning.version,
  answers: rightAnswersTo(offer),
});

import { fixedTexts } from '@semilla/contract';
import { type AskedOffer, rightAnswersTo } from '@semilla/server/project/orders/offer-questions.ts';

/** The consent of an investor in the demo; the answers are the proof of those who failed the entry test. */
export const consentTo = (offer: AskedOffer) => ({
  warningVersion: fixedTexts.riskWarning.version,
  answers: rightAnswersTo(offer),
});

import { fixedTexts, termsTextFor, wordingOf } from '@semilla/contract';
import { conditionsIn } from '../../project/orders/conditions-in.ts';
import {
  type AskedOffer,
  offerQuestionsOf,
  offerQuestionsVersion,
} from '../../project/orders/offer-questions.ts';
import { orderTermsIn, ownTerms } from '../../project/orders/order-terms-in.ts';
import { consentIn, noticesIn, type RiskSums } from '../../project/orders/risk-texts-in.ts';
import type { ShownAtConsent } from '../../schema/waiting-places.ts';
import type { LedgerProject } from '../engine/world.ts';
import type { ShownWithOrder } from './evidence-of.ts';

type Language = 'es' | 'en';

function answersIn(language: Language, offer: AskedOffer, answers: Record<string, string>) {
  return offerQuestionsOf(offer).map(({ id, options, [language]: question }) => {
    const chosen = options.find((option) => option.id === answers[id]);
    return { question, answer: chosen?.[language] ?? '' };
  });
}

/** What the page of a project shows besides its own fields. */
export type ShownProject = Pick<LedgerProject, 'project' | 'sheetDigests' | 'publishedQuestions'>;

const nonePublished = { lastNumber: 0, entries: 0, digest: null };

/** The texts that an investor sees on the page when they consent. */
export function shownAtConsent(
  { project, sheetDigests, publishedQuestions = nonePublished }: ShownProject,
  { amountCents, at }: { amountCents: number; at: Date },
  sums: RiskSums,
  shown: ShownWithOrder,
): ShownAtConsent {
  const { language = 'es', riskWarning = fixedTexts.riskWarning, terms, sheetVersion, consent } = shown;
  const { version, text: standard, otherTexts } = orderTermsIn(language, terms);
  const { capCents } = terms ?? ownTerms;
  const totalCents = sums.ownAmountCents + amountCents;
  // A call that names no text confirms the one that is true for the investor.
  const chosen = shown.termsText ?? termsTextFor({ kind: sums.kind, capCents, totalCents });
  const text = { standard, ...otherTexts }[chosen] ?? standard;
  const shownVersion = (sheetVersion ?? project.sheetVersion) || null;
  const isInForce = shownVersion === project.sheetVersion;
  return {
    consentedAt: at.toISOString(),
    amountCents,
    language,
    sheetVersion: shownVersion,
    sheetDigest: (isInForce && sheetDigests?.[language]) || null,
    isSheetConfirmed: Boolean(sheetVersion),
    areTermsConfirmed: shown.areTermsNamed ?? false,
    terms: { version, text },
    conditions: conditionsIn(language, project, shown.reflectionDays),
    notices: noticesIn(language),
    consent: consent ? consentIn(language, sums) : null,
    warning: consent ? { version: riskWarning.version, text: wordingOf(riskWarning, language) } : null,
    answers: consent?.answers ? answersIn(language, project, consent.answers) : null,
    questionsVersion: offerQuestionsVersion,
    publishedQuestions,
  };
}

import {
  cents,
  consentRefusal,
  type FixedText,
  fixedTexts,
  needsConsent,
  type OrderEvidence,
  type OrderOrigin,
  proofOf,
  type TermsText,
  termsTextRefusal,
} from '@semilla/contract';
import type { InvestorFacts } from '../../account/investor-profile/find-investor-facts.ts';
import type { TermsOfOrders } from '../../kit/config.ts';
import { hasReflection } from '../../project/orders/free-until.ts';
import { offerQuestionsVersion, questionsToAnswer } from '../../project/orders/offer-questions.ts';
import { ownTerms } from '../../project/orders/order-terms-in.ts';
import type { OrderEvidenceRow } from '../../schema/order-evidence.ts';
import type { ShownAtConsent, StoredConsent } from '../../schema/waiting-places.ts';
import { refuse } from '../engine/refuse.ts';
import type { OrderRow } from '../engine/world.ts';
import { type ShownProject, shownAtConsent } from './shown-at-consent.ts';

/** What was shown with an order, and what the investor consented to. */
export interface ShownWithOrder {
  language?: 'es' | 'en';
  riskWarning?: FixedText;
  terms?: TermsOfOrders;
  /** Which text of the terms was shown; the standard one, if left out. */
  termsText?: TermsText | undefined;
  /** Whether the client sent the version of the terms that it showed. */
  areTermsNamed?: boolean;
  /** The minimum reflection period in calendar days. */
  reflectionDays?: number;
  /** The version of the sheet that the investor read. */
  sheetVersion?: number | null | undefined;
  consent?: StoredConsent['consent'];
}

/** The wish or waiting-list place that becomes an order, with the consent given there. */
export interface Origin {
  origin: Exclude<OrderOrigin, 'order'>;
  originId: string;
  /** When the investor last placed, changed or confirmed the wish or place. */
  at: Date;
  amountCents: number;
  shown?: ShownAtConsent | undefined;
}

interface Considered {
  order: OrderRow;
  before: ShownProject;
  facts: InvestorFacts;
  ownAmountCents: number;
  from?: Origin | undefined;
  /** The holidays that a reflection period of the order was counted with. */
  holidays?: OrderEvidence['reflectionHolidays'];
}

/** Refuses an order above the threshold without warning, consent and proof, and returns its evidence. */
export function evidenceOf(
  { order, before, facts, ownAmountCents, from, holidays = null }: Considered,
  shown: ShownWithOrder,
): OrderEvidenceRow {
  const { kind, entryTest, thresholdCents, lossResultCents } = facts;
  const { orderId, projectId, userId, amountCents, createdAt } = order;
  const { consent, riskWarning = fixedTexts.riskWarning } = shown;
  const sums = { kind, ownAmountCents, amountCents, thresholdCents };
  const answeredVersion = from ? from.shown?.questionsVersion : offerQuestionsVersion;
  const questions = questionsToAnswer(answeredVersion, before.project);
  const warningVersion = riskWarning.version;
  const { capCents } = shown.terms ?? ownTerms;
  if (!from) refuse(termsTextRefusal(shown.termsText ?? 'standard', { kind, capCents }));
  refuse(consentRefusal({ ...sums, entryTest, warningVersion, questions, consent }));
  const isAboveThreshold = needsConsent(sums);
  const proof = isAboveThreshold ? proofOf(entryTest) : null;
  const seen = from?.shown ?? shownAtConsent(before, from ?? { amountCents, at: createdAt }, sums, shown);
  const evidence: OrderEvidenceRow['evidence'] = {
    orderId,
    projectId,
    projectName: before.project.name,
    userId,
    placedAt: createdAt.toISOString(),
    amount: cents(amountCents),
    origin: from?.origin ?? 'order',
    originId: from?.originId ?? null,
    consentedAt: seen.consentedAt,
    consentedAmount: cents(seen.amountCents),
    ownAmountBefore: cents(ownAmountCents),
    threshold: cents(thresholdCents),
    isAboveThreshold,
    investorKind: kind,
    entryTest,
    entryTestId: facts.entryTestId,
    lossResult: lossResultCents === null ? null : cents(lossResultCents),
    lossResultOn: facts.lossResultOn,
    language: seen.language,
    sheetVersion: seen.sheetVersion,
    isSheetConfirmed: seen.isSheetConfirmed,
    sheetDigest: seen.sheetDigest,
    areTermsConfirmed: seen.areTermsConfirmed ?? null,
    terms: seen.terms,
    conditions: seen.conditions ?? null,
    notices: seen.notices ?? null,
    consent: (isAboveThreshold && seen.consent) || null,
    warning: isAboveThreshold ? seen.warning : null,
    proof,
    answers: proof === 'questions' ? seen.answers : null,
    questionsVersion: (proof === 'questions' && seen.questionsVersion) || null,
    publishedQuestions: seen.publishedQuestions ?? null,
    freeCancellationUntil: hasReflection(order) ? order.freeUntil : null,
    reflectionHolidays: hasReflection(order) ? holidays : null,
  };
  return { orderId, userId, evidence, createdAt };
}

import {
  cents,
  consentRefusal,
  type FixedText,
  fixedTexts,
  needsConsent,
  offerQuestions,
  proofOf,
  wordingOf,
} from '@semilla/contract';
import type { InvestorFacts } from '../../account/investor-profile/find-investor-facts.ts';
import type { TermsOfOrders } from '../../kit/config.ts';
import { hasReflection } from '../../project/orders/free-until.ts';
import { orderTermsIn } from '../../project/orders/order-terms-in.ts';
import type { OrderEvidenceRow } from '../../schema/order-evidence.ts';
import { refuse } from '../engine/refuse.ts';
import type { OrderRow } from '../engine/world.ts';

/** What was shown with an order, and what the investor consented to. */
export interface ShownWithOrder {
  language?: 'es' | 'en';
  /** The risk warning in force. */
  riskWarning?: FixedText;
  /** The terms in force. */
  terms?: TermsOfOrders;
  /** The version of the sheet that the investor read. */
  sheetVersion?: number | null | undefined;
  consent?: { warningVersion: string; answers?: Record<string, string> | undefined } | undefined;
}

interface Considered {
  order: OrderRow;
  projectName: string;
  /** The version of the sheet in force. */
  sheetVersion: number | null;
  facts: InvestorFacts;
  ownAmountCents: number;
}

type Language = 'es' | 'en';

function answersIn(language: Language, answers: Record<string, string>) {
  return offerQuestions.questions.map(({ id, options, [language]: question }) => {
    const chosen = options.find((option) => option.id === answers[id]);
    return { question, answer: chosen?.[language] ?? '' };
  });
}

/** Refuses an order above the threshold without warning, consent and proof, and returns its evidence. */
export function evidenceOf(
  { order, projectName, sheetVersion, facts, ownAmountCents }: Considered,
  {
    language = 'es',
    riskWarning = fixedTexts.riskWarning,
    terms,
    sheetVersion: readVersion,
    consent,
  }: ShownWithOrder,
): OrderEvidenceRow {
  const { kind, entryTest, thresholdCents, lossResultCents } = facts;
  const { version, text } = orderTermsIn(language, terms);
  const { orderId, projectId, userId, amountCents, createdAt } = order;
  const sums = { kind, ownAmountCents, amountCents, thresholdCents };
  refuse(consentRefusal({ ...sums, entryTest, warningVersion: riskWarning.version, consent }));
  const isAboveThreshold = needsConsent(sums);
  const proof = isAboveThreshold ? proofOf(entryTest) : null;
  const answers = proof === 'questions' ? answersIn(language, consent?.answers ?? {}) : null;
  const evidence = {
    orderId,
    projectId,
    projectName,
    userId,
    placedAt: createdAt.toISOString(),
    amount: cents(amountCents),
    ownAmountBefore: cents(ownAmountCents),
    threshold: cents(thresholdCents),
    isAboveThreshold,
    investorKind: kind,
    entryTest,
    entryTestId: facts.entryTestId,
    lossResult: lossResultCents === null ? null : cents(lossResultCents),
    language,
    sheetVersion: (readVersion ?? sheetVersion) || null,
    isSheetConfirmed: Boolean(readVersion),
    terms: { version, text },
    warning: isAboveThreshold
      ? { version: riskWarning.version, text: wordingOf(riskWarning, language) }
      : null,
    proof,
    answers,
    freeCancellationUntil: hasReflection(order) ? order.freeUntil : null,
  };
  return { orderId, userId, evidence, createdAt };
}

import type { EntryState } from '../account/entry-rules.ts';
import type { InvestorKind } from '../account/investor-criteria.ts';
import { type Refusal, refusal } from '../shared/refusal.ts';

// Imports no schemas, so that pages can use it without loading zod.

/** A question about the sheet of an offer, and the correct option. */
export interface OfferQuestion {
  id: string;
  right: string;
}

/** The questions without the correct answer; empty if the investor understands the risks. */
const misunderstood = (
  questions: readonly OfferQuestion[],
  answers: Record<string, string> | undefined,
): string[] => questions.filter(({ id, right }) => answers?.[id] !== right).map(({ id }) => id);

/** The path of an answer in the body of an order, a wish or a waiting place. */
export const answerPath = (questionId: string): string => `riskConsent.answers.${questionId}`;

/** How an investor proves that they understand the risks: with a valid passed entry test, or with questions about the offer. */
export const proofOf = (entryTest: EntryState): 'entryTest' | 'questions' =>
  entryTest === 'passed' ? 'entryTest' : 'questions';

interface ConsentSituation {
  kind: InvestorKind;
  entryTest: EntryState;
  /** The investor's earlier orders in the offer, without cancelled ones. */
  ownAmountCents: number;
  amountCents: number;
  thresholdCents: number;
  /** The version of the risk warning in force. */
  warningVersion: string;
  /** Asked if the investor has no passed entry test. */
  questions: readonly OfferQuestion[];
  consent: { warningVersion: string; answers?: Record<string, string> | undefined } | undefined;
}

type Sums = Pick<ConsentSituation, 'kind' | 'ownAmountCents' | 'amountCents' | 'thresholdCents'>;

/** Whether an order needs warning, consent and proof. An order of exactly the threshold does not. */
export function needsConsent({ kind, ownAmountCents, amountCents, thresholdCents }: Sums): boolean {
  return kind === 'non-sophisticated' && ownAmountCents + amountCents > thresholdCents;
}

/** Why an order above the threshold is refused. */
export function consentRefusal(situation: ConsentSituation): Refusal | undefined {
  const { consent, thresholdCents, warningVersion, entryTest, questions } = situation;
  if (!needsConsent(situation)) return undefined;
  if (!consent) return refusal('project.risk_consent_needed', { amounts: { threshold: thresholdCents } });
  if (consent.warningVersion !== warningVersion) return refusal('project.risk_warning_outdated');
  const wrong = proofOf(entryTest) === 'entryTest' ? [] : misunderstood(questions, consent.answers);
  return wrong.length
    ? refusal('project.risks_not_understood', { fields: wrong.map(answerPath) })
    : undefined;
}

import type { EntryState } from '../account/entry-rules.ts';
import type { InvestorKind } from '../account/investor-criteria.ts';
import { type Refusal, refusal } from '../shared/refusal.ts';

// Imports no schemas, so that pages can use it without loading zod.

interface OfferOption {
  id: string;
  es: string;
  en: string;
}

export interface OfferQuestion {
  id: string;
  es: string;
  en: string;
  options: readonly OfferOption[];
  /** The option that shows that the risk is understood. */
  right: string;
}

const option = (id: string, es: string, en: string): OfferOption => ({ id, es, en });

/** Questions on the risks of an offer, for investors without a passed entry test. A change is a new version. */
export const offerQuestions: { version: string; questions: readonly OfferQuestion[] } = {
  version: '2026-11',
  questions: [
    {
      id: 'loss',
      es: 'Si el promotor de este proyecto no puede pagar, ¿cuánto puedes perder?',
      en: 'If the owner of this project cannot pay, how much may you lose?',
      options: [
        option('nothing', 'Nada: lo cubre un fondo de garantía', 'Nothing: a guarantee fund covers it'),
        option('returns', 'Solo la rentabilidad', 'Only the return'),
        option('all', 'Todo lo que invierta', 'Everything I invest'),
      ],
      right: 'all',
    },
    {
      id: 'return',
      es: '¿Qué es la rentabilidad que muestra este proyecto?',
      en: 'What is the return that this project shows?',
      options: [
        option('target', 'Un objetivo que puede no cumplirse', 'A target that may not be met'),
        option('promise', 'Lo mínimo que cobraré', 'The least that I will receive'),
        option('insured', 'Una cantidad asegurada', 'An insured amount'),
      ],
      right: 'target',
    },
    {
      id: 'term',
      es: '¿Cuándo puedes recuperar el dinero, pasado el periodo de reflexión?',
      en: 'When can you have your money back, once the reflection period is over?',
      options: [
        option('anytime', 'Cuando quiera', 'Whenever I want'),
        option(
          'end',
          'Quizá solo al final del plazo, o más tarde',
          'Perhaps only at the end of the term, or later',
        ),
        option('month', 'Al mes de pedirlo', 'A month after asking'),
      ],
      right: 'end',
    },
  ],
};

/** The questions that are not answered rightly: none, if the risks are understood. */
const misunderstood = (answers: Record<string, string> | undefined): string[] =>
  offerQuestions.questions.filter(({ id, right }) => answers?.[id] !== right).map(({ id }) => id);

/** Where the answer to a question is in the body of an order, a wish or a place on a waiting list. */
export const answerPath = (questionId: string): string => `riskConsent.answers.${questionId}`;

/** How an investor proves to understand the risks: by a valid passed entry test, or else by questions on the offer. */
export const proofOf = (entryTest: EntryState): 'entryTest' | 'questions' =>
  entryTest === 'passed' ? 'entryTest' : 'questions';

interface ConsentSituation {
  kind: InvestorKind;
  entryTest: EntryState;
  /** The investor's own orders in the offer that are not cancelled. */
  ownAmountCents: number;
  amountCents: number;
  thresholdCents: number;
  /** The version of the risk warning in force. */
  warningVersion: string;
  consent: { warningVersion: string; answers?: Record<string, string> | undefined } | undefined;
}

type Sums = Pick<ConsentSituation, 'kind' | 'ownAmountCents' | 'amountCents' | 'thresholdCents'>;

/** Whether an order needs warning, consent and proof: exactly the threshold does not. */
export function needsConsent({ kind, ownAmountCents, amountCents, thresholdCents }: Sums): boolean {
  return kind === 'non-sophisticated' && ownAmountCents + amountCents > thresholdCents;
}

/** Why an order above the threshold is refused. */
export function consentRefusal(situation: ConsentSituation): Refusal | undefined {
  const { consent, thresholdCents, warningVersion, entryTest } = situation;
  if (!needsConsent(situation)) return undefined;
  if (!consent) return refusal('project.risk_consent_needed', { amounts: { threshold: thresholdCents } });
  if (consent.warningVersion !== warningVersion) return refusal('project.risk_warning_outdated');
  const wrong = proofOf(entryTest) === 'entryTest' ? [] : misunderstood(consent.answers);
  return wrong.length
    ? refusal('project.risks_not_understood', { fields: wrong.map(answerPath) })
    : undefined;
}

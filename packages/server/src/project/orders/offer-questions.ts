import type { OfferQuestion } from '@semilla/contract';
import { formatDate, formatMoney, formatPercent } from '@semilla/format';
import type { StoredProject } from '../access.ts';

interface Words {
  es: string;
  en: string;
}

interface AskedOption extends Words {
  id: string;
}

export interface AskedQuestion extends Words, OfferQuestion {
  options: readonly AskedOption[];
}

/** The facts that the questions ask about: the terms of the sheet in force, which are those of the project. */
export type AskedOffer = Pick<
  StoredProject,
  | 'name'
  | 'promoter'
  | 'guaranteeAgent'
  | 'durationMonths'
  | 'targetProfitabilityHundredths'
  | 'financingAmountCents'
  | 'dateEnd'
  | 'refundBelowTarget'
  | 'partialDays'
>;

/** The version of the questions. Every change of a word needs a new version; evidence keeps what was shown. */
export const offerQuestionsVersion = '2026-11-2';

/** The right answers to the first version, which was the same for every offer. Wishes and places may still refer to it. */
const firstQuestions: readonly OfferQuestion[] = [
  { id: 'loss', right: 'all' },
  { id: 'return', right: 'target' },
  { id: 'term', right: 'end' },
];

const option = (id: string, es: string, en: string): AskedOption => ({ id, es, en });

function aboutDefault({ name, promoter, guaranteeAgent }: AskedOffer): AskedQuestion {
  const es = promoter?.name ?? 'el promotor';
  const en = promoter?.name ?? 'the owner';
  const agent = guaranteeAgent?.name;
  return {
    id: 'loss',
    es: `Si ${es} no paga lo que debe por «${name}», ¿cuánto de lo que inviertas puedes perder?`,
    en: `If ${en} does not pay what it owes for “${name}”, how much of what you invest may you lose?`,
    options: [
      agent
        ? option('nothing', `Nada: ${agent} me lo devuelve siempre`, `Nothing: ${agent} always pays me back`)
        : option('nothing', 'Nada: lo cubre un fondo de garantía', 'Nothing: a guarantee fund covers it'),
      option('returns', 'Solo los intereses', 'Only the interest'),
      option('all', 'Todo', 'All of it'),
    ],
    right: 'all',
  };
}

function aboutReturn({ targetProfitabilityHundredths }: AskedOffer): AskedQuestion {
  const rate = formatPercent(targetProfitabilityHundredths);
  return {
    id: 'return',
    es: `La rentabilidad objetivo de este proyecto es de ${rate} en total. ¿Qué significa?`,
    en: `The target return of this project is ${rate} in total. What does it mean?`,
    options: [
      option('target', 'Que puedo cobrar eso, menos o nada', 'That I may receive this, less or nothing'),
      option('promise', `Que cobraré ${rate} como mínimo`, `That I will receive ${rate} at least`),
      option('insured', 'Que es una cantidad asegurada', 'That it is an insured amount'),
    ],
    right: 'target',
  };
}

const monthsIn = (months: number) => ({
  es: months === 1 ? '1 mes' : `${months} meses`,
  en: months === 1 ? '1 month' : `${months} months`,
});

function aboutTerm({ durationMonths }: AskedOffer): AskedQuestion {
  const stated = monthsIn(durationMonths);
  const other = monthsIn(durationMonths > 1 ? Math.floor(durationMonths / 2) : 2);
  return {
    id: 'term',
    es: 'Pasado el periodo de reflexión, ¿cuándo está previsto que recuperes lo invertido en este proyecto?',
    en: 'Once the reflection period is over, when are you due to have back what you invest in this project?',
    options: [
      option('sooner', 'Cuando quiera', 'Whenever I want'),
      option(
        'stated',
        `A los ${stated.es} de su inicio, o más tarde`,
        `${stated.en} after it starts, or later`,
      ),
      option(
        'other',
        `A los ${other.es} de su inicio, pase lo que pase`,
        `${other.en} after it starts, whatever happens`,
      ),
    ],
    right: 'stated',
  };
}

/** The question about what happens if the target is missed; none if the sheet makes no promise about that. */
function aboutTarget(offer: AskedOffer): AskedQuestion[] {
  const { dateEnd, refundBelowTarget, partialDays, financingAmountCents } = offer;
  if (dateEnd === null || (!refundBelowTarget && partialDays === null)) return [];
  const [amount, day] = [formatMoney(financingAmountCents), formatDate(dateEnd)];
  return [
    {
      id: 'target',
      es: `Si el ${day} no se han reunido los ${amount} que pide este proyecto, ¿qué ocurre?`,
      en: `If the ${amount} that this project asks for are not raised by ${day}, what happens?`,
      options: [
        option('refund', 'Se devuelve todo el dinero', 'All the money is returned'),
        option(
          'partial',
          'El promotor puede recibir lo reunido, o se devuelve',
          'The owner may receive what was raised, or it is returned',
        ),
        option('extended', 'El plazo se amplía', 'The offer goes on'),
      ],
      right: refundBelowTarget ? 'refund' : 'partial',
    },
  ];
}

/**
 * The questions about an offer's sheet. Investors without a passed entry test answer them to prove that they understand its
 * risks.
 */
export const offerQuestionsOf = (offer: AskedOffer): readonly AskedQuestion[] => [
  aboutDefault(offer),
  aboutReturn(offer),
  aboutTerm(offer),
  ...aboutTarget(offer),
];

/** The questions of the version that the investor answered, which decide whether the answers are right. */
export const questionsToAnswer = (
  version: string | undefined,
  offer: AskedOffer,
): readonly OfferQuestion[] => (version === offerQuestionsVersion ? offerQuestionsOf(offer) : firstQuestions);

/** The right answer to each question of an offer. */
export const rightAnswersTo = (offer: AskedOffer): Record<string, string> =>
  Object.fromEntries(offerQuestionsOf(offer).map(({ id, right }) => [id, right]));

// Imports no schemas. Only the pages of sheets use it, so no other page loads its texts.

/** A text that staff write, in both languages, under a heading of the model. */
interface SheetItem {
  name: SheetTextName;
  /** The letter in the model, or the type of a risk. */
  mark: string;
  es: string;
  en: string;
}

interface SheetPart {
  letter: SheetPartLetter;
  es: string;
  en: string;
  items: readonly SheetItem[];
}

export const sheetPartLetters = ['A', 'B', 'C', 'G', 'H'] as const;
export type SheetPartLetter = (typeof sheetPartLetters)[number];

export const sheetTextNames = [
  'ownerIdentity',
  'responsible',
  'ownerActivities',
  'financialStatements',
  'keyFigures',
  'projectDescription',
  'previousOffers',
  'belowTarget',
  'capitalChanges',
  'riskOfProject',
  'riskOfSector',
  'riskOfDefault',
  'riskOfReturns',
  'riskOfPlatform',
  'riskOfIlliquidity',
  'riskOfOthers',
  'loanNature',
  'rateMethod',
  'guarantees',
  'schedule',
  'earlierDefaults',
  'servicing',
  'moreInformation',
  'complaints',
] as const;
export type SheetTextName = (typeof sheetTextNames)[number];

const item = (name: SheetTextName, mark: string, es: string, en: string): SheetItem => ({
  name,
  mark,
  es,
  en,
});

/**
 * The parts of the key investment information sheet of a loan, in the order of Regulation (EU) 2020/1503, annex I.
 * Loans have part G instead of D, E and F. The headings are our own wording.
 */
export const sheetModel: readonly SheetPart[] = [
  {
    letter: 'A',
    es: 'Información sobre el promotor y el proyecto',
    en: 'Information about the project owner and the project',
    items: [
      item(
        'ownerIdentity',
        'a',
        'Identidad, forma jurídica, propiedad, dirección y contacto',
        'Identity, legal form, ownership, management and contact',
      ),
      item(
        'responsible',
        'b',
        'Personas responsables de la información de esta ficha',
        'Persons responsible for the information in this sheet',
      ),
      item(
        'ownerActivities',
        'c',
        'Actividades principales, productos y servicios del promotor',
        'Principal activities, products and services of the project owner',
      ),
      item(
        'financialStatements',
        'd',
        'Enlace a los estados financieros más recientes',
        'Link to the most recent financial statements',
      ),
      item(
        'keyFigures',
        'e',
        'Cifras y ratios financieros anuales de los tres últimos años',
        'Annual financial figures and ratios of the last three years',
      ),
      item(
        'projectDescription',
        'f',
        'Descripción del proyecto: finalidad y características',
        'Description of the project: purpose and main features',
      ),
    ],
  },
  {
    letter: 'B',
    es: 'Características del proceso y condiciones de la captación',
    en: 'Main features of the process and conditions for raising capital',
    items: [
      item(
        'previousOffers',
        'a',
        'Objetivo mínimo y ofertas anteriores del promotor',
        'Minimum target and earlier offers of the project owner',
      ),
      item(
        'belowTarget',
        'c',
        'Qué ocurre si no se alcanza el objetivo en plazo',
        'What happens if the target is not reached in time',
      ),
      item(
        'capitalChanges',
        'f',
        'Cambios en el capital o los préstamos del promotor por esta oferta',
        'Changes in the owner’s capital or loans because of this offer',
      ),
    ],
  },
  {
    letter: 'C',
    es: 'Factores de riesgo',
    en: 'Risk factors',
    items: [
      item('riskOfProject', '1', 'Riesgo del proyecto', 'Project risk'),
      item('riskOfSector', '2', 'Riesgo del sector', 'Sector risk'),
      item('riskOfDefault', '3', 'Riesgo de impago', 'Risk of default'),
      item(
        'riskOfReturns',
        '4',
        'Riesgo de rendimientos menores, tardíos o nulos',
        'Risk of lower, delayed or no returns',
      ),
      item('riskOfPlatform', '5', 'Riesgo de fallo de la plataforma', 'Risk of platform failure'),
      item('riskOfIlliquidity', '6', 'Riesgo de iliquidez', 'Risk of illiquidity'),
      item('riskOfOthers', '7', 'Otros riesgos', 'Other risks'),
    ],
  },
  {
    letter: 'G',
    es: 'Información sobre el préstamo',
    en: 'Information about the loan',
    items: [
      item('loanNature', 'a', 'Naturaleza y condiciones del préstamo', 'Nature and key terms of the loan'),
      item('rateMethod', 'b', 'Cómo se calcula el tipo de interés', 'How the interest rate is calculated'),
      item(
        'guarantees',
        'c',
        'Medidas que reducen el riesgo, garantías y avalistas',
        'Measures that reduce the risk, guarantees and guarantors',
      ),
      item(
        'schedule',
        'd',
        'Calendario de devolución del capital y de pago de intereses',
        'Schedule of the repayment of principal and the payment of interest',
      ),
      item(
        'earlierDefaults',
        'e',
        'Impagos del promotor en los últimos cinco años',
        'Defaults of the project owner within the past five years',
      ),
      item(
        'servicing',
        'f',
        'Administración del préstamo, también en caso de incumplimiento',
        'Servicing of the loan, also if the owner does not meet its obligations',
      ),
    ],
  },
  {
    letter: 'H',
    es: 'Costes, información y reclamaciones',
    en: 'Fees, information and legal redress',
    items: [
      item(
        'moreInformation',
        'b',
        'Dónde pedir más información, sin coste',
        'Where to request more information free of charge',
      ),
      item('complaints', 'c', 'Cómo y a quién reclamar', 'How and to whom to complain'),
    ],
  },
];

/** A text of a sheet in both languages. */
export type SheetText = Record<'es' | 'en', string | null>;
export type SheetTexts = Record<SheetTextName, SheetText>;

interface SheetParts {
  texts: SheetTexts;
  terms: { dateEnd: string | null };
}

/** The missing parts of a sheet, as paths of its draft. A deadline is required, because an offer without one would never end. */
export function missingParts({ texts, terms }: SheetParts): string[] {
  const missing = sheetTextNames.flatMap((name) =>
    (['es', 'en'] as const).flatMap((language) =>
      texts[name][language] ? [] : [`texts.${name}.${language}`],
    ),
  );
  return terms.dateEnd === null ? [...missing, 'terms.dateEnd'] : missing;
}

/** How many days after the deadline an owner may accept less than the target, unless the deployment sets another number. */
export const partialDaysDefault = 30;

/** What happens to an offer that misses its target. Part B(c) contains one of these texts, word for word. */
export const belowTargetTextsIn = (days: number) => ({
  refund: {
    es: 'Si no se alcanza el objetivo en plazo, se cancelan todas las inversiones y se devuelve todo el dinero a los monederos, sin coste.',
    en: 'If the target is not reached in time, all investments are cancelled and all the money returns to the wallets, free of charge.',
  },
  partial: {
    es: `Si no se alcanza el objetivo en plazo, el promotor puede recibir lo invertido hasta entonces, una vez terminados los periodos de reflexión y como máximo ${days} días después del plazo; si no, se cancelan todas las inversiones y se devuelve todo el dinero, sin coste. Desde el día siguiente al plazo se puede cancelar sin coste.`,
    en: `If the target is not reached in time, the project owner may receive what was invested until then, once the reflection periods are over and at most ${days} days after the deadline; otherwise all investments are cancelled and all the money returns, free of charge. From the day after the deadline cancelling is free of charge.`,
  },
});
export const belowTargetTexts = belowTargetTextsIn(partialDaysDefault);
export type BelowTarget = keyof typeof belowTargetTexts;

/** Which option a text of part B(c) states; undefined for any other text, even one with another number of days. */
export function belowTargetOf(said: SheetText | undefined, days: number): BelowTarget | undefined {
  const texts = belowTargetTextsIn(days);
  const all = Object.keys(texts) as BelowTarget[];
  return all.find((name) => said?.es === texts[name].es && said.en === texts[name].en);
}

/** Article 23: a sheet has at most six sides of A4. */
export const sheetSidesMax = 6;

/** The cost example of a loan uses this amount. */
export const exampleAmountCents = 1_000_000;

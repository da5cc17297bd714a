import { type InvestorKindTexts, investorKindTexts, type KindTexts } from './investor-kind-texts.ts';

function changed(texts: KindTexts, criteria: Partial<KindTexts['criteria']>, warning: string): KindTexts {
  return { ...texts, criteria: { ...texts.criteria, ...criteria }, lost: { ...texts.lost, warning } };
}

/** A function, so that pages for investors do not build these texts when they load. */
const first = (): InvestorKindTexts => ({
  version: '2026-11',
  es: changed(
    investorKindTexts.es,
    {
      experience:
        'Un año o más en un puesto profesional del sector financiero, o 12 meses como directivo de una empresa que cumpla los requisitos de las empresas',
    },
    'El aviso y tu consentimiento expreso cuando inviertes más de lo que podrías perder.',
  ),
  en: changed(
    investorKindTexts.en,
    {
      wealth:
        'A gross income of €60,000 or more a year, or a portfolio of more than €100,000, deposits included',
      experience:
        'A year or more in a professional post in the financial sector, or 12 months as executive of a company that meets the criteria for companies',
      ownFunds: 'Own funds of €100,000 or more',
      turnover: 'A net turnover of €2,000,000 or more',
      balanceSheet: 'A balance sheet of €1,000,000 or more',
    },
    'The warning and your express consent when you invest more than you could bear to lose.',
  ),
});

/** All versions of the texts that a request can refer to, current version first. */
export const allInvestorKindTexts = (): InvestorKindTexts[] => [investorKindTexts, first()];

const investorKindTextsOf = (version: string): InvestorKindTexts | undefined =>
  allInvestorKindTexts().find((known) => known.version === version);

type Read = {
  kind: 'sophisticated' | 'professional';
  userKind: 'individual' | 'company';
  textsVersion: string;
};

const criteriaFor = {
  individual: ['wealth', 'experience', 'trading'],
  company: ['ownFunds', 'turnover', 'balanceSheet'],
} as const;

/** Lines that were read together, with the line that introduces them. */
export interface LinesRead {
  lead?: string;
  lines: string[];
}

/** What the investor read and confirmed with a request; empty for an unknown version. */
export function kindTextsRead({ kind, userKind, textsVersion }: Read, language: 'es' | 'en'): LinesRead[] {
  const texts = investorKindTextsOf(textsVersion)?.[language];
  if (!texts) return [];
  const lead = userKind === 'company' ? texts.criteriaCompany : texts.criteriaPerson;
  const criteria =
    kind === 'professional'
      ? { lines: [texts.professional] }
      : { lead, lines: criteriaFor[userKind].map((name) => texts.criteria[name]) };
  const lost = { lead: texts.lostTitle, lines: Object.values(texts.lost) };
  return [criteria, lost, { lines: Object.values(texts.attests) }];
}

import type { InvestorCriterion } from './investor-criteria.ts';
import { investorKindTextsVersion, type ProfessionalCategory } from './investor-kind-choices.ts';

/**
 * The texts of a request to be a sophisticated or professional investor: the criteria and three
 * confirmations.
 */
export interface KindTexts {
  criteriaPerson: string;
  criteriaCompany: string;
  criteria: Record<InvestorCriterion, string>;
  professional: string;
  professionalCategories: Record<ProfessionalCategory, string>;
  lostTitle: string;
  lost: { reflection: string; test: string; warning: string };
  attests: { attestsCriteria: string; attestsAwareness: string; attestsTruth: string };
}

export interface InvestorKindTexts {
  version: string;
  es: KindTexts;
  en: KindTexts;
}

/** The current texts. Any change needs a new version; the old one moves to `earlier-kind-texts.ts`. */
export const investorKindTexts: InvestorKindTexts = {
  version: investorKindTextsVersion,
  es: {
    criteriaPerson: 'Para ser inversor experimentado tienes que cumplir dos de estos tres requisitos:',
    criteriaCompany:
      'Para ser inversor experimentado, tu empresa tiene que cumplir uno de estos tres requisitos:',
    criteria: {
      wealth:
        'Ingresos brutos de 60.000 € o más al año, o una cartera de más de 100.000 €, con sus depósitos',
      experience:
        'Un año o más en un puesto profesional del sector financiero, o 12 meses como directivo de una empresa con 100.000 € o más de fondos propios, 2.000.000 € o más de volumen de negocios neto, o 1.000.000 € o más de balance',
      trading:
        'Operaciones significativas en los mercados de capitales: diez por trimestre de media en los cuatro últimos trimestres',
      ownFunds: 'Fondos propios de 100.000 € o más',
      turnover: 'Volumen de negocios neto de 2.000.000 € o más',
      balanceSheet: 'Balance de 1.000.000 € o más',
    },
    professional:
      'Para ser inversor profesional, tu empresa tiene que ser cliente profesional según el anexo II, sección I, puntos 1 a 4, de la Directiva 2014/65/UE.',
    professionalCategories: {
      authorised: 'Entidad autorizada para operar en los mercados financieros',
      large: 'Gran empresa',
      public: 'Administración u organismo público',
      institutional: 'Otro inversor institucional',
    },
    lostTitle: 'Lo que pierdes',
    lost: {
      reflection: 'El periodo de reflexión: no podrás cancelar gratis una inversión.',
      test: 'La prueba de conocimientos y el aviso de que invertir quizá no es adecuado para ti.',
      warning:
        'El aviso y tu consentimiento expreso cuando inviertes en un proyecto más de 1.000 € o, si es más, del 5 % de tu patrimonio neto.',
    },
    attests: {
      attestsCriteria: 'Declaro que cumplo los requisitos.',
      attestsAwareness: 'Sé qué protección pierdo y qué consecuencias tiene.',
      attestsTruth: 'Respondo de que todo lo que declaro es verdad.',
    },
  },
  en: {
    criteriaPerson: 'To be a sophisticated investor you have to meet two of these three criteria:',
    criteriaCompany: 'To be a sophisticated investor, your company has to meet one of these three criteria:',
    criteria: {
      wealth:
        'A gross income of 60.000 € or more a year, or a portfolio of more than 100.000 €, deposits included',
      experience:
        'A year or more in a professional post in the financial sector, or 12 months as executive of a company with own funds of 100.000 € or more, a net turnover of 2.000.000 € or more, or a balance sheet of 1.000.000 € or more',
      trading:
        'Significant trades on the capital markets: ten a quarter on average over the last four quarters',
      ownFunds: 'Own funds of 100.000 € or more',
      turnover: 'A net turnover of 2.000.000 € or more',
      balanceSheet: 'A balance sheet of 1.000.000 € or more',
    },
    professional:
      'To be a professional investor, your company has to be a professional client by Directive 2014/65/EU, annex II, section I, points 1 to 4.',
    professionalCategories: {
      authorised: 'Entity authorised to operate in the financial markets',
      large: 'Large company',
      public: 'Government or public body',
      institutional: 'Other institutional investor',
    },
    lostTitle: 'What you lose',
    lost: {
      reflection: 'The reflection period: you will not be able to cancel an investment free of charge.',
      test: 'The knowledge test, and the warning that investing may not be appropriate for you.',
      warning:
        'The warning and your express consent when you invest in one project more than 1.000 € or, if that is more, than 5 % of your net worth.',
    },
    attests: {
      attestsCriteria: 'I declare that I meet the criteria.',
      attestsAwareness: 'I know which protection I lose, and what follows from it.',
      attestsTruth: 'I am liable for the truth of everything I state.',
    },
  },
};

interface Words {
  es: string;
  en: string;
}

export interface QuestionOption extends Words {
  id: string;
  /** From 0 to 2. */
  points: number;
}

/** The subjects that Commission Delegated Regulation (EU) 2022/2114 requires. */
export const questionTopics = [
  'pastInvestments',
  'education',
  'profession',
  'aims',
  'holdingPeriod',
  'riskProfile',
  'sustainability',
  'riskUnderstanding',
  'crowdfundingUnderstanding',
] as const;

export interface Question extends Words {
  id: string;
  topic: (typeof questionTopics)[number];
  /**
   * A factor for the points of the answer; 0 if it does not affect the score. The configuration can change
   * it.
   */
  weight: number;
  options: readonly QuestionOption[];
}

export interface Questionnaire {
  version: string;
  questions: readonly Question[];
}

const option = (id: string, points: number, es: string, en: string): QuestionOption => ({
  id,
  points,
  es,
  en,
});

const unscored = (id: string, es: string, en: string) => option(id, 0, es, en);

/**
 * The current entry test. Any change of a text, an option or their order needs a new version; stored tests keep theirs. The right
 * answer stands now first, now second, now last, so that nobody passes who chooses by position.
 */
export const questionnaire: Questionnaire = {
  version: '2026-11-3',
  questions: [
    {
      id: 'instruments',
      topic: 'pastInvestments',
      weight: 1,
      es: '¿En qué has invertido antes?',
      en: 'What have you invested in before?',
      options: [
        option('none', 0, 'En nada, o solo en depósitos y cuentas', 'Nothing, or only deposits and accounts'),
        option(
          'funds',
          1,
          'En fondos de inversión o planes de pensiones',
          'Investment funds or pension plans',
        ),
        option(
          'direct',
          2,
          'En acciones, bonos, préstamos o financiación participativa',
          'Shares, bonds, loans or crowdfunding',
        ),
      ],
    },
    {
      id: 'volume',
      topic: 'pastInvestments',
      weight: 1,
      es: '¿Cuánto has invertido en total en los tres últimos años, sin contar depósitos?',
      en: 'How much have you invested in total in the last three years, deposits apart?',
      options: [
        option('none', 0, 'Nada', 'Nothing'),
        option('little', 1, 'Menos de 5.000 €', 'Less than 5.000 €'),
        option('much', 2, '5.000 € o más', '5.000 € or more'),
      ],
    },
    {
      id: 'frequency',
      topic: 'pastInvestments',
      weight: 1,
      es: '¿Cuántas inversiones haces al año?',
      en: 'How many investments do you make in a year?',
      options: [
        option('none', 0, 'Ninguna', 'None'),
        option('few', 1, 'De una a cinco', 'One to five'),
        option('many', 2, 'Más de cinco', 'More than five'),
      ],
    },
    {
      id: 'education',
      topic: 'education',
      weight: 1,
      es: '¿Qué estudios tienes?',
      en: 'What is your education?',
      options: [
        option('basic', 0, 'Obligatorios', 'Compulsory schooling'),
        option(
          'secondary',
          1,
          'Bachillerato o formación profesional',
          'Upper secondary or vocational training',
        ),
        option(
          'finance',
          2,
          'Universitarios, o formación en economía o finanzas',
          'University, or training in economics or finance',
        ),
      ],
    },
    {
      id: 'profession',
      topic: 'profession',
      weight: 1,
      es: '¿Tu trabajo tiene o ha tenido que ver con las finanzas?',
      en: 'Does your work have to do with finance, or did it?',
      options: [
        option('no', 0, 'No', 'No'),
        option(
          'some',
          1,
          'Algo: contabilidad, gestión o parecido',
          'Somewhat: accounting, management or similar',
        ),
        option(
          'yes',
          2,
          'Sí, trabajo o he trabajado en el sector financiero',
          'Yes, I work or worked in the financial sector',
        ),
      ],
    },
    {
      id: 'aims',
      topic: 'aims',
      weight: 0,
      es: '¿Para qué quieres invertir aquí?',
      en: 'Why do you want to invest here?',
      options: [
        unscored('preserve', 'Para no perder lo que tengo', 'To preserve what I have'),
        unscored('income', 'Para cobrar intereses de vez en cuando', 'To receive interest from time to time'),
        unscored(
          'growth',
          'Para que mi dinero crezca, aunque pueda perder',
          'For my money to grow, even if I may lose some',
        ),
      ],
    },
    {
      id: 'holding',
      topic: 'holdingPeriod',
      weight: 0,
      es: '¿Cuánto tiempo puedes pasar sin ese dinero?',
      en: 'How long can you do without this money?',
      options: [
        unscored('short', 'Menos de un año', 'Less than a year'),
        unscored('medium', 'De uno a tres años', 'One to three years'),
        unscored('long', 'Más de tres años', 'More than three years'),
      ],
    },
    {
      id: 'tolerance',
      topic: 'riskProfile',
      weight: 0,
      es: '¿Cuánto de lo que inviertas podrías perder sin que cambie tu vida?',
      en: 'How much of what you invest could you lose without a change in your life?',
      options: [
        unscored('nothing', 'Nada', 'Nothing'),
        unscored('part', 'Una parte', 'A part of it'),
        unscored('all', 'Todo', 'All of it'),
      ],
    },
    {
      id: 'sustainability',
      topic: 'sustainability',
      weight: 0,
      es: '¿Quieres que los proyectos en los que inviertes sean sostenibles?',
      en: 'Do you want the projects you invest in to be sustainable?',
      options: [
        unscored('indifferent', 'Me da igual', 'I do not mind'),
        unscored('preferred', 'Lo prefiero', 'I prefer it'),
        unscored('only', 'Solo quiero proyectos sostenibles', 'I only want sustainable projects'),
      ],
    },
    {
      id: 'loss',
      topic: 'riskUnderstanding',
      weight: 3,
      es: 'Si el promotor de un proyecto no puede devolver el dinero, ¿qué puede pasarte?',
      en: 'If the owner of a project cannot pay the money back, what may happen to you?',
      options: [
        option('all', 2, 'Puedo perder todo lo invertido', 'I may lose everything I invested'),
        option(
          'guaranteed',
          0,
          'La plataforma o un fondo de garantía me lo devuelve',
          'The platform or a guarantee fund pays me back',
        ),
        option('interest', 0, 'Solo pierdo los intereses', 'I lose only the interest'),
      ],
    },
    {
      id: 'return',
      topic: 'riskUnderstanding',
      weight: 2,
      es: 'Un proyecto ofrece una rentabilidad objetivo del 9 %. ¿Qué significa?',
      en: 'A project has a target return of 9 %. What does it mean?',
      options: [
        option('promise', 0, 'Que cobraré como mínimo un 9 %', 'That I will receive 9 % at least'),
        option(
          'target',
          2,
          'Que es lo previsto, y puedo cobrar menos o nada',
          'That this is what is planned, and I may receive less or nothing',
        ),
        option('safe', 0, 'Que el riesgo es bajo', 'That the risk is low'),
      ],
    },
    {
      id: 'spread',
      topic: 'riskUnderstanding',
      weight: 2,
      es: '¿Qué reduce el riesgo de perder mucho?',
      en: 'What reduces the risk of a large loss?',
      options: [
        option(
          'one',
          0,
          'Ponerlo todo en el proyecto que más rinde',
          'To put all of it into the project with the highest return',
        ),
        option('early', 0, 'Invertir de los primeros', 'To be among the first to invest'),
        option(
          'several',
          2,
          'Repartirlo entre varios proyectos distintos',
          'To spread it over several different projects',
        ),
      ],
    },
    {
      id: 'liquidity',
      topic: 'crowdfundingUnderstanding',
      weight: 2,
      es: 'Has invertido y, pasado el periodo de reflexión, necesitas el dinero antes del plazo. ¿Qué ocurre?',
      en: 'You have invested, the reflection period is over, and you need the money before the term. What happens?',
      options: [
        option('anytime', 0, 'Puedo recuperarlo cuando quiera', 'I can have it back whenever I want'),
        option(
          'maybeNot',
          2,
          'Puede que no pueda recuperarlo hasta el final',
          'I may not be able to have it back until the end',
        ),
        option('platform', 0, 'La plataforma tiene que comprármelo', 'The platform has to buy it from me'),
      ],
    },
    {
      id: 'verification',
      topic: 'crowdfundingUnderstanding',
      weight: 2,
      es: '¿Quién responde de que un proyecto vaya a salir bien?',
      en: 'Who guarantees that a project will go well?',
      options: [
        option(
          'supervisor',
          0,
          'El supervisor, que aprueba cada proyecto',
          'The supervisor, who approves each project',
        ),
        option('platform', 0, 'La plataforma, que lo ha elegido', 'The platform, which selected it'),
        option('nobody', 2, 'Nadie: el riesgo es mío', 'No one: the risk is mine'),
      ],
    },
  ],
};

/** A text whose wording the law fixes. A new edition gets a new version. */
export interface FixedText {
  version: string;
  es: string;
  en: string;
  /** The legal references that the text marks with (1), (2) and so on. */
  footnotes?: Record<'es' | 'en', readonly string[]>;
  /** The languages whose wording was compared with the Official Journal of the European Union. */
  comparedIn: readonly ('es' | 'en')[];
}

/**
 * The texts that Regulation (EU) 2020/1503 fixes. The Spanish wording is a translation; a lawyer has to compare it
 * with the official Spanish edition. `FIXED_TEXTS_FILE` replaces any of them.
 */
export const fixedTexts = {
  riskOfLoss: {
    version: '2022-2114-4',
    en: 'An investment in a crowdfunding project includes the risk of losing the entirety of the money invested.',
    es: 'La inversión en un proyecto de financiación participativa conlleva el riesgo de perder la totalidad del dinero invertido.',
    comparedIn: ['en'],
  },
  offerNotVerified: {
    version: '2020-1503-23',
    en: 'This crowdfunding offer has been neither verified nor approved by %{authority} or the European Securities and Markets Authority (ESMA). The appropriateness of your experience and knowledge have not necessarily been assessed before you were granted access to this investment. By making this investment, you assume full risk of taking this investment, including the risk of partial or entire loss of the money invested.',
    es: 'La presente oferta de financiación participativa no ha sido verificada ni aprobada por %{authority} ni por la Autoridad Europea de Valores y Mercados (AEVM). No se ha evaluado necesariamente la idoneidad de su experiencia y sus conocimientos antes de permitirle acceder a esta inversión. Al realizar esta inversión, usted asume plenamente el riesgo que conlleva, incluido el riesgo de pérdida parcial o total del dinero invertido.',
    comparedIn: ['en'],
  },
  riskWarning: {
    version: '2020-1503-I-A-2',
    en: 'Investment in this crowdfunding project entails risks, including the risk of partial or entire loss of the money invested. Your investment is not covered by the deposit guarantee schemes established in accordance with Directive 2014/49/EU of the European Parliament and of the Council (1). Nor is your investment covered by the investor compensation schemes established in accordance with Directive 97/9/EC of the European Parliament and of the Council (2). You may not receive any return on your investment. This is not a savings product and we advise you not to invest more than 10 % of your net worth in crowdfunding projects. You may not be able to sell the investment instruments when you wish. If you are able to sell them, you may nonetheless incur losses.',
    es: 'La inversión en este proyecto de financiación participativa entraña riesgos, incluido el riesgo de pérdida parcial o total del dinero invertido. Su inversión no está cubierta por los sistemas de garantía de depósitos establecidos de conformidad con la Directiva 2014/49/UE del Parlamento Europeo y del Consejo (1). Su inversión tampoco está cubierta por los sistemas de indemnización de los inversores establecidos de conformidad con la Directiva 97/9/CE del Parlamento Europeo y del Consejo (2). Es posible que no obtenga ningún rendimiento de su inversión. No se trata de un producto de ahorro y le aconsejamos que no invierta más del 10 % de su patrimonio neto en proyectos de financiación participativa. Es posible que no pueda vender los instrumentos de inversión cuando lo desee. Si puede venderlos, podría, no obstante, sufrir pérdidas.',
    footnotes: {
      en: [
        'Directive 2014/49/EU of the European Parliament and of the Council of 16 April 2014 on deposit guarantee schemes (OJ L 173, 12.6.2014, p. 149).',
        'Directive 97/9/EC of the European Parliament and of the Council of 3 March 1997 on investor-compensation schemes (OJ L 84, 26.3.1997, p. 22).',
      ],
      es: [
        'Directiva 2014/49/UE del Parlamento Europeo y del Consejo, de 16 de abril de 2014, relativa a los sistemas de garantía de depósitos (DO L 173 de 12.6.2014, p. 149).',
        'Directiva 97/9/CE del Parlamento Europeo y del Consejo, de 3 de marzo de 1997, relativa a los sistemas de indemnización de los inversores (DO L 84 de 26.3.1997, p. 22).',
      ],
    },
    comparedIn: ['en'],
  },
  ownerDeclares: {
    version: '2020-1503-23-T4',
    en: 'The project owner declares that, to the best of its knowledge, no information has been omitted or is materially misleading or inaccurate. The project owner is responsible for the preparation of this key investment information sheet.',
    es: 'El promotor del proyecto declara que, según su leal saber y entender, no se ha omitido ninguna información ni esta es sustancialmente engañosa o inexacta. El promotor del proyecto es responsable de la elaboración de la presente ficha de datos fundamentales de la inversión.',
    comparedIn: ['en'],
  },
} as const satisfies Record<string, FixedText>;

export type FixedTextName = keyof typeof fixedTexts;
export type FixedTexts = Record<FixedTextName, FixedText>;

const translated = 'This is our translation. The official edition of the law counts.';

/**
 * The text as pages show it. On lines of their own follow footnotes, and a note if the English text was not compared with the
 * official edition. In Spanish, only the operator is told, when the platform starts.
 */
export function wordingOf(text: FixedText, language: 'es' | 'en'): string {
  const footnotes = text.footnotes?.[language].map((reference, index) => `(${index + 1}) ${reference}`) ?? [];
  const isNoted = language === 'en' && !text.comparedIn.includes('en');
  return [text[language], ...footnotes, ...(isNoted ? [translated] : [])].join('\n');
}

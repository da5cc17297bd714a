import {
  addMonths,
  belowTargetTexts,
  civilDateAt,
  type LegalForm,
  type SheetText,
  type SheetTexts,
} from '@semilla/contract';
import { formatDate, formatNumber, formatPercent, formatRoundMoney } from '@semilla/format';
import type { OwnerRow } from '@semilla/server/schema/owners.ts';
import type { ProjectTypeKey } from '../project-types.ts';
import type { DemoProject } from '../projects/project.ts';
import { plainEnglish } from './plain.ts';

const sectorRisks: Record<ProjectTypeKey, SheetText> = {
  housing: {
    es: 'El precio de la vivienda y el plazo de venta dependen del ciclo inmobiliario, de los tipos de interés y de las licencias municipales.',
    en: 'House prices and the time that a sale takes depend on the property cycle, on interest rates and on municipal permits.',
  },
  solar: {
    es: 'Los ingresos dependen del precio de la electricidad, de las horas de sol y de cambios en la regulación de las renovables.',
    en: 'Income depends on the price of electricity, on the hours of sun and on changes in the rules for renewables.',
  },
  farming: {
    es: 'Las cosechas dependen del tiempo, de las plagas y del agua disponible; los precios en origen cambian mucho de un año a otro.',
    en: 'Harvests depend on the weather, on pests and on the water available; farm prices change much from year to year.',
  },
  hospitality: {
    es: 'La ocupación depende de la temporada y de la economía de los países de los que llegan los viajeros.',
    en: 'Occupancy depends on the season and on the economy of the countries that travellers come from.',
  },
  business: {
    es: 'Las ventas dependen de pocos clientes, del coste de las materias primas y de la competencia de fabricantes mayores.',
    en: 'Sales depend on few customers, on the cost of raw materials and on the competition of larger manufacturers.',
  },
};

const legalForms: Record<LegalForm, SheetText> = {
  SL: { es: 'Sociedad limitada', en: 'limited company' },
  SA: { es: 'Sociedad anónima', en: 'public limited company' },
  cooperative: { es: 'Sociedad cooperativa', en: 'cooperative' },
  partnership: { es: 'Sociedad civil', en: 'partnership' },
  association: { es: 'Asociación', en: 'association' },
  foundation: { es: 'Fundación', en: 'foundation' },
  other: { es: 'Entidad', en: 'entity' },
};

const countries: Record<string, SheetText> = {
  ES: { es: 'española', en: 'Spanish' },
  FR: { es: 'francesa', en: 'French' },
  IT: { es: 'italiana', en: 'Italian' },
  PT: { es: 'portuguesa', en: 'Portuguese' },
};

/** Ends a sentence with exactly one full stop, because company names may end with one. */
const sentence = (text: string) => text.replace(/\.?$/, '.');

/** The data from which the texts of a sheet are generated. */
export interface SheetSource {
  project: DemoProject;
  owner: OwnerRow;
  /** The time of publication, or now for an unpublished text. */
  at: Date;
  /** Whether the text contains the mistake that the second version corrects. */
  isMistaken: boolean;
}

/** The owner's legal form, country and beneficial owners, which are undeclared in drafts. */
function natureOf({ legalForm, country, beneficialOwners }: OwnerRow): SheetText {
  const form = legalForms[legalForm];
  const from = countries[country];
  const names = (locale: 'es' | 'en') =>
    (beneficialOwners ?? [])
      .map(({ name, share }) => (share === null ? name : `${name} (${formatPercent(share, locale)})`))
      .join(', ');
  const es = sentence([form.es, from?.es].filter(Boolean).join(' '));
  const en = sentence([from?.en, form.en].filter(Boolean).join(' '));
  const count = beneficialOwners?.length ?? 0;
  if (!count) return { es, en };
  const [labelEs, labelEn] =
    count === 1 ? ['Titular real', 'Beneficial owner'] : ['Titulares reales', 'Beneficial owners'];
  return { es: `${es} ${labelEs}: ${names('es')}.`, en: `${en} ${labelEn}: ${names('en')}.` };
}

function aboutOwner({ project: { promoter }, owner }: SheetSource): Partial<SheetTexts> {
  const { website, description, descriptionEn } = promoter;
  const { legalName, taxId, address } = owner;
  const contact = [legalName, taxId, address, website].filter(Boolean).join(', ');
  const nature = natureOf(owner);
  return {
    ownerIdentity: { es: `${contact}. ${nature.es}`, en: `${contact}. ${nature.en}` },
    responsible: {
      es: sentence(`El consejo de administración de ${legalName}`),
      en: sentence(`The board of directors of ${legalName}`),
    },
    ownerActivities: { es: description, en: descriptionEn },
    financialStatements: {
      es: website ? `${website}/cuentas` : 'Registro Mercantil, cuentas del último ejercicio.',
      en: website ? `${website}/cuentas` : 'Companies register, accounts of the last year.',
    },
  };
}

/** The owner's turnover of the last three years, in millions. The mistaken version repeats a year. */
function turnoverOf({ terms }: DemoProject, isMistaken: boolean, locale: 'es' | 'en'): string[] {
  const tenths = Math.round(terms.financingEuros / 100_000);
  return [3, 4, isMistaken ? 4 : 5].map((times) => formatNumber((tenths * times) / 10, 1, locale));
}

/** The correction in the second version of a sheet. */
export function correctionOf(project: DemoProject): { changes: string; changesEn: string } {
  const last = (isMistaken: boolean, locale: 'es' | 'en') => turnoverOf(project, isMistaken, locale).at(-1);
  return {
    changes: `La cifra de negocios del último año es de ${last(false, 'es')} millones de euros y no de ${last(true, 'es')}. Las condiciones no cambian.`,
    changesEn: `The turnover of the last year is ${last(false, 'en')} million euros, not ${last(true, 'en')}. The terms do not change.`,
  };
}

/** The offers on other platforms that the owner declared, in the twelve months before a time. */
function offersBefore({ otherOffers }: OwnerRow, at: Date): SheetText {
  if (!otherOffers)
    return {
      es: 'El promotor aún no ha declarado sus ofertas en otras plataformas.',
      en: 'The owner has not yet declared its offers on other platforms.',
    };
  const today = civilDateAt(at);
  const since = addMonths(today, -12);
  const recent = otherOffers.filter(({ openedOn }) => openedOn >= since && openedOn < today);
  const offers = (locale: 'es' | 'en') =>
    recent
      .map(
        ({ platform, openedOn, amount }) =>
          `${platform} (${formatDate(openedOn)}, ${formatRoundMoney(amount, locale)})`,
      )
      .join(', ');
  if (!recent.length)
    return {
      es: 'El promotor no ha hecho ofertas en otras plataformas en los últimos doce meses.',
      en: 'The owner has made no offers on other platforms within the last twelve months.',
    };
  return {
    es: `Ofertas del promotor en otras plataformas en los últimos doce meses: ${offers('es')}.`,
    en: `Offers of the owner on other platforms within the last twelve months: ${offers('en')}.`,
  };
}

function aboutMoney({ project, owner, at, isMistaken }: SheetSource): Partial<SheetTexts> {
  const figuresIn = (locale: 'es' | 'en') => {
    const [before, last, now] = turnoverOf(project, isMistaken, locale);
    return { before, last, now, debt: formatNumber(0.8, 1, locale), coverage: formatNumber(1.4, 1, locale) };
  };
  const [es, en] = [figuresIn('es'), figuresIn('en')];
  const offers = offersBefore(owner, at);
  return {
    keyFigures: {
      es: `Cifra de negocios de los tres últimos años: ${es.before}, ${es.last} y ${es.now} millones de euros. Resultado neto del último: un 6 % de las ventas. Deuda neta sobre recursos propios: ${es.debt}. EBITDA sobre ventas: 11 %. Cobertura del servicio de la deuda: ${es.coverage}.`,
      en: `Turnover of the last three years: ${en.before}, ${en.last} and ${en.now} million euros. Net profit of the last one: 6 % of sales. Net debt to equity: ${en.debt}. EBITDA to sales: 11 %. Debt service coverage: ${en.coverage}.`,
    },
    previousOffers: {
      es: `El objetivo es también el mínimo: no hay otro menor. ${offers.es}`,
      en: `The target is also the minimum: there is no lower one. ${offers.en}`,
    },
    belowTarget: belowTargetTexts.refund,
    capitalChanges: {
      es: 'El préstamo se suma a la deuda del promotor. Su capital no cambia.',
      en: 'The loan adds to the debt of the owner. Its capital does not change.',
    },
  };
}

function aboutRisks({ sheet, chapters, type }: DemoProject): Partial<SheetTexts> {
  const inEnglish = chapters.find(({ titleEn }) => /risk/i.test(titleEn)) ?? chapters.at(-1);
  return {
    riskOfProject: { es: sheet.risks.join(' '), en: plainEnglish(inEnglish?.htmlEn ?? '') },
    riskOfSector: sectorRisks[type],
    riskOfDefault: {
      es: 'El promotor puede entrar en concurso o quedarse sin liquidez por subidas de costes, retrasos o impagos de sus clientes. Los inversores perderían entonces todo o parte de su dinero.',
      en: 'The owner may become insolvent or run out of cash because of higher costs, delays or unpaid invoices. Investors would then lose all or part of their money.',
    },
    riskOfReturns: {
      es: 'Los rendimientos pueden ser menores de lo previsto, llegar tarde o no llegar.',
      en: 'Returns may be lower than expected, may be late, or may not be paid.',
    },
    riskOfPlatform: {
      es: 'Si la plataforma dejara de prestar sus servicios, otra entidad se encargaría de administrar el préstamo según el plan de continuidad; los pagos podrían retrasarse.',
      en: 'If the platform stopped its services, another company would service the loan under the continuity plan; payments might be late.',
    },
    riskOfIlliquidity: {
      es: 'No hay un mercado en el que vender la inversión: el dinero queda comprometido hasta la última devolución.',
      en: 'There is no market on which to sell the investment: the money is committed until the last repayment.',
    },
    riskOfOthers: {
      es: 'Cambios de la ley o de los impuestos pueden reducir lo que el inversor recibe.',
      en: 'Changes of the law or of taxes may reduce what the investor receives.',
    },
  };
}

function aboutLoan({ sheet, guaranteeAgent, terms }: DemoProject): Partial<SheetTexts> {
  return {
    loanNature: {
      es: `Préstamo mercantil al promotor, a ${terms.months} meses, con el capital al vencimiento. El promotor puede devolverlo antes sin penalización.`,
      en: `A commercial loan to the owner, for ${terms.months} months, with the principal due at the end. The owner may repay it earlier without a penalty.`,
    },
    rateMethod: {
      es: 'interés simple sobre el capital pendiente, repartido por igual entre las entregas',
      en: 'simple interest on the outstanding principal, in equal parts over the deliveries',
    },
    guarantees: {
      es: sentence(`${sheet.guarantee} Agente de garantías: ${guaranteeAgent.name}`),
      en: sentence(`${sheet.guaranteeEn} Guarantee agent: ${guaranteeAgent.name}`),
    },
    schedule: {
      es: 'Intereses en cada entrega desde el inicio del proyecto; el capital, íntegro, con la última.',
      en: 'Interest with each delivery from the start of the project; the whole principal with the last.',
    },
    earlierDefaults: {
      es: 'Ninguno en los últimos cinco años.',
      en: 'None within the past five years.',
    },
    servicing: {
      es: 'La plataforma cobra al promotor y reparte a los monederos. Si hay impago, el agente de garantías ejecuta las garantías por cuenta de los inversores.',
      en: 'The platform collects from the owner and pays the wallets. If the owner defaults, the guarantee agent enforces the guarantees on behalf of the investors.',
    },
  };
}

/** The texts that the demo's staff have written in the sheet of a project. */
export function sheetTextsOf(source: SheetSource): Partial<SheetTexts> {
  const { project } = source;
  return {
    ...aboutOwner(source),
    ...aboutMoney(source),
    projectDescription: { es: project.sheet.purpose, en: project.sheet.purposeEn },
    ...aboutRisks(project),
    ...aboutLoan(project),
    moreInformation: {
      es: 'En la página del proyecto y, sin coste, en las incidencias de la plataforma.',
      en: 'On the page of the project and, free of charge, by a ticket on the platform.',
    },
    complaints: {
      es: 'Con el formulario de reclamaciones de la plataforma, sin coste y en español o en inglés; si es contra el promotor, también por escrito a su domicilio.',
      en: 'With the complaint form of the platform, free of charge and in Spanish or English; against the owner also in writing to its address.',
    },
  };
}

import type { SheetText, SheetTexts } from '@semilla/contract';
import type { ProjectTypeKey } from '../project-types.ts';
import type { DemoProject } from '../projects/project.ts';

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

/** The text of a chapter without its tags. */
const plain = (html: string) =>
  html
    .replaceAll(/<\/(?:p|li|h3)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

function aboutOwner({ promoter, direction }: DemoProject): Partial<SheetTexts> {
  const { name, taxId, website, description, descriptionEn } = promoter;
  const contact = [name, taxId, direction, website].filter(Boolean).join(', ');
  return {
    ownerIdentity: {
      es: `${contact}. Sociedad limitada española. Ningún socio tiene más del 25 % sin ejercer el control que le corresponde en la junta.`,
      en: `${contact}. A Spanish limited company. No partner holds more than 25 % without the matching control in the general meeting.`,
    },
    responsible: {
      es: `El consejo de administración de ${name}.`,
      en: `The board of directors of ${name}.`,
    },
    ownerActivities: { es: description, en: descriptionEn },
    financialStatements: {
      es: website ? `${website}/cuentas` : 'Registro Mercantil, cuentas del último ejercicio.',
      en: website ? `${website}/cuentas` : 'Companies register, accounts of the last year.',
    },
  };
}

function aboutMoney({ terms }: DemoProject): Partial<SheetTexts> {
  const sales = Math.round(terms.financingEuros / 100_000);
  const figures = [sales * 3, sales * 4, sales * 5].map((tenths) => (tenths / 10).toFixed(1));
  const [before = '', last = '', now = ''] = figures;
  return {
    keyFigures: {
      es: `Cifra de negocios de los tres últimos años: ${before}, ${last} y ${now} millones de euros. Resultado neto del último: un 6 % de las ventas. Deuda neta sobre recursos propios: 0,8. EBITDA sobre ventas: 11 %. Cobertura del servicio de la deuda: 1,4.`,
      en: `Turnover of the last three years: ${before}, ${last} and ${now} million euros. Net profit of the last one: 6 % of sales. Net debt to equity: 0.8. EBITDA to sales: 11 %. Debt service coverage: 1.4.`,
    },
    previousOffers: {
      es: 'El objetivo es también el mínimo: no hay otro menor. El promotor no ha hecho ofertas en otras plataformas en los últimos doce meses.',
      en: 'The target is also the minimum: there is no lower one. The owner has made no offers on other platforms within the last twelve months.',
    },
    belowTarget: {
      es: 'Si no se alcanza el objetivo en plazo, se cancelan todas las inversiones y se devuelve todo el dinero a los monederos, sin coste.',
      en: 'If the target is not reached in time, all investments are cancelled and all the money returns to the wallets, free of charge.',
    },
    capitalChanges: {
      es: 'El préstamo se suma a la deuda del promotor. Su capital no cambia.',
      en: 'The loan adds to the debt of the owner. Its capital does not change.',
    },
  };
}

function aboutRisks({ sheet, chapters, type }: DemoProject): Partial<SheetTexts> {
  const inEnglish = chapters.find(({ titleEn }) => /risk/i.test(titleEn)) ?? chapters.at(-1);
  return {
    riskOfProject: { es: sheet.risks.join(' '), en: plain(inEnglish?.htmlEn ?? '') },
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
      es: `${sheet.guarantee} La custodia ${guaranteeAgent.name}.`,
      en: `The guarantees are held by ${guaranteeAgent.name}. ${guaranteeAgent.descriptionEn}`,
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
      es: 'La plataforma cobra al promotor y reparte a los monederos. Si hay impago, el agente de garantías las ejecuta por cuenta de los inversores.',
      en: 'The platform collects from the owner and pays the wallets. If the owner defaults, the guarantee agent enforces the guarantees on behalf of the investors.',
    },
  };
}

/** What the demo's staff have written in the sheet of a project. */
export function sheetTextsOf(project: DemoProject): Partial<SheetTexts> {
  const [first] = project.chapters;
  return {
    ...aboutOwner(project),
    ...aboutMoney(project),
    projectDescription: {
      es: `${project.sheet.purpose} ${plain(first?.html ?? '')}`,
      en: plain(first?.htmlEn ?? ''),
    },
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

import { companyTaxId } from '../official-numbers.ts';
import type { Party } from './project.ts';

/** The companies that hold guarantees on behalf of investors; each serves several projects. */
export const guaranteeAgents = {
  custodia: {
    name: 'Custodia Agentes de Garantías S.L.',
    taxId: companyTaxId(12_417),
    website: 'https://custodia-garantias.example',
    description:
      'Sociedad independiente de Madrid que inscribe hipotecas y prendas a su nombre por cuenta de los inversores y, si hace falta, las ejecuta.',
    descriptionEn:
      'An independent company in Madrid that registers mortgages and pledges in its own name on behalf of investors and enforces them if need be.',
  },
  llevant: {
    name: 'Llevant Fiduciària S.L.',
    taxId: companyTaxId(20_935),
    website: 'https://llevant-fiduciaria.example',
    description:
      'Agente de garantías con despacho en Valencia y Barcelona. Vigila los seguros y las cuentas de cada proyecto e informa cada trimestre.',
    descriptionEn:
      'A security agent with offices in Valencia and Barcelona. It watches over the insurance and accounts of each project and reports every quarter.',
  },
  norte: {
    name: 'Norte Garantías y Registros S.L.',
    taxId: companyTaxId(31_208),
    website: 'https://nortegarantias.example',
    description:
      'Equipo de abogados y registradores de Bilbao que custodia prendas de maquinaria, buques y derechos de cobro.',
    descriptionEn:
      'A team of lawyers and registrars in Bilbao that holds pledges on machinery, ships and receivables.',
  },
  atlantico: {
    name: 'Atlântico Agente de Garantias, Lda.',
    taxId: '599000418',
    website: 'https://atlantico-garantias.example',
    description:
      'Agente de garantías de Oporto, con hipotecas y penhores inscritos en Portugal por cuenta de los inversores.',
    descriptionEn:
      'A security agent in Porto, with mortgages and pledges registered in Portugal on behalf of investors.',
  },
  tirreno: {
    name: 'Tirreno Security Trustees S.r.l.',
    taxId: '09900041826',
    website: 'https://tirreno-trustees.example',
    description:
      'Agente de garantías con oficinas en Génova y Marsella para operaciones en Italia y Francia.',
    descriptionEn: 'A security agent with offices in Genoa and Marseille for projects in Italy and France.',
  },
} satisfies Record<string, Party>;

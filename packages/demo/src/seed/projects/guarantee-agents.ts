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
  },
  llevant: {
    name: 'Llevant Fiduciària S.L.',
    taxId: companyTaxId(20_935),
    website: 'https://llevant-fiduciaria.example',
    description:
      'Agente de garantías con despacho en Valencia y Barcelona. Vigila los seguros y las cuentas de cada proyecto e informa cada trimestre.',
  },
  norte: {
    name: 'Norte Garantías y Registros S.L.',
    taxId: companyTaxId(31_208),
    website: 'https://nortegarantias.example',
    description:
      'Equipo de abogados y registradores de Bilbao que custodia prendas de maquinaria, buques y derechos de cobro.',
  },
  atlantico: {
    name: 'Atlântico Agente de Garantias, Lda.',
    taxId: '599000418',
    website: 'https://atlantico-garantias.example',
    description:
      'Agente de garantías de Oporto, con hipotecas y penhores inscritos en Portugal por cuenta de los inversores.',
  },
  tirreno: {
    name: 'Tirreno Security Trustees S.r.l.',
    taxId: '09900041826',
    website: 'https://tirreno-trustees.example',
    description:
      'Agente de garantías con oficinas en Génova y Marsella para operaciones en Italia y Francia.',
  },
} satisfies Record<string, Party>;

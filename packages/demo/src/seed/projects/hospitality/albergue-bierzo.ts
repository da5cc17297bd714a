import { companyTaxId } from '../../official-numbers.ts';
import { guaranteeAgents } from '../guarantee-agents.ts';
import type { DemoProject } from '../project.ts';

export const albergueBierzo: DemoProject = {
  url: 'albergue-villafranca-del-bierzo',
  name: 'Albergue de Villafranca',
  direction: 'Calle del Agua 27, 24500 Villafranca del Bierzo, León',
  country: 'ES',
  type: 'hospitality',
  manager: 'manager',
  history: [['Draft', 19]],
  calendar: { opensIn: 33, fundingDays: 40, startsAfterFunding: 15 },
  terms: {
    financingEuros: 145_000,
    minimumEuros: 50,
    months: 24,
    profitabilityPercent: 12,
    delivery: 'quarterly',
    managerFeePercent: 10,
    cancellationFeePercent: 1,
    maxInvestors: 300,
  },
  promoter: {
    name: 'Calle del Agua Hospitaleros S.L.',
    taxId: companyTaxId(24_190),
    website: null,
    description:
      'Una pareja que hizo el Camino hace nueve años, se quedó a vivir y lleva un albergue de doce plazas en Cacabelos.',
    descriptionEn:
      'A couple who walked the Camino nine years ago, stayed, and run a hostel with twelve beds in Cacabelos.',
  },
  guaranteeAgent: guaranteeAgents.custodia,
  chapters: [
    {
      title: 'A 187 kilómetros de Santiago',
      html: `<p>Por Villafranca pasan 74.000 peregrinos al año y duermen la mitad. La casa, blasonada y del XVII, está en la calle del Agua, en pleno trazado. Tendrá 38 plazas: una sala de veinte, tres habitaciones de cuatro y tres dobles para quien ya ha roncado bastante.</p>`,
      titleEn: '187 kilometres from Santiago',
      htmlEn: `<p>Each year 74.000 pilgrims pass through Villafranca and half of them sleep there. The house, of the seventeenth century and with a coat of arms, stands in Calle del Agua, right on the route. It will have 38 beds: a dormitory of twenty, three rooms of four, and three doubles for those who have heard enough snoring.</p>`,
    },
    {
      title: 'Catorce euros la cama',
      html: `<ul><li>Cama en sala, 14 €; doble, 52 €; cena común, 12 €.</li><li>Abierto de marzo a noviembre, con una media de 26 plazas llenas.</li><li>Obra y equipamiento: 205.000 €, de los que 60.000 ponen los promotores.</li></ul><p>La casa se alquila por veinte años con opción de compra.</p>`,
      titleEn: 'Fourteen euros a bed',
      htmlEn: `<ul><li>A bed in the dormitory, 14 €; a double, 52 €; supper together, 12 €.</li><li>Open from March to November, with 26 beds filled on average.</li><li>Works and equipment: 205.000 €, of which the promoters put in 60.000.</li></ul><p>The house is leased for twenty years with an option to buy.</p>`,
    },
    {
      title: 'Lo que estudiamos todavía',
      html: `<p>El informe de accesibilidad y si la opción de compra puede servir de garantía. Hasta que no haya una respuesta, el proyecto sigue en borrador.</p>`,
      titleEn: 'What we are still looking into',
      htmlEn: `<p>The accessibility report, and whether the option to buy can serve as a guarantee. Until there is an answer the project stays a draft.</p>`,
    },
  ],
  milestones: [
    {
      daysAgo: 15,
      title: 'Contrato de alquiler firmado',
      text: 'Veinte años, con opción de compra a partir del quinto.',
      titleEn: 'Lease signed',
      textEn: 'Twenty years, with an option to buy from the fifth.',
    },
    {
      daysAgo: 6,
      title: 'Proyecto de obra entregado',
      text: 'La arquitecta entrega el proyecto básico.',
      titleEn: 'Plans delivered',
      textEn: 'The architect hands in the basic design.',
    },
  ],
  pictures: [
    {
      description: 'El Camino a la entrada de Villafranca',
      descriptionEn: 'The Camino on its way into Villafranca',
      file: 'path.svg',
    },
    {
      description: 'La casa de la calle del Agua',
      descriptionEn: 'The house in Calle del Agua',
      file: 'house.svg',
    },
    {
      description: 'Una de las habitaciones dobles',
      descriptionEn: 'One of the double rooms',
      file: 'bedroom.svg',
    },
  ],
  sheet: {
    purpose: 'Abrir un albergue de 38 plazas en el Camino de Santiago.',
    purposeEn: 'To open a hostel with 38 beds on the Way of Saint James.',
    guarantee: 'En estudio: cesión de la opción de compra de la casa.',
    guaranteeEn: 'Under study: an assignment of the option to buy the house.',
    risks: ['Negocio de temporada.', 'Local alquilado.', 'Competencia de albergues municipales.'],
  },
  papers: [
    {
      kind: 'permit',
      title: 'Consulta urbanística',
      titleEn: 'Planning enquiry',
      issuer: 'Ayuntamiento de Villafranca del Bierzo',
      facts: [
        ['Uso', 'Albergue turístico'],
        ['Protección', 'Estructural'],
      ],
      text: ['El uso es compatible. Se exige salida de emergencia al huerto.'],
    },
  ],
};

import { companyTaxId } from '../../official-numbers.ts';
import { guaranteeAgents } from '../guarantee-agents.ts';
import type { DemoProject } from '../project.ts';

export const masiaMontseny: DemoProject = {
  url: 'masia-del-montseny',
  name: 'Masía del Montseny',
  direction: 'Camí de can Bosc s/n, 08460 Montseny, Barcelona',
  country: 'ES',
  type: 'hospitality',
  manager: 'manager2',
  history: [
    ['Draft', 46],
    ['Next_Opening', 11],
    ['Investment', 15],
  ],
  calendar: { fundingDays: 50, startsAfterFunding: 20 },
  terms: {
    financingEuros: 520_000,
    minimumEuros: 150,
    months: 42,
    profitabilityPercent: 26.95,
    delivery: 'quarterly',
    managerFeePercent: 10,
    cancellationFeePercent: 2,
  },
  promoter: {
    name: 'Can Bosc Hotels Rurals S.L.',
    taxId: companyTaxId(8_517),
    website: 'https://canbosc.example',
    description:
      'Dos hosteleros de Vic con otras dos casas rurales, abiertas todo el año y con un 74 % de ocupación.',
    descriptionEn:
      'Two hoteliers from Vic with two other country houses, open all year round and 74 % occupied.',
  },
  guaranteeAgent: guaranteeAgents.llevant,
  chapters: [
    {
      title: 'La masía y el bosque',
      html: `<p>Can Bosc es una masía de 1731 con era, pozo de hielo y catorce hectáreas de alcornoque y castaño dentro del parque natural, a una hora de Barcelona. Tiene 890 m² construidos que serán doce habitaciones, un comedor en la antigua cuadra y una piscina pequeña alimentada por la fuente.</p>`,
      titleEn: 'The farmhouse and the forest',
      htmlEn: `<p>Can Bosc is a farmhouse of 1731 with a threshing floor, an ice well and fourteen hectares of cork oak and chestnut inside the nature park, an hour from Barcelona. Its 890 m² will become twelve rooms, a dining room in the former stable and a small pool fed by the spring.</p>`,
    },
    {
      title: 'Un negocio de martes',
      html: `<p>El fin de semana se llena solo; el negocio está entre lunes y jueves. Por eso hay sala de trabajo, fibra y un acuerdo con tres empresas que reservan 900 noches al año para reuniones.</p>
<ul><li>Precio medio previsto: 124 €.</li><li>Ocupación: 48 % el primer año, 62 % el tercero.</li><li>Resultado de explotación en el tercer año: 171.000 €.</li></ul>`,
      titleEn: 'A business of Tuesdays',
      htmlEn: `<p>Weekends fill by themselves; the business lies between Monday and Thursday. Hence a work room, fibre, and an agreement with three companies that book 900 nights a year for meetings.</p>
<ul><li>Average rate expected: 124 €.</li><li>Occupancy: 48 % in the first year, 62 % in the third.</li><li>Operating result in the third year: 171.000 €.</li></ul>`,
    },
    {
      title: 'Obra respetuosa',
      html: `<p>Cal, madera y piedra del propio derribo. Caldera de biomasa con poda del bosque, depuradora de plantas y ni una farola: el Montseny tiene uno de los cielos más oscuros de la provincia.</p>`,
      titleEn: 'Building with care',
      htmlEn: `<p>Lime, wood, and stone from the demolition itself. A boiler that burns prunings from the forest, a reed bed for the waste water, and not a single street lamp: the Montseny has one of the darkest skies of the province.</p>`,
    },
    {
      title: 'Garantías y riesgos',
      html: `<p>Hipoteca de primer rango sobre la masía y 6 hectáreas; los socios ponen 104.000 euros que se cobran después de los inversores.</p><p>Riesgos: el parque limita las obras a los meses sin nidos, una primavera de incendios vacía las reservas, y los dos primeros años pagan con una reserva que ya está en la cuenta.</p>`,
      titleEn: 'Guarantees and risks',
      htmlEn: `<p>A first-rank mortgage on the house and 6 hectares; the partners put in 104.000 euros that rank behind the investors.</p><p>Risks: the park allows works only outside the nesting months, a spring of wildfires empties the bookings, and the first two years are paid from a reserve that is already in the account.</p>`,
    },
  ],
  milestones: [
    {
      daysAgo: 60,
      title: 'Informe favorable del parque natural',
      text: 'El parque aprueba el proyecto con calendario de obras.',
      titleEn: 'The nature park agrees',
      textEn: 'The park approves the project with a calendar for the works.',
    },
    {
      daysAgo: 22,
      title: 'Novecientas noches reservadas',
      text: 'Tres empresas firman estancias de trabajo para dos años.',
      titleEn: 'Nine hundred nights booked',
      textEn: 'Three companies sign working stays for two years.',
    },
  ],
  pictures: [
    {
      description: 'La masía y el Turó de l’Home',
      descriptionEn: 'The farmhouse and the Turó de l’Home',
      file: 'house.svg',
    },
    { description: 'La piscina de la fuente', descriptionEn: 'The pool at the spring', file: 'pool.svg' },
    {
      description: 'Una de las doce habitaciones',
      descriptionEn: 'One of the twelve rooms',
      file: 'bedroom.svg',
    },
  ],
  sheet: {
    purpose: 'Convertir una masía de 1731 en un hotel rural de doce habitaciones.',
    purposeEn: 'To turn a farmhouse of 1731 into a country hotel with twelve rooms.',
    guarantee: 'Hipoteca de primer rango sobre la masía y 6 hectáreas.',
    guaranteeEn: 'A first mortgage on the farmhouse and 6 hectares.',
    risks: [
      'Calendario de obras del parque natural.',
      'Incendios y temporadas flojas.',
      'Negocio nuevo los dos primeros años.',
    ],
  },
  papers: [
    {
      kind: 'appraisal',
      title: 'Tasación de Can Bosc',
      titleEn: 'Valuation of Can Bosc',
      issuer: 'Taxacions del Vallès S.A.',
      facts: [
        ['Superficie construida', '890 m²'],
        ['Finca', '14 ha'],
        ['Valor actual', '812.000 €'],
        ['Valor terminado', '1.690.000 €'],
      ],
      text: ['Valor como hotel por capitalización de rentas, con una ocupación del 55 %.'],
    },
    {
      kind: 'permit',
      title: 'Informe del parque natural',
      titleEn: 'Report of the nature reserve',
      issuer: 'Parc Natural del Montseny',
      facts: [
        ['Obras ruidosas', 'De septiembre a enero'],
        ['Alumbrado exterior', 'No permitido'],
      ],
      text: ['Favorable, con la condición de conservar el pozo de hielo y la era.'],
    },
  ],
};

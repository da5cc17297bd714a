import { guaranteeAgents } from '../guarantee-agents.ts';
import type { DemoProject } from '../project.ts';

export const solarMonegros: DemoProject = {
  url: 'regadio-solar-monegros',
  name: 'Regadío solar de Monegros',
  direction: 'Partida La Sabina, 22200 Sariñena, Huesca',
  country: 'ES',
  type: 'solar',
  manager: 'manager',
  history: [
    ['Draft', 30],
    ['Investment', 17],
    ['Financed', 564],
    ['Closed', 176],
  ],
  calendar: { fundingDays: 30, startsAfterFunding: 10 },
  terms: {
    financingEuros: 240_000,
    minimumEuros: 50,
    months: 18,
    profitabilityPercent: 9.6,
    delivery: 'quarterly',
    managerFeePercent: 8,
    cancellationFeePercent: 0,
  },
  promoter: {
    name: 'Comunidad de Regantes La Sabina',
    taxId: 'G22900718',
    website: null,
    description: 'Ciento doce agricultores que riegan 2.300 hectáreas de alfalfa, maíz y almendro.',
    descriptionEn: 'A hundred and twelve farmers who irrigate 2.300 hectares of alfalfa, maize and almonds.',
  },
  guaranteeAgent: guaranteeAgents.custodia,
  chapters: [
    {
      title: 'Cambiar gasóleo por sol',
      html: `<p>La comunidad bombeaba el agua del canal con tres motores diésel que quemaban 140.000 litros al año. Con 620 kWp y dos bombas nuevas sube la misma agua a la balsa de La Sabina durante el día, y por la noche riega por su peso.</p>`,
      titleEn: 'Sun instead of diesel',
      htmlEn: `<p>The association pumped water from the canal with three diesel engines that burned 140.000 litres a year. With 620 kWp and two new pumps it lifts the same water to the La Sabina reservoir by day, and at night irrigates by gravity.</p>`,
    },
    {
      title: 'El ahorro ha pagado la obra',
      html: `<p>El gasto de energía ha pasado de 168.000 a 31.000 euros al año. Con la diferencia, más una ayuda europea cobrada en el mes catorce, la comunidad ha devuelto los 240.000 euros y los seis trimestres de intereses, ni un día tarde.</p>
<blockquote>«El primer verano sin olor a gasóleo desde que tengo memoria.» — Pilar Otín, presidenta.</blockquote>`,
      titleEn: 'The savings have paid for it',
      htmlEn: `<p>Energy costs have fallen from 168.000 to 31.000 euros a year. With the difference, and a European grant received in month fourteen, the association has repaid the 240.000 euros and six quarters of interest, never a day late.</p>
<blockquote>“The first summer without the smell of diesel that I can remember.” — Pilar Otín, chair.</blockquote>`,
    },
    {
      title: 'Qué garantizaba el préstamo',
      html: `<p>Las cuotas de riego de los 112 comuneros, cedidas en prenda, y la propia instalación. No hubo que recurrir a ninguna de las dos.</p>`,
      titleEn: 'What secured the loan',
      htmlEn: `<p>The water fees of the 112 members, pledged, and the plant itself. Neither was ever called upon.</p>`,
    },
  ],
  milestones: [
    {
      daysAgo: 706,
      title: 'Comienza el montaje',
      text: 'Llegan los 1.130 módulos a la partida La Sabina.',
      titleEn: 'Assembly begins',
      textEn: 'The 1.130 modules arrive at La Sabina.',
    },
    {
      daysAgo: 639,
      title: 'Primer riego solar',
      text: 'La balsa se llena por primera vez solo con energía del sol.',
      titleEn: 'First solar irrigation',
      textEn: 'The reservoir fills for the first time on sunshine alone.',
    },
    {
      daysAgo: 294,
      title: 'Cobrada la ayuda europea',
      text: 'Ingresan 96.000 euros del programa de regadío eficiente.',
      titleEn: 'European grant received',
      textEn: '96.000 euros come in from the efficient irrigation programme.',
    },
    {
      daysAgo: 178,
      title: 'Último pago',
      text: 'Se devuelve el capital con los intereses del sexto trimestre.',
      titleEn: 'Last payment',
      textEn: 'The capital is repaid with the interest of the sixth quarter.',
    },
  ],
  pictures: [
    {
      description: 'Los paneles y la sierra al fondo',
      descriptionEn: 'The panels with the hills beyond',
      file: 'solar-field.svg',
    },
    {
      description: 'Los campos que riega la balsa',
      descriptionEn: 'The fields that the reservoir irrigates',
      file: 'fields.svg',
    },
    {
      description: 'Almendros en flor, regados con sol',
      descriptionEn: 'Almond trees in blossom, irrigated by the sun',
      file: 'almond-trees.svg',
    },
  ],
  sheet: {
    purpose: 'Sustituir el bombeo diésel de una comunidad de regantes por 620 kWp solares.',
    purposeEn: 'To replace the diesel pumps of an irrigation community by 620 kWp of solar panels.',
    guarantee: 'Prenda de las cuotas de riego y de la instalación.',
    guaranteeEn: 'A pledge of the water fees and the plant.',
    risks: ['Sequía que reduzca las cuotas.', 'Retraso de la ayuda pública.', 'Averías de las bombas.'],
  },
  papers: [
    {
      kind: 'quarterly',
      title: 'Informe final a los inversores',
      titleEn: 'Final report to investors',
      issuer: 'Comunidad de Regantes La Sabina',
      facts: [
        ['Gasóleo evitado', '207.000 litros'],
        ['Energía producida', '1.530 MWh'],
        ['Pagos a tiempo', '6 de 6'],
      ],
      text: ['Con el último pago queda libre la prenda sobre las cuotas de riego.'],
    },
  ],
};

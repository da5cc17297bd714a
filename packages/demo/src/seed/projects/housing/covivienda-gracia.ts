import { guaranteeAgents } from '../guarantee-agents.ts';
import type { DemoProject } from '../project.ts';

export const coviviendaGracia: DemoProject = {
  url: 'covivienda-gracia',
  name: 'Covivienda en Gràcia',
  direction: 'Carrer de Torrijos 33, 08012 Barcelona',
  country: 'ES',
  type: 'housing',
  manager: 'manager2',
  history: [
    ['Draft', 48],
    ['Preinvestment', 9],
  ],
  calendar: { opensIn: 12, fundingDays: 60, startsAfterFunding: 30 },
  terms: {
    financingEuros: 720_000,
    minimumEuros: 500,
    months: 36,
    profitabilityPercent: 19.5,
    delivery: 'annual',
    managerFeePercent: 8,
    cancellationFeePercent: 1,
    preinvestment: { maxInvestors: 60, depositEuros: 50, amountEuros: 150_000 },
  },
  promoter: {
    name: 'Cooperativa La Balconada SCCL',
    taxId: 'F00452716',
    website: 'https://labalconada.example',
    description:
      'Cooperativa de 21 socios que vivirán en el edificio en régimen de cesión de uso. Nadie venderá su piso: es de todos.',
    descriptionEn:
      'A cooperative of 21 members who will live in the building with a right of use. Nobody will sell their flat: it belongs to all.',
  },
  guaranteeAgent: guaranteeAgents.llevant,
  chapters: [
    {
      title: 'Vivir juntos sin vivir revueltos',
      html: `<p>Una antigua fábrica de pianos de 1.650 m², en pleno Gràcia, será la casa de catorce hogares: dieciséis adultos, cuatro mayores de setenta y siete niños. Pisos de 45 a 70 m² y, en común, cocina grande, lavandería, terraza y dos habitaciones para invitados.</p>
<p>Los socios ya han aportado 610.000 euros, y el Institut Català de Finances presta 1,4 millones a 25 años. Falta la última pieza: esta ronda.</p>`,
      titleEn: 'Living together, each in their own home',
      htmlEn: `<p>A former piano factory of 1.650 m² in the heart of Gràcia will be home to fourteen households: sixteen adults, four of them over seventy, and seven children. Flats of 45 to 70 m², and shared among all a large kitchen, a laundry, a terrace and two guest rooms.</p>
<p>The members have already put in 610.000 euros, and Catalonia’s public bank lends 1,4 million over 25 years. The last piece is missing: this round.</p>`,
    },
    {
      title: 'De dónde salen los pagos',
      html: `<p>Cada hogar paga una cuota mensual de entre 520 y 790 euros, un 35 % por debajo de los alquileres del barrio. Con las cuotas se atiende primero al banco y después a los inversores: intereses del 6,50 % cada año y el capital al tercero, cuando entra la subvención de energía ya concedida y un segundo tramo del préstamo público.</p>`,
      titleEn: 'Where the payments come from',
      htmlEn: `<p>Each household pays between 520 and 790 euros a month, 35 % below rents in the quarter. The fees serve the bank first and then the investors: 6,50 % interest each year, and the capital in the third, when the energy grant that has been awarded and a second tranche of the public loan come in.</p>`,
    },
    {
      title: 'Arquitectura y energía',
      html: `<ul><li>Se conservan los pilares de fundición y las vigas de la fábrica.</li><li>Estructura nueva de madera de pino del Berguedà.</li><li>42 kWp en cubierta y agua de lluvia para los lavabos.</li><li>Consumo previsto: 14 kWh/m² al año.</li></ul>`,
      titleEn: 'Architecture and energy',
      htmlEn: `<ul><li>The cast-iron columns and beams of the factory stay.</li><li>New structure of pine from the Berguedà.</li><li>42 kWp on the roof, and rainwater for the toilets.</li><li>Expected use: 14 kWh/m² a year.</li></ul>`,
    },
    {
      title: 'Riesgos',
      html: `<p>La deuda con el banco va por delante. Si varios hogares dejaran de pagar a la vez, la cooperativa tiene un fondo de seis cuotas y una lista de espera de 48 familias. No se puede vender el edificio: la garantía es una prenda de las aportaciones y del derecho a cobrar la subvención.</p>`,
      titleEn: 'Risks',
      htmlEn: `<p>The bank’s debt comes first. Should several households stop paying at once, the cooperative has a reserve of six monthly fees and a waiting list of 48 families. The building cannot be sold: the guarantee is a pledge over the members’ contributions and over the right to the grant.</p>`,
    },
  ],
  milestones: [
    {
      daysAgo: 40,
      title: 'Préstamo público aprobado',
      text: 'El Institut Català de Finances aprueba 1,4 millones de euros a 25 años.',
      titleEn: 'Public loan approved',
      textEn: 'Catalonia’s public bank approves 1,4 million euros over 25 years.',
    },
    {
      daysAgo: 5,
      title: 'Treinta preinversores',
      text: 'La mitad de las plazas de preinversión, reservadas en cuatro días.',
      titleEn: 'Thirty pre-investors',
      textEn: 'Half of the pre-investment places were taken within four days.',
    },
  ],
  pictures: [
    {
      description: 'La calle Torrijos una tarde de verano',
      descriptionEn: 'Calle Torrijos on a summer afternoon',
      file: 'street.svg',
    },
    {
      description: 'El patio compartido, como se imagina',
      descriptionEn: 'The shared courtyard, as imagined',
      file: 'courtyard.svg',
    },
    {
      description: 'La terraza común sobre los tejados de Gràcia',
      descriptionEn: 'The shared terrace above the roofs of Gràcia',
      file: 'rooftops.svg',
    },
  ],
  sheet: {
    purpose:
      'Completar la financiación de catorce viviendas cooperativas en cesión de uso en una antigua fábrica.',
    purposeEn: 'To complete the financing of fourteen cooperative homes, given for use, in a former factory.',
    guarantee: 'Prenda de las aportaciones de los socios y de la subvención concedida.',
    guaranteeEn: 'A pledge of the members’ contributions and of the grant awarded.',
    risks: [
      'El banco cobra antes que los inversores.',
      'El edificio no puede venderse.',
      'Impago de cuotas de los socios.',
    ],
  },
  mandate: {
    object: 'Préstamo participativo a la cooperativa',
    condition:
      'La plataforma representa a los inversores en la comisión de seguimiento, que se reúne cada semestre.',
    conditionEn:
      'The platform represents the investors on the monitoring committee, which meets every half-year.',
  },
  papers: [
    {
      kind: 'permit',
      title: 'Licencia de cambio de uso',
      titleEn: 'Permit for the change of use',
      issuer: 'Ajuntament de Barcelona',
      facts: [
        ['Uso anterior', 'Industrial'],
        ['Uso nuevo', 'Vivienda dotacional'],
        ['Viviendas', '14'],
      ],
      text: ['Se autoriza el cambio de uso con conservación de la estructura de fundición catalogada.'],
      hidden: true,
    },
  ],
};

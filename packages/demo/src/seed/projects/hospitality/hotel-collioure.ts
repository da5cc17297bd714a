import { guaranteeAgents } from '../guarantee-agents.ts';
import type { DemoProject } from '../project.ts';

export const hotelCollioure: DemoProject = {
  url: 'hotel-des-barques-collioure',
  name: 'Hôtel des Barques',
  direction: '6 Quai de l’Amirauté, 66190 Collioure',
  country: 'FR',
  type: 'hospitality',
  manager: 'manager2',
  history: [
    ['Draft', 58],
    ['Next_Opening', 13],
    ['Investment', 36],
    ['Financed', 84],
  ],
  calendar: { fundingDays: 45, startsAfterFunding: 25 },
  terms: {
    financingEuros: 680_000,
    minimumEuros: 250,
    months: 30,
    profitabilityPercent: 18.75,
    delivery: 'quarterly',
    taxWithholder: 'platform',
    managerFeePercent: 10,
    cancellationFeePercent: 2,
    retainedEuros: 12_000,
  },
  promoter: {
    name: 'Barques Catalanes Hôtellerie SAS',
    taxId: 'FR00990057730',
    website: 'https://hoteldesbarques.example',
    description:
      'La tercera generación de una familia de hoteleros del puerto, con una jefa de cocina recién vuelta de Lyon.',
    descriptionEn:
      'The third generation of a family of hoteliers at the harbour, with a head chef just back from Lyon.',
  },
  guaranteeAgent: guaranteeAgents.tirreno,
  chapters: [
    {
      title: 'Diecinueve ventanas al puerto',
      html: `<p>El hotel abrió en 1934 para los pintores que no cabían en casa de los pescadores. Tiene diecinueve habitaciones, un muelle delante y un restaurante que cerró en 2019. La reforma le devuelve el restaurante, pone ascensor y climatiza con agua de mar.</p>`,
      titleEn: 'Nineteen windows on the harbour',
      htmlEn: `<p>The hotel opened in 1934 for the painters whom the fishermen had no room for. It has nineteen bedrooms, a quay in front and a restaurant that closed in 2019. The renovation brings the restaurant back, adds a lift, and heats and cools with sea water.</p>`,
    },
    {
      title: 'Temporada larga',
      html: `<p>Collioure llena de mayo a septiembre; el plan alarga el año por los dos lados con el restaurante, la vendimia de Banyuls y una escuela de acuarela que ya reserva seis semanas en invierno.</p><ul><li>Tarifa media: 148 €, frente a 119 antes de la obra.</li><li>Ocupación prevista: 67 %.</li><li>Restaurante: 62 cubiertos al día.</li></ul>`,
      titleEn: 'A longer season',
      htmlEn: `<p>Collioure is full from May to September; the plan stretches the year at both ends with the restaurant, the Banyuls grape harvest and a school of watercolour that already books six weeks each winter.</p><ul><li>Average rate: 148 €, against 119 before the works.</li><li>Expected occupancy: 67 %.</li><li>Restaurant: 62 covers a day.</li></ul>`,
    },
    {
      title: 'Cómo va la obra y qué la garantiza',
      html: `<p>Hipoteca de primer rango sobre el hotel, tasado en 2,1 millones. La obra empezó hace siete semanas; el hotel sigue abierto con nueve habitaciones.</p><p>El riesgo es abrir tarde: cada semana de mayo perdida cuesta unos 14.000 euros.</p>`,
      titleEn: 'How the works stand, and what secures them',
      htmlEn: `<p>A first-rank mortgage on the hotel, valued at 2,1 million. The works began seven weeks ago; the hotel stays open with nine rooms.</p><p>The risk is opening late: every week of May that is lost costs some 14.000 euros.</p>`,
    },
  ],
  milestones: [
    {
      daysAgo: 50,
      title: 'Empieza la reforma',
      text: 'Se desmonta la planta baja y se descubre un arco del siglo XVII.',
      titleEn: 'The renovation begins',
      textEn: 'The ground floor is stripped and an arch of the seventeenth century appears.',
    },
    {
      daysAgo: 21,
      title: 'Toma de agua de mar instalada',
      text: 'La bomba de calor usará agua del puerto a 14 grados.',
      titleEn: 'Sea-water intake in place',
      textEn: 'The heat pump will use harbour water at 14 degrees.',
    },
  ],
  pictures: [
    {
      description: 'El puerto de Collioure y el campanario',
      descriptionEn: 'The harbour of Collioure and the bell tower',
      file: 'town.svg',
    },
    {
      description: 'Barcas catalanas frente al hotel',
      descriptionEn: 'Catalan boats in front of the hotel',
      file: 'sailing-boats.svg',
    },
    {
      description: 'La habitación 12',
      descriptionEn: 'Room 12',
      file: 'bedroom.svg',
    },
  ],
  sheet: {
    purpose: 'Reformar un hotel de diecinueve habitaciones y reabrir su restaurante.',
    purposeEn: 'To refurbish a hotel with nineteen rooms and reopen its restaurant.',
    guarantee: 'Hipoteca de primer rango sobre el hotel.',
    guaranteeEn: 'A first mortgage on the hotel.',
    risks: ['Retraso en la reapertura.', 'Temporada turística.', 'Costes de una obra con el hotel abierto.'],
  },
  papers: [
    {
      kind: 'quarterly',
      title: 'Primer informe de obra',
      titleEn: 'First report on the works',
      issuer: 'Barques Catalanes Hôtellerie SAS',
      facts: [
        ['Obra ejecutada', '27 %'],
        ['Coste hasta hoy', '186.000 €'],
        ['Habitaciones abiertas', '9 de 19'],
      ],
      text: ['El arco descubierto en la planta baja quedará a la vista en el restaurante.'],
    },
    {
      kind: 'deed',
      title: 'Escritura de hipoteca',
      titleEn: 'Mortgage deed',
      issuer: 'Étude notariale du Vallespir',
      facts: [
        ['Rango', 'Primero'],
        ['Importe garantizado', '816.000 €'],
      ],
      text: ['A favor del agente de garantías por cuenta de los inversores.'],
      hidden: true,
    },
  ],
};

import { companyTaxId } from '../../official-numbers.ts';
import { guaranteeAgents } from '../guarantee-agents.ts';
import type { DemoProject } from '../project.ts';

export const edificioLavapies: DemoProject = {
  url: 'edificio-lavapies',
  name: 'Edificio Lavapiés',
  direction: 'Calle del Olivar 21, 28012 Madrid',
  country: 'ES',
  type: 'housing',
  manager: 'manager',
  history: [
    ['Draft', 58],
    ['Next_Opening', 14],
    ['Investment', 19],
  ],
  calendar: { fundingDays: 45, startsAfterFunding: 20 },
  terms: {
    financingEuros: 450_000,
    minimumEuros: 100,
    months: 18,
    profitabilityPercent: 12.75,
    delivery: 'quarterly',
    managerFeePercent: 10,
    cancellationFeePercent: 2,
    maxInvestors: 500,
  },
  promoter: {
    name: 'Rehabitia Promociones S.L.',
    taxId: companyTaxId(64_120),
    website: 'https://rehabitia.example',
    description:
      'Veinte años rehabilitando edificios en el centro de Madrid: 31 fincas entregadas, ninguna con retraso de más de tres meses.',
    descriptionEn:
      'Twenty years renovating buildings in the centre of Madrid: 31 handed over, none more than three months late.',
  },
  guaranteeAgent: guaranteeAgents.custodia,
  chapters: [
    {
      title: 'El edificio',
      html: `<p>Una casa de vecinos de 1912, con corrala, a tres minutos de la plaza de Lavapiés. Son 1.040 m² en planta baja y cuatro alturas: doce viviendas de entre 48 y 76 m² y un local que hoy es una librería y lo seguirá siendo.</p>
<h3>Qué se va a hacer</h3>
<ul><li>Refuerzo de la estructura de madera y cubierta nueva con aislamiento.</li><li>Ascensor en el patio, sin tocar las galerías.</li><li>Aerotermia común: de la letra F a la letra B.</li></ul>
<p>Diez inquilinos se han ido ya por acuerdo; los dos que quedan tienen contrato antiguo y se quedan, en pisos reformados y con la misma renta.</p>`,
      titleEn: 'The building',
      htmlEn: `<p>A tenement house of 1912 built around a galleried courtyard, three minutes from Plaza de Lavapiés. It has 1.040 m² on five floors: twelve homes of 48 to 76 m², and a shop that is a bookshop today and will remain one.</p>
<h3>The works</h3>
<ul><li>Strengthened timber structure and a new, insulated roof.</li><li>A lift in the courtyard that leaves the galleries untouched.</li><li>A shared heat pump: from energy class F to class B.</li></ul>
<p>Ten tenants have left by agreement. The other two have old contracts and stay, in renovated flats and at the same rent.</p>`,
    },
    {
      title: 'Cómo se gana dinero',
      html: `<p>La finca se compró por 2,35 millones con fondos del promotor y una hipoteca del 40 %. Los 450.000 euros de esta ronda pagan la mitad de la obra. Terminada, diez viviendas se venden: los tres agentes del barrio consultados las sitúan entre 5.200 y 5.600 €/m², y nuestras cuentas usan 4.950.</p>
<p>Hay cuatro reservas firmadas con señal. Los intereses se pagan cada trimestre desde el inicio de la obra y el capital se devuelve con las ventas, en dieciocho meses como máximo.</p>`,
      titleEn: 'Where the return comes from',
      htmlEn: `<p>The house was bought for 2,35 million with the promoter’s own funds and a 40 % mortgage. The 450.000 euros of this round pay for half of the works. Ten flats are then sold: the three local agents we asked expect 5.200 to 5.600 €/m², while our figures use 4.950.</p>
<p>Four reservations are signed, with deposits. Interest is paid each quarter from the start of the works, and the capital comes back from the sales within eighteen months.</p>`,
    },
    {
      title: 'Garantías y riesgos',
      html: `<p>Hipoteca de segundo rango sobre la finca a favor del agente de garantías. Según la tasación, con la obra hecha todas las deudas suman el 61 % del valor.</p>
<h3>Lo que puede salir mal</h3>
<ul><li>La estructura de madera puede esconder sorpresas: hay un 12 % de imprevistos presupuestado.</li><li>Si la venta se alarga, el promotor puede pedir seis meses más pagando un punto adicional.</li><li>Como toda inversión, puede perderse en parte o entera.</li></ul>`,
      titleEn: 'Guarantees and risks',
      htmlEn: `<p>A second-rank mortgage on the house in favour of the guarantee agent. By the valuation, all debts together come to 61 % of its worth once renovated.</p>
<h3>What may go wrong</h3>
<ul><li>Old timber hides surprises: 12 % of the budget is set aside for them.</li><li>If sales are slow, the promoter may ask for six more months, paying one point more.</li><li>As with any investment, part or all of it may be lost.</li></ul>`,
    },
  ],
  milestones: [
    {
      daysAgo: 71,
      title: 'Licencia de obras concedida',
      text: 'El Ayuntamiento de Madrid concede la licencia de rehabilitación integral.',
      titleEn: 'Building permit granted',
      textEn: 'Madrid City Council grants the permit for the full renovation.',
    },
    {
      daysAgo: 34,
      title: 'Constructora elegida',
      text: 'Obras Cervantes gana el concurso entre cuatro empresas, con precio cerrado y penalización por retraso.',
      titleEn: 'Builder chosen',
      textEn: 'Obras Cervantes wins among four bidders, at a fixed price and with a penalty for delay.',
    },
    {
      daysAgo: 6,
      title: 'Cuarta vivienda reservada',
      text: 'Se firma la reserva del 3.º B, con 15.000 euros de señal.',
      titleEn: 'Fourth flat reserved',
      textEn: 'Flat 3B is reserved with a deposit of 15.000 euros.',
    },
  ],
  pictures: [
    {
      description: 'El edificio desde la calle del Olivar',
      descriptionEn: 'The building seen from Calle del Olivar',
      file: 'street.svg',
    },
    {
      description: 'La corrala, con sus galerías de madera',
      descriptionEn: 'The courtyard, with its wooden galleries',
      file: 'courtyard.svg',
    },
    {
      description: 'Cómo quedará el salón de las viviendas',
      descriptionEn: 'What the living rooms will look like',
      file: 'living-room.svg',
    },
  ],
  sheet: {
    purpose:
      'Financiar la mitad de la obra de rehabilitación de un edificio de doce viviendas y un local en el centro de Madrid.',
    purposeEn:
      'To pay for half of the refurbishment of a building with twelve homes and a shop in the centre of Madrid.',
    guarantee: 'Hipoteca de segundo rango sobre la finca, inscrita a favor del agente de garantías.',
    guaranteeEn: 'A second mortgage on the property, registered in favour of the guarantee agent.',
    risks: [
      'Sobrecostes por vicios ocultos de la estructura de madera.',
      'Ventas más lentas o a menor precio de lo previsto.',
      'La hipoteca bancaria cobra antes que los inversores.',
    ],
  },
  papers: [
    {
      kind: 'appraisal',
      title: 'Tasación de la finca de la calle del Olivar 21',
      titleEn: 'Valuation of the building at Calle del Olivar 21',
      issuer: 'Tasaciones del Centro S.A.',
      facts: [
        ['Superficie construida', '1.040 m²'],
        ['Valor en su estado actual', '2.410.000 €'],
        ['Valor con la obra terminada', '4.030.000 €'],
        ['Método', 'Comparación y residual estático'],
      ],
      text: [
        'Se visitaron las doce viviendas, el local y la cubierta. La estructura de pies derechos de madera presenta pudriciones localizadas en las crujías del patio, previstas en el proyecto de ejecución.',
        'Se han usado once testigos de venta a menos de 400 metros, cerrados en los últimos nueve meses.',
      ],
    },
    {
      kind: 'permit',
      title: 'Licencia de rehabilitación integral',
      titleEn: 'Permit for the full renovation',
      issuer: 'Ayuntamiento de Madrid, distrito Centro',
      facts: [
        ['Actuación', 'Rehabilitación con mejora de accesibilidad'],
        ['Nivel de protección', 'Ambiental 3.º'],
        ['Plazo para terminar', '36 meses'],
      ],
      text: [
        'Se autoriza la instalación de ascensor en el patio con la condición de conservar las galerías de la corrala.',
      ],
    },
  ],
};

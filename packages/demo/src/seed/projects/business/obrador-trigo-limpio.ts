import { guaranteeAgents } from '../guarantee-agents.ts';
import type { DemoProject } from '../project.ts';

export const obradorTrigoLimpio: DemoProject = {
  url: 'obrador-trigo-limpio',
  name: 'Obrador Trigo Limpio',
  direction: 'Calle Ronda 14, 48005 Bilbao',
  country: 'ES',
  type: 'business',
  manager: 'manager',
  private: true,
  history: [
    ['Draft', 22],
    ['Investment', 8],
  ],
  calendar: { fundingDays: 30, startsAfterFunding: 10 },
  terms: {
    financingEuros: 95_000,
    minimumEuros: 100,
    months: 24,
    profitabilityPercent: 13,
    delivery: 'monthly',
    managerFeePercent: 8,
    cancellationFeePercent: 0,
    maxInvestors: 150,
    showInvestors: false,
  },
  promoter: {
    name: 'Trigo Limpio Panaderos S. Coop.',
    taxId: 'F48900633',
    website: 'https://trigolimpio.example',
    description:
      'Seis panaderas y panaderos de masa madre, con dos tiendas y un puesto en el mercado de la Ribera.',
    descriptionEn: 'Six sourdough bakers, with two shops and a stall at the Ribera market.',
  },
  guaranteeAgent: guaranteeAgents.norte,
  chapters: [
    {
      title: 'Una ronda para los de casa',
      html: `<p>Esta ronda es privada: la hemos abierto para quienes nos compran el pan y para los inversores de la plataforma que ya están verificados. Buscamos 95.000 euros para mudarnos a un obrador tres veces mayor, en los bajos de una antigua imprenta de la calle Ronda.</p>`,
      titleEn: 'A round among friends',
      htmlEn: `<p>This round is private: it is open to those who buy our bread and to the platform’s verified investors. We are looking for 95.000 euros to move to a bakehouse three times the size, on the ground floor of a former printing works in Ronda street.</p>`,
    },
    {
      title: 'Harina, horno y números',
      html: `<p>Hoy cocemos 420 panes al día y se acaban a las once. Con el horno de piedra de 18 m² llegaremos a 1.300, sin trabajar de noche: la masa fermenta en frío y se cuece de día.</p><ul><li>Horno y cámara: 61.000 €.</li><li>Obra y salida de humos: 27.000 €.</li><li>Molino para trigo alavés: 7.000 €.</li></ul>
<p>El año pasado vendimos 486.000 euros y ganamos 38.000 después de pagar seis sueldos.</p>`,
      titleEn: 'Flour, oven and figures',
      htmlEn: `<p>Today we bake 420 loaves a day, gone by eleven. With a stone oven of 18 m² we will reach 1.300 without working nights: the dough rises cold and is baked by day.</p><ul><li>Oven and cold room: 61.000 €.</li><li>Building works and flue: 27.000 €.</li><li>A mill for wheat from Álava: 7.000 €.</li></ul>
<p>Last year we sold 486.000 euros’ worth and earned 38.000 after paying six wages.</p>`,
    },
    {
      title: 'Qué ofrecemos y qué puede fallar',
      html: `<p>Un 6,50 % anual, pagado cada mes, y un pan los sábados a quien invierta más de mil euros. El horno queda en prenda y las seis socias avalan personalmente el 40 %.</p><p>Puede fallar el local: si los vecinos recurren la chimenea, habría que ir a un horno eléctrico, más caro de usar.</p>`,
      titleEn: 'What we offer, and what may fail',
      htmlEn: `<p>6,50 % a year, paid monthly, and a loaf each Saturday for whoever invests more than a thousand euros. The oven is pledged, and the six members personally guarantee 40 %.</p><p>The premises may fail us: should the neighbours appeal against the flue, we would need an electric oven, which costs more to run.</p>`,
    },
  ],
  milestones: [
    {
      daysAgo: 18,
      title: 'Contrato del local',
      text: 'Quince años de alquiler con tres meses de carencia.',
      titleEn: 'Lease signed',
      textEn: 'Fifteen years, with the first three months free.',
    },
    {
      daysAgo: 4,
      title: 'El horno, encargado',
      text: 'Lo construye un hornero de Navarra en nueve semanas.',
      titleEn: 'Oven ordered',
      textEn: 'An oven builder from Navarre will make it in nine weeks.',
    },
  ],
  pictures: [
    {
      description: 'El obrador a primera hora',
      descriptionEn: 'The bakehouse in the early morning',
      file: 'oven.svg',
    },
    {
      description: 'La tienda de la calle Ronda',
      descriptionEn: 'The shop in Calle Ronda',
      file: 'shop.svg',
    },
    { description: 'El Casco Viejo de Bilbao', descriptionEn: 'The old town of Bilbao', file: 'street.svg' },
  ],
  sheet: {
    purpose: 'Trasladar un obrador de masa madre a un local mayor y comprar un horno de piedra.',
    purposeEn: 'To move a sourdough bakery to larger premises and buy a stone oven.',
    guarantee: 'Prenda del horno y aval personal de las socias por el 40 %.',
    guaranteeEn: 'A pledge of the oven and a personal guarantee of the partners for 40 %.',
    risks: [
      'Recurso vecinal contra la chimenea.',
      'Subida del precio de la energía y la harina.',
      'Empresa muy pequeña.',
    ],
  },
  mandate: {
    object: 'Préstamo a la cooperativa',
    condition:
      'El inversor encarga a la plataforma también la firma de la prenda y de los avales del préstamo.',
    conditionEn: 'The investor also has the platform sign the pledge and the sureties of the loan.',
  },
  papers: [],
};

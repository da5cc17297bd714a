import { companyTaxId } from '../../official-numbers.ts';
import { guaranteeAgents } from '../guarantee-agents.ts';
import type { DemoProject } from '../project.ts';

export const naranjosAlzira: DemoProject = {
  url: 'naranjos-de-la-ribera',
  name: 'Naranjos de la Ribera',
  direction: 'Partida de la Barraca, 46600 Alzira, Valencia',
  country: 'ES',
  type: 'farming',
  manager: 'manager2',
  history: [
    ['Draft', 50],
    ['Next_Opening', 14],
    ['Investment', 34],
    ['Financed', 57],
  ],
  calendar: { fundingDays: 45, startsAfterFunding: 20 },
  terms: {
    financingEuros: 175_000,
    minimumEuros: 50,
    months: 24,
    profitabilityPercent: 12.4,
    delivery: 'annual',
    managerFeePercent: 10,
    cancellationFeePercent: 1,
  },
  promoter: {
    name: 'Hort de la Barraca S.L.',
    taxId: companyTaxId(46_338),
    website: 'https://hortdelabarraca.example',
    description:
      'Tres primos que han juntado 31 campos abandonados de sus vecinos y venden la fruta por internet.',
    descriptionEn:
      'Three cousins who have brought together 31 abandoned fields of their neighbours and sell the fruit online.',
  },
  guaranteeAgent: guaranteeAgents.llevant,
  chapters: [
    {
      title: 'Treinta y un campos, un huerto',
      html: `<p>En la Ribera se abandona una hectárea de naranjos al día porque cada campo mide menos que una piscina. Los hemos juntado: 22 hectáreas seguidas, arrendadas por veinte años, de navelina y clemenules de doce años que solo necesitaban agua y tijera.</p>`,
      titleEn: 'Thirty-one fields, one orchard',
      htmlEn: `<p>In the Ribera a hectare of orange trees is abandoned every day, because each field is smaller than a swimming pool. We have joined them: 22 hectares in one piece, leased for twenty years, of Navelina and Clemenules, twelve years old and wanting nothing but water and shears.</p>`,
    },
    {
      title: 'Goteo y caja en casa',
      html: `<p>El dinero paga el riego por goteo con sondas de humedad (un 40 % menos de agua), una línea de confección pequeña y 6.000 cajas retornables. El 60 % de la fruta se vende directamente a 9.400 casas de España y Francia, a 1,55 €/kg; la lonja paga 0,28.</p>`,
      titleEn: 'Drip lines and boxes to the door',
      htmlEn: `<p>The money pays for drip irrigation with moisture probes (40 % less water), a small packing line and 6.000 returnable boxes. 60 % of the fruit is sold directly to 9.400 homes in Spain and France at 1,55 €/kg; the exchange pays 0,28.</p>`,
    },
    {
      title: 'Garantía y riesgos',
      html: `<p>Prenda de dos cosechas y de la línea de confección. Seguro agrario contra helada y pedrisco al 70 %.</p><ul><li>Una helada tardía puede llevarse media cosecha.</li><li>El cotonet obliga a tratamientos caros.</li><li>El envío a domicilio depende de una sola empresa de transporte.</li></ul>`,
      titleEn: 'Guarantee and risks',
      htmlEn: `<p>A pledge over two harvests and the packing line. Crop insurance against frost and hail, at 70 %.</p><ul><li>A late frost can take half the crop.</li><li>Mealybug calls for costly treatment.</li><li>Home delivery depends on a single carrier.</li></ul>`,
    },
  ],
  milestones: [
    {
      daysAgo: 49,
      title: 'Empieza la instalación del goteo',
      text: 'Catorce kilómetros de tubería en seis semanas.',
      titleEn: 'Drip lines go in',
      textEn: 'Fourteen kilometres of pipe in six weeks.',
    },
    {
      daysAgo: 18,
      title: 'Nueve mil casas',
      text: 'La venta directa pasa de nueve mil clientes.',
      titleEn: 'Nine thousand homes',
      textEn: 'Direct sales pass nine thousand customers.',
    },
  ],
  loanDefault: {
    daysAgo: 12,
    reason:
      'Una granizada se ha llevado la cosecha y la empresa ha pedido el concurso de acreedores: no esperamos que pague a tiempo.',
    reasonEn:
      'Hail has taken the harvest and the company has filed for insolvency: we do not expect it to pay on time.',
    stages: [
      {
        daysAgo: 5,
        euros: 52_500,
        text: 'El seguro agrario paga la primera parte de la indemnización, que estaba pignorada.',
        textEn: 'The crop insurance pays the first part of the compensation, which was pledged.',
      },
    ],
  },
  pictures: [
    {
      description: 'El huerto en plena campaña',
      descriptionEn: 'The orchard in full season',
      file: 'orange-trees.svg',
    },
    { description: 'La Ribera desde el aire', descriptionEn: 'The Ribera from the air', file: 'fields.svg' },
    {
      description: 'La alquería de la Barraca',
      descriptionEn: 'The Barraca farmhouse',
      file: 'house.svg',
    },
  ],
  sheet: {
    purpose: 'Instalar riego por goteo y una línea de confección en 22 hectáreas de naranjos.',
    purposeEn: 'To install drip irrigation and a packing line in 22 hectares of orange groves.',
    guarantee: 'Prenda de dos cosechas y de la maquinaria.',
    guaranteeEn: 'A pledge of two harvests and the machinery.',
    risks: ['Heladas y plagas.', 'Precio de la naranja.', 'Dependencia de un transportista.'],
  },
  mandate: {
    object: 'Préstamo con prenda de cosecha',
    condition:
      'La plataforma comprueba al final de cada campaña que la cosecha dada en prenda se ha vendido.',
    conditionEn: 'At the end of each season the platform checks that the pledged harvest has been sold.',
  },
  papers: [
    {
      kind: 'quarterly',
      title: 'Primer informe a los inversores',
      titleEn: 'First report to investors',
      issuer: 'Hort de la Barraca S.L.',
      facts: [
        ['Goteo instalado', '83 %'],
        ['Clientes', '9.412'],
        ['Caja disponible', '61.200 €'],
      ],
      text: ['La línea de confección llega en cuatro semanas, a tiempo para la primera navelina.'],
    },
  ],
};

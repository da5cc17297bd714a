import { companyTaxId } from '../../official-numbers.ts';
import { guaranteeAgents } from '../guarantee-agents.ts';
import type { DemoProject } from '../project.ts';

export const almendrosGuadix: DemoProject = {
  url: 'almendros-del-marquesado',
  name: 'Almendros del Marquesado',
  direction: 'Cortijo del Marchal, 18518 Lanteira, Granada',
  country: 'ES',
  type: 'farming',
  manager: 'manager',
  history: [
    ['Draft', 33],
    ['Next_Opening', 12],
    ['Investment', 27],
    ['Financed', 474],
    ['Closed', 92],
  ],
  calendar: { fundingDays: 40, startsAfterFunding: 12 },
  terms: {
    financingEuros: 150_000,
    minimumEuros: 100,
    months: 15,
    profitabilityPercent: 9,
    delivery: 'end_of_project',
    managerFeePercent: 10,
    cancellationFeePercent: 2,
    maxInvestors: 250,
  },
  promoter: {
    name: 'Cortijo del Marchal S.L.',
    taxId: companyTaxId(18_772),
    website: null,
    description: 'Almendra ecológica a 1.250 metros, al pie de Sierra Nevada.',
    descriptionEn: 'Organic almonds at 1.250 metres, at the foot of Sierra Nevada.',
  },
  guaranteeAgent: guaranteeAgents.custodia,
  chapters: [
    {
      title: 'Partir en casa',
      html: `<p>Ochenta hectáreas de almendro ecológico a 1.250 metros, donde se florece tarde y la helada llega antes. La almendra se vendía en cáscara; con una partidora, una clasificadora óptica y una cámara, ahora sale pelada, por calibres y a granel pequeño para obradores.</p>`,
      titleEn: 'Shelling at home',
      htmlEn: `<p>Eighty hectares of organic almonds at 1.250 metres, where trees flower late and the frost has gone by. The nuts were sold in their shells; with a sheller, an optical sorter and a cold room they now leave blanched, by size, in small bulk for bakers.</p>`,
    },
    {
      title: 'Resultado',
      html: `<p>La cosecha fue de 61 toneladas, un 8 % mejor que la media. El kilo pelado se vendió a 6,10 euros frente a los 5,60 previstos. En el mes quince se pagó todo junto: 150.000 euros de capital y 13.500 de rentabilidad, menos la comisión.</p>`,
      titleEn: 'Outcome',
      htmlEn: `<p>The harvest was 61 tonnes, 8 % better than average. Blanched nuts sold at 6,10 euros a kilo against the 5,60 expected. In month fifteen everything was paid at once: 150.000 euros of capital and 13.500 of return, less the fee.</p>`,
    },
    {
      title: 'Riesgos que se corrieron',
      html: `<p>Hubo una noche de marzo a dos grados bajo cero. Se quemaron pacas de paja toda la noche y se perdió solo la flor de las once hectáreas de abajo, que el seguro pagó.</p>`,
      titleEn: 'The risks that were run',
      htmlEn: `<p>There was one March night at two degrees below zero. Bales of straw burned until morning, and only the blossom of the eleven lowest hectares was lost, which the insurance paid for.</p>`,
    },
  ],
  milestones: [
    {
      daysAgo: 520,
      title: 'Llega la partidora',
      text: 'Montada en la nave del cortijo en nueve días.',
      titleEn: 'The sheller arrives',
      textEn: 'Installed in the farm’s barn in nine days.',
    },
    {
      daysAgo: 240,
      title: 'Fin de la cosecha',
      text: '61 toneladas, un 8 % más que la media.',
      titleEn: 'Harvest complete',
      textEn: '61 tonnes, 8 % above average.',
    },
    {
      daysAgo: 95,
      title: 'Pago único',
      text: 'Capital y rentabilidad, en los monederos de los inversores.',
      titleEn: 'Single payment',
      textEn: 'Capital and return are in the investors’ wallets.',
    },
  ],
  pictures: [
    {
      description: 'Los almendros en flor y Sierra Nevada',
      descriptionEn: 'Almond trees in blossom and Sierra Nevada',
      file: 'almond-trees.svg',
    },
    {
      description: 'El cortijo del Marchal',
      descriptionEn: 'The Marchal farmhouse',
      file: 'house.svg',
    },
    {
      description: 'El llano del Marquesado',
      descriptionEn: 'The Marquesado plain',
      file: 'wheat-fields.svg',
    },
  ],
  sheet: {
    purpose: 'Comprar una partidora y una clasificadora de almendra ecológica.',
    purposeEn: 'To buy a sheller and a sorter for organic almonds.',
    guarantee: 'Prenda de cosecha y de maquinaria.',
    guaranteeEn: 'A pledge of the harvest and the machinery.',
    risks: ['Heladas de primavera.', 'Precio de la almendra.', 'Pago único al final.'],
  },
  papers: [
    {
      kind: 'quarterly',
      title: 'Informe final a los inversores',
      titleEn: 'Final report to investors',
      issuer: 'Cortijo del Marchal S.L.',
      facts: [
        ['Cosecha', '61 t'],
        ['Precio medio', '6,10 €/kg'],
        ['Pagado', '163.500 €'],
      ],
      text: ['La partidora trabaja ya también para otros nueve agricultores del Marquesado.'],
    },
  ],
};

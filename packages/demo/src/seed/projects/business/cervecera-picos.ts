import { companyTaxId } from '../../official-numbers.ts';
import { guaranteeAgents } from '../guarantee-agents.ts';
import type { DemoProject } from '../project.ts';

export const cerveceraPicos: DemoProject = {
  url: 'cervecera-picos-de-europa',
  name: 'Cervecera Picos de Europa',
  direction: 'La Estación s/n, 33540 Arriondas, Asturias',
  country: 'ES',
  type: 'business',
  manager: 'manager',
  history: [
    ['Draft', 31],
    ['Next_Opening', 8],
    ['Investment', 13],
    ['Financed', 375],
    ['Closed', 91],
  ],
  calendar: { fundingDays: 30, startsAfterFunding: 6 },
  terms: {
    financingEuros: 110_000,
    minimumEuros: 50,
    months: 12,
    profitabilityPercent: 7.8,
    delivery: 'quarterly',
    taxWithholder: 'platform',
    managerFeePercent: 10,
    cancellationFeePercent: 1,
  },
  promoter: {
    name: 'Cervezas del Sella S.L.',
    taxId: companyTaxId(33_905),
    website: 'https://cervezasdelsella.example',
    description: 'Dos hermanas, una química y una maestra cervecera, y el agua del Sella.',
    descriptionEn: 'Two sisters, a chemist and a master brewer, and the water of the Sella.',
  },
  guaranteeAgent: guaranteeAgents.norte,
  chapters: [
    {
      title: 'Cerveza de la antigua estación',
      html: `<p>En el muelle de mercancías de la vieja estación de Arriondas caben cuatro fermentadores de 2.000 litros y una barra con vistas al río. Con 110.000 euros se pasó de 60.000 a 170.000 litros al año.</p>`,
      titleEn: 'Beer from the old station',
      htmlEn: `<p>The goods shed of the old station of Arriondas holds four 2.000-litre fermenters and a bar that looks over the river. With 110.000 euros output grew from 60.000 to 170.000 litres a year.</p>`,
    },
    {
      title: 'Un año después',
      html: `<ul><li>152.000 litros vendidos, el 90 % de lo previsto.</li><li>Tres bares nuevos en Oviedo y una cadena de supermercados asturiana.</li><li>Medalla de bronce en Barcelona por la negra con sidra.</li></ul>
<p>El verano fue lluvioso y la terraza vendió menos, pero los cuatro pagos trimestrales llegaron en fecha y el capital se ha devuelto entero.</p>`,
      titleEn: 'One year on',
      htmlEn: `<ul><li>152.000 litres sold, 90 % of the plan.</li><li>Three new bars in Oviedo and an Asturian supermarket chain.</li><li>A bronze medal in Barcelona for the stout with cider.</li></ul>
<p>It was a rainy summer and the terrace sold less, but the four quarterly payments came on time and the capital has been repaid in full.</p>`,
    },
    {
      title: 'Garantías que hubo',
      html: `<p>Prenda de los fermentadores y aval de una sociedad de garantía recíproca por el 50 %. Ambos se han liberado.</p>`,
      titleEn: 'The guarantees there were',
      htmlEn: `<p>A pledge over the fermenters and a mutual guarantee company’s surety for 50 %. Both have been released.</p>`,
    },
  ],
  milestones: [
    {
      daysAgo: 410,
      title: 'Llegan los fermentadores',
      text: 'Cuatro tanques de 2.000 litros entran por el tejado con una grúa.',
      titleEn: 'The fermenters arrive',
      textEn: 'Four 2.000-litre tanks are lowered through the roof by crane.',
    },
    {
      daysAgo: 270,
      title: 'Medalla en Barcelona',
      text: 'La negra con sidra gana un bronce entre 480 cervezas.',
      titleEn: 'A medal in Barcelona',
      textEn: 'The stout with cider wins bronze among 480 beers.',
    },
    {
      daysAgo: 92,
      title: 'Préstamo devuelto',
      text: 'Cuarto trimestre y capital, pagados.',
      titleEn: 'Loan repaid',
      textEn: 'The fourth quarter and the capital have been paid.',
    },
  ],
  pictures: [
    { description: 'La sala de fermentación', descriptionEn: 'The fermentation room', file: 'brewery.svg' },
    {
      description: 'La taberna de la estación',
      descriptionEn: 'The tavern at the station',
      file: 'shop.svg',
    },
    {
      description: 'Los Picos de Europa desde Arriondas',
      descriptionEn: 'The Picos de Europa seen from Arriondas',
      file: 'house.svg',
    },
  ],
  sheet: {
    purpose: 'Triplicar la capacidad de una cervecera artesana de Arriondas.',
    purposeEn: 'To triple the capacity of a craft brewery in Arriondas.',
    guarantee: 'Prenda de los fermentadores y aval recíproco por el 50 %.',
    guaranteeEn: 'A pledge of the fermenters and a mutual guarantee of 50 %.',
    risks: ['Veranos lluviosos.', 'Competencia de las grandes marcas.', 'Precio de la malta.'],
  },
  papers: [
    {
      kind: 'quarterly',
      title: 'Informe final a los inversores',
      titleEn: 'Final report to investors',
      issuer: 'Cervezas del Sella S.L.',
      facts: [
        ['Litros vendidos', '152.000'],
        ['Ventas', '411.000 €'],
        ['Resultado', '29.600 €'],
      ],
      text: ['Gracias. La próxima ronda, en la barra.'],
    },
  ],
};

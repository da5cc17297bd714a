import { companyTaxId } from '../../official-numbers.ts';
import { guaranteeAgents } from '../guarantee-agents.ts';
import type { DemoProject } from '../project.ts';

export const edificioTriana: DemoProject = {
  url: 'corral-de-triana',
  name: 'Corral de Triana',
  direction: 'Calle Pagés del Corro 112, 41010 Sevilla',
  country: 'ES',
  type: 'housing',
  manager: 'manager',
  history: [
    ['Draft', 44],
    ['Next_Opening', 10],
    ['Investment', 22],
    ['Financed', 377],
    ['Closed', 26],
  ],
  calendar: { fundingDays: 30, startsAfterFunding: 8 },
  terms: {
    financingEuros: 365_000,
    minimumEuros: 200,
    months: 12,
    profitabilityPercent: 10.1,
    delivery: 'annual',
    managerFeePercent: 10,
    cancellationFeePercent: 2,
    maxInvestors: 400,
  },
  promoter: {
    name: 'Alfarería Vieja Inmuebles S.L.',
    taxId: companyTaxId(80_264),
    website: 'https://alfareriavieja.example',
    description: 'Arquitectos sevillanos especializados en corrales de vecinos y casas-patio.',
    descriptionEn: 'Architects from Seville who specialise in courtyard tenements and patio houses.',
  },
  guaranteeAgent: guaranteeAgents.custodia,
  chapters: [
    {
      title: 'Un corral de vecinos',
      html: `<p>De los más de cien corrales que tuvo Triana quedan menos de treinta. Este, de 1894, reúne once casas pequeñas alrededor de un patio con pozo y naranjos. Se compró en ruina y se ha convertido en nueve viviendas de uno y dos dormitorios y un taller de cerámica en el portal.</p>`,
      titleEn: 'A neighbours’ yard',
      htmlEn: `<p>Of the hundred-odd communal yards that Triana once had, fewer than thirty are left. This one, of 1894, gathers eleven small houses around a patio with a well and orange trees. It was bought in ruins and has become nine homes with one or two bedrooms, and a pottery workshop by the gate.</p>`,
    },
    {
      title: 'Lo que se prometió y lo que ha pasado',
      html: `<table><thead><tr><th>Partida</th><th>Previsto</th><th>Real</th></tr></thead><tbody><tr><td>Obra</td><td>512.000 €</td><td>529.400 €</td></tr><tr><td>Plazo</td><td>11 meses</td><td>11 meses y medio</td></tr><tr><td>Ventas</td><td>1.310.000 €</td><td>1.358.000 €</td></tr></tbody></table>
<p>El coste de más lo pagó el promotor. Los inversores han cobrado el 10,10 % pactado y recuperado su capital.</p>`,
      titleEn: 'What was promised, and what happened',
      htmlEn: `<table><thead><tr><th>Item</th><th>Planned</th><th>Actual</th></tr></thead><tbody><tr><td>Works</td><td>512.000 €</td><td>529.400 €</td></tr><tr><td>Time</td><td>11 months</td><td>11 and a half months</td></tr><tr><td>Sales</td><td>1.310.000 €</td><td>1.358.000 €</td></tr></tbody></table>
<p>The promoter bore the extra cost. Investors received the agreed 10,10 % and have their capital back.</p>`,
    },
    {
      title: 'La garantía, ya cancelada',
      html: `<p>La inversión estuvo cubierta por una hipoteca de primer rango sobre todo el corral. Se canceló ante notario el día de la última venta; la escritura está entre los documentos.</p>`,
      titleEn: 'The guarantee, now cleared',
      htmlEn: `<p>A first-rank mortgage on the whole yard covered the investment. It was cleared before a notary on the day of the last sale; the deed is among the documents.</p>`,
    },
  ],
  milestones: [
    {
      daysAgo: 385,
      title: 'Comienzan las obras',
      text: 'Se apuntala la galería norte y empieza la demolición interior.',
      titleEn: 'Works begin',
      textEn: 'The north gallery is propped up and the interior demolition starts.',
    },
    {
      daysAgo: 214,
      title: 'Aparece un horno de alfarero',
      text: 'Bajo el patio se encuentra un horno del siglo XVII, que queda a la vista bajo un cristal.',
      titleEn: 'A potter’s kiln comes to light',
      textEn: 'A seventeenth-century kiln is found under the patio and stays visible beneath glass.',
    },
    {
      daysAgo: 66,
      title: 'Final de obra',
      text: 'El arquitecto firma el certificado final; siete de nueve viviendas, vendidas.',
      titleEn: 'Works completed',
      textEn: 'The architect signs the final certificate; seven of nine homes are sold.',
    },
    {
      daysAgo: 27,
      title: 'Devuelto el capital',
      text: 'Con la última venta se devuelve el capital y se paga la rentabilidad del año.',
      titleEn: 'Capital returned',
      textEn: 'The last sale returns the capital and pays the year’s return.',
    },
  ],
  pictures: [
    {
      description: 'El patio del corral, con su pozo',
      descriptionEn: 'The courtyard, with its well',
      file: 'courtyard.svg',
    },
    {
      description: 'La fachada de Pagés del Corro',
      descriptionEn: 'The front in Pagés del Corro',
      file: 'street.svg',
    },
    {
      description: 'Triana desde la azotea',
      descriptionEn: 'Triana seen from the roof terrace',
      file: 'rooftops.svg',
    },
  ],
  sheet: {
    purpose: 'Rehabilitar un corral de vecinos de 1894 y vender nueve viviendas.',
    purposeEn: 'To refurbish a tenement courtyard of 1894 and sell nine homes.',
    guarantee: 'Hipoteca de primer rango sobre todo el inmueble, cancelada al terminar.',
    guaranteeEn: 'A first mortgage on the whole property, cancelled on completion.',
    risks: ['Hallazgos arqueológicos.', 'Desviaciones de coste en un edificio en ruina.', 'Plazo de venta.'],
  },
  papers: [
    {
      kind: 'deed',
      title: 'Escritura de cancelación de hipoteca',
      titleEn: 'Deed cancelling the mortgage',
      issuer: 'Notaría de Triana, Sevilla',
      facts: [
        ['Principal cancelado', '365.000 €'],
        ['Intereses pagados', '36.865 €'],
      ],
      text: ['El agente de garantías declara cobrada la deuda en su totalidad y consiente la cancelación.'],
    },
    {
      kind: 'quarterly',
      title: 'Informe final a los inversores',
      titleEn: 'Final report to investors',
      issuer: 'Alfarería Vieja Inmuebles S.L.',
      facts: [
        ['Viviendas vendidas', '9 de 9'],
        ['Coste final de obra', '529.400 €'],
        ['Ventas', '1.358.000 €'],
      ],
      text: [
        'Gracias a los trescientos vecinos, de Triana y de fuera, que han hecho posible que el corral siga en pie.',
      ],
    },
  ],
};

import { guaranteeAgents } from '../guarantee-agents.ts';
import type { DemoProject } from '../project.ts';

export const lavandasValensole: DemoProject = {
  url: 'lavandas-de-valensole',
  name: 'Lavandas de Valensole',
  direction: 'Route de Manosque, 04210 Valensole',
  country: 'FR',
  type: 'farming',
  manager: null,
  history: [['Draft', 5]],
  calendar: { opensIn: 40, fundingDays: 45, startsAfterFunding: 20 },
  terms: {
    financingEuros: 190_000,
    minimumEuros: 100,
    months: 24,
    profitabilityPercent: 13.8,
    delivery: 'annual',
    managerFeePercent: 10,
    cancellationFeePercent: 1.5,
  },
  promoter: {
    name: 'Distillerie des Trois Chênes SARL',
    taxId: 'FR00990041277',
    website: 'https://trois-chenes.example',
    description:
      'Destiladores de lavandín en la meseta de Valensole, con 64 hectáreas y un alambique de 1948.',
    descriptionEn: 'Lavandin distillers on the Valensole plateau, with 64 hectares and a still from 1948.',
  },
  guaranteeAgent: guaranteeAgents.tirreno,
  chapters: [
    {
      title: 'Un alambique nuevo',
      html: `<p>El viejo destila bien, pero quema 38.000 litros de fuel por campaña. El nuevo funciona con la paja de la propia lavanda: cada carga calienta la siguiente. Con 190.000 euros se compra e instala antes de julio.</p>`,
      titleEn: 'A new still',
      htmlEn: `<p>The old one distils well, but burns 38.000 litres of oil a season. The new one runs on the straw of the lavender itself: each load heats the next. 190.000 euros buy and install it before July.</p>`,
    },
    {
      title: 'Esencia y visitantes',
      html: `<p>La finca vende 4,3 toneladas de esencia al año a perfumistas de Grasse y recibe 30.000 visitas en seis semanas. La tienda, que hoy es una carpa, sería de obra.</p>`,
      titleEn: 'Oil and visitors',
      htmlEn: `<p>The farm sells 4,3 tonnes of essential oil a year to perfumers in Grasse and receives 30.000 visitors in six weeks. The shop, a tent today, would become a building.</p>`,
    },
    {
      title: 'Pendiente',
      html: `<ul><li>Oferta firme del fabricante del alambique.</li><li>Confirmar el permiso de la tienda.</li><li>Decidir si los pagos son anuales o tras cada cosecha.</li></ul>`,
      titleEn: 'Still to do',
      htmlEn: `<ul><li>A firm offer from the maker of the still.</li><li>Confirmation of the shop’s permit.</li><li>Deciding whether payments are yearly or after each harvest.</li></ul>`,
    },
  ],
  milestones: [
    {
      daysAgo: 4,
      title: 'Visita a la destilería',
      text: 'Comprobados los campos, las cuentas y el alambique.',
      titleEn: 'Visit to the distillery',
      textEn: 'The fields, the books and the still have been checked.',
    },
    {
      daysAgo: 2,
      title: 'Pedidas tres ofertas',
      text: 'Dos fabricantes franceses y uno de Albacete.',
      titleEn: 'Three offers requested',
      textEn: 'Two makers from France and one from Albacete.',
    },
  ],
  pictures: [
    {
      description: 'La meseta en julio',
      descriptionEn: 'The plateau in July',
      file: 'lavender.svg',
    },
    {
      description: 'Lavanda, trigo y almendros desde el aire',
      descriptionEn: 'Lavender, wheat and almond trees from the air',
      file: 'lavender-fields.svg',
    },
    {
      description: 'La destilería',
      descriptionEn: 'The distillery',
      file: 'house.svg',
    },
  ],
  sheet: {
    purpose:
      'Instalar un alambique alimentado con la paja de la propia lavanda y una tienda para visitantes.',
    purposeEn: 'To install a still that burns the straw of the lavender itself, and a shop for visitors.',
    guarantee: 'Prenda del alambique, por confirmar.',
    guaranteeEn: 'A pledge of the still, to be confirmed.',
    risks: ['Sequía y plagas del lavandín.', 'Precio de la esencia.', 'Permisos pendientes.'],
  },
  papers: [
    {
      kind: 'quarterly',
      title: 'Cuentas de las tres últimas campañas',
      titleEn: 'Accounts of the last three seasons',
      issuer: 'Distillerie des Trois Chênes SARL',
      facts: [
        ['Esencia', '4,3 t'],
        ['Ventas', '318.000 €'],
        ['Resultado', '41.500 €'],
      ],
      text: ['Cuentas facilitadas por el promotor, sin auditar.'],
      hidden: true,
    },
  ],
};

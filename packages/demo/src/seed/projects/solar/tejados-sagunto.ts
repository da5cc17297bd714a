import { companyTaxId } from '../../official-numbers.ts';
import { guaranteeAgents } from '../guarantee-agents.ts';
import type { DemoProject } from '../project.ts';

export const tejadosSagunto: DemoProject = {
  url: 'tejados-solares-sagunto',
  name: 'Tejados solares de Sagunto',
  direction: 'Polígono Ingruinsa, avenida Jerónimo Roure, 46520 Sagunto',
  country: 'ES',
  type: 'solar',
  manager: 'manager2',
  history: [
    ['Draft', 64],
    ['Next_Opening', 20],
    ['Investment', 26],
  ],
  calendar: { fundingDays: 60, startsAfterFunding: 25 },
  terms: {
    financingEuros: 900_000,
    minimumEuros: 50,
    months: 60,
    profitabilityPercent: 36,
    delivery: 'quarterly',
    managerFeePercent: 8,
    cancellationFeePercent: 1,
  },
  promoter: {
    name: 'Llum de Port Energia S.L.',
    taxId: companyTaxId(42_977),
    website: 'https://llumdeport.example',
    description:
      'Ingeniería valenciana con 14 MWp instalados en cubiertas industriales y una cuadrilla propia de mantenimiento.',
    descriptionEn:
      'Engineers from Valencia with 14 MWp installed on industrial roofs and their own maintenance crew.',
  },
  guaranteeAgent: guaranteeAgents.llevant,
  chapters: [
    {
      title: 'Doce cubiertas, una sola planta',
      html: `<p>Doce naves del polígono de Sagunto, entre ellas una fábrica de baldosas y un almacén de naranja, ceden sus tejados durante veinticinco años. En total 11.800 m² útiles y 1.420 kWp, que producirán unos 2,1 GWh al año: lo que gastan seiscientas casas.</p>
<p>No hay suelo que ocupar ni línea que tender: la energía se consume debajo de los paneles o, repartida, en los 230 hogares y comercios del barrio del Puerto apuntados a la comunidad energética.</p>`,
      titleEn: 'Twelve roofs, one plant',
      htmlEn: `<p>Twelve buildings of the Sagunto industrial estate, a tile factory and an orange warehouse among them, lend their roofs for twenty-five years. Together 11.800 m² and 1.420 kWp, which will yield some 2,1 GWh a year: what six hundred homes use.</p>
<p>No land is taken and no line needs building: the power is used beneath the panels or shared among the 230 homes and shops of the port quarter that have joined the energy community.</p>`,
    },
    {
      title: 'Ingresos contratados',
      html: `<ul><li><strong>71 %</strong> se vende a las propias empresas a 9,4 céntimos por kWh, con contratos a diez años.</li><li><strong>21 %</strong> a la comunidad energética, a 8,9 céntimos.</li><li><strong>8 %</strong> sobra los domingos y va a la red a precio de mercado.</li></ul>
<p>Con una producción un 10 % inferior a la esperada, el proyecto sigue pagando a los inversores completos y a tiempo.</p>`,
      titleEn: 'Contracted income',
      htmlEn: `<ul><li><strong>71 %</strong> is sold to the companies themselves at 9,4 cents per kWh, under ten-year contracts.</li><li><strong>21 %</strong> goes to the energy community at 8,9 cents.</li><li><strong>8 %</strong> is left over on Sundays and goes to the grid at the market price.</li></ul>
<p>With 10 % less sun than expected, the project still pays investors in full and on time.</p>`,
    },
    {
      title: 'Garantías y riesgos',
      html: `<p>Prenda sobre los paneles, los inversores de corriente y los contratos de venta. El agente de garantías cobra directamente de los clientes y, si el promotor falla, puede cambiar al mantenedor en treinta días.</p>
<p>Los riesgos: que cierre una de las empresas (la mayor pesa un 18 %), que el tejado de la nave 7 necesite refuerzo y que baje el precio de la luz, que solo afecta a los excedentes.</p>`,
      titleEn: 'Guarantees and risks',
      htmlEn: `<p>A pledge over the panels, the inverters and the sales contracts. The guarantee agent is paid by the customers directly and, should the promoter fail, can replace the maintenance firm within thirty days.</p>
<p>The risks: that one of the companies closes (the largest weighs 18 %), that the roof of building 7 needs strengthening, and that power prices fall, which touches only the surplus.</p>`,
    },
  ],
  milestones: [
    {
      daysAgo: 90,
      title: 'Firmada la última cubierta',
      text: 'La cooperativa naranjera cede los 1.900 m² de su almacén.',
      titleEn: 'The last roof signed',
      textEn: 'The orange growers’ cooperative lends the 1.900 m² of its warehouse.',
    },
    {
      daysAgo: 48,
      title: 'Punto de conexión concedido',
      text: 'La distribuidora concede acceso y conexión para los 1.420 kWp.',
      titleEn: 'Grid connection granted',
      textEn: 'The grid operator grants access for the 1.420 kWp.',
    },
    {
      daysAgo: 10,
      title: 'Más de doscientos vecinos',
      text: 'La comunidad energética del Puerto pasa de doscientos socios.',
      titleEn: 'Over two hundred neighbours',
      textEn: 'The port’s energy community passes two hundred members.',
    },
  ],
  pictures: [
    {
      description: 'Las naves del polígono, con el castillo al fondo',
      descriptionEn: 'The warehouses of the estate, with the castle beyond',
      file: 'factory-roofs.svg',
    },
    {
      description: 'Casas del Puerto que comparten la energía',
      descriptionEn: 'Houses of the Puerto that share the energy',
      file: 'house-roofs.svg',
    },
    {
      description: 'El barrio del Puerto desde el mar',
      descriptionEn: 'The Puerto quarter seen from the sea',
      file: 'harbour.svg',
    },
  ],
  sheet: {
    purpose:
      'Instalar 1.420 kWp en doce cubiertas industriales y vender la energía a sus ocupantes y al barrio.',
    purposeEn:
      'To install 1,420 kWp on twelve industrial roofs and sell the power to their occupants and the neighbourhood.',
    guarantee: 'Prenda de los equipos y de los contratos de venta de energía.',
    guaranteeEn: 'A pledge of the equipment and of the power sales contracts.',
    risks: [
      'Cierre de alguna de las empresas consumidoras.',
      'Refuerzo de cubiertas no previsto.',
      'Precio de los excedentes.',
    ],
  },
  mandate: {
    object: 'Préstamo con prenda de equipos',
    condition:
      'La plataforma firma también la prenda de los equipos, y reparte cada trimestre lo que se cobra.',
    conditionEn:
      'The platform also signs the pledge of the equipment, and distributes what is collected every quarter.',
  },
  papers: [
    {
      kind: 'permit',
      title: 'Permiso de acceso y conexión',
      titleEn: 'Grid access and connection permit',
      issuer: 'Distribuidora del Turia',
      facts: [
        ['Potencia instalada', '1.420 kWp'],
        ['Potencia de acceso', '1.180 kW'],
        ['Nudo', 'Sagunto Puerto 20 kV'],
      ],
      text: ['El permiso caduca si la planta no vierte en doce meses. No exige refuerzos de red.'],
    },
  ],
};

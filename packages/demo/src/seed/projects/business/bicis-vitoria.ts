import { companyTaxId } from '../../official-numbers.ts';
import { guaranteeAgents } from '../guarantee-agents.ts';
import type { DemoProject } from '../project.ts';

export const bicisVitoria: DemoProject = {
  url: 'reparto-en-bici-vitoria',
  name: 'Reparto en bici por Vitoria',
  direction: 'Portal de Arriaga 31, 01012 Vitoria-Gasteiz',
  country: 'ES',
  type: 'business',
  manager: 'manager',
  history: [
    ['Draft', 26],
    ['Next_Opening', 9],
    ['Investment', 3],
  ],
  calendar: { fundingDays: 35, startsAfterFunding: 12 },
  terms: {
    financingEuros: 130_000,
    minimumEuros: 50,
    months: 18,
    profitabilityPercent: 9.9,
    delivery: 'monthly',
    managerFeePercent: 10,
    cancellationFeePercent: 1,
  },
  promoter: {
    name: 'Pedalada Logística S.L.',
    taxId: companyTaxId(91_076),
    website: 'https://pedalada.example',
    description:
      'Reparto de última milla en bicicleta de carga: 23 personas en plantilla, 900 entregas al día.',
    descriptionEn: 'Last-mile delivery by cargo bike: a staff of 23, and 900 deliveries a day.',
  },
  guaranteeAgent: guaranteeAgents.norte,
  chapters: [
    {
      title: 'La última milla, sin motor',
      html: `<p>Desde que el centro de Vitoria es zona de bajas emisiones, cinco empresas de paquetería dejan sus envíos en nuestra nave de Arriaga y nosotros los llevamos. Una bicicleta de carga con remolque hace 65 entregas por turno; una furgoneta, en las mismas calles, 48.</p>`,
      titleEn: 'The last mile, without an engine',
      htmlEn: `<p>Since the centre of Vitoria became a low-emission zone, five parcel companies leave their deliveries at our depot in Arriaga and we take them on. A cargo bike with trailer makes 65 deliveries a shift; a van, on the same streets, 48.</p>`,
    },
    {
      title: 'Veinte bicis más',
      html: `<p>Con 130.000 euros compramos veinte bicicletas con caja de 250 kg, cuarenta baterías y un segundo local al sur, en Armentia. Hay contrato firmado para llenarlas: un supermercado en línea y la red de farmacias.</p>
<ul><li>Precio por entrega: 2,35 €.</li><li>Coste por entrega: 1,98 €.</li><li>Punto de equilibrio de la ampliación: 380 entregas al día.</li></ul>`,
      titleEn: 'Twenty more bikes',
      htmlEn: `<p>The 130.000 euros buy twenty bikes with 250-kilo boxes, forty batteries and a second depot in the south, at Armentia. There are signed contracts to fill them: an online grocer and the network of pharmacies.</p>
<ul><li>Price per delivery: 2,35 €.</li><li>Cost per delivery: 1,98 €.</li><li>The extension breaks even at 380 deliveries a day.</li></ul>`,
    },
    {
      title: 'Garantía y riesgos',
      html: `<p>Las bicicletas quedan en prenda, con localizador. El cliente mayor supone el 34 % de las ventas, y se marcharía con tres meses de aviso: es el riesgo que más miramos. El segundo, los accidentes: tenemos seguro y una tasa de la mitad del sector.</p>`,
      titleEn: 'Guarantee and risks',
      htmlEn: `<p>The bikes are pledged, each with a tracker. The largest customer makes up 34 % of sales and could leave at three months’ notice: that is the risk we watch most. The second is accidents: we are insured, and our rate is half that of the trade.</p>`,
    },
  ],
  milestones: [
    {
      daysAgo: 20,
      title: 'Contrato con las farmacias',
      text: 'Cuarenta y una farmacias reparten con nosotros desde este mes.',
      titleEn: 'Contract with the pharmacies',
      textEn: 'Forty-one pharmacies deliver with us from this month.',
    },
    {
      daysAgo: 1,
      title: 'Bici de prueba en la calle',
      text: 'La primera bicicleta de 250 kg hace su ruta por el Ensanche.',
      titleEn: 'Trial bike on the road',
      textEn: 'The first 250-kilo bike does its round through the Ensanche.',
    },
  ],
  pictures: [
    {
      description: 'Reparto por el Ensanche de Vitoria',
      descriptionEn: 'Deliveries in the Ensanche of Vitoria',
      file: 'street-in-vitoria.svg',
    },
    { description: 'El local de Arriaga', descriptionEn: 'The premises in Arriaga', file: 'bike-shop.svg' },
    {
      description: 'Última ruta del día',
      descriptionEn: 'The last round of the day',
      file: 'street-in-bilbao.svg',
    },
  ],
  sheet: {
    purpose: 'Comprar veinte bicicletas de carga y abrir un segundo centro de reparto en Vitoria-Gasteiz.',
    purposeEn: 'To buy twenty cargo bikes and open a second delivery depot in Vitoria-Gasteiz.',
    guarantee: 'Prenda de las bicicletas y las baterías.',
    guaranteeEn: 'A pledge of the bikes and the batteries.',
    risks: [
      'Un cliente supone el 34 % de las ventas.',
      'Accidentes y averías.',
      'Cambios en la zona de bajas emisiones.',
    ],
  },
  mandate: {
    object: 'Préstamo con prenda de flota',
    condition: 'La plataforma comprueba cada trimestre que las bicicletas siguen en la calle.',
    conditionEn: 'The platform checks every quarter that the bikes are still on the street.',
  },
  papers: [
    {
      kind: 'quarterly',
      title: 'Cuentas del último trimestre',
      titleEn: 'Accounts of the last quarter',
      issuer: 'Pedalada Logística S.L.',
      facts: [
        ['Entregas', '57.240'],
        ['Ventas', '134.500 €'],
        ['Resultado', '9.870 €'],
      ],
      text: ['El aumento de ventas se debe a la entrada en vigor de la zona de bajas emisiones.'],
      hidden: true,
    },
  ],
};

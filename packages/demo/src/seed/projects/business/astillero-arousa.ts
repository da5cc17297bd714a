import { companyTaxId } from '../../official-numbers.ts';
import { guaranteeAgents } from '../guarantee-agents.ts';
import type { DemoProject } from '../project.ts';

export const astilleroArousa: DemoProject = {
  url: 'bateeiros-electricos-arousa',
  name: 'Barcos eléctricos de Arousa',
  direction: 'Paseo da Calzada 9, 36630 Cambados, Pontevedra',
  country: 'ES',
  type: 'business',
  manager: 'manager',
  history: [
    ['Draft', 37],
    ['Next_Opening', 15],
    ['Investment', 41],
  ],
  calendar: { fundingDays: 55, startsAfterFunding: 15 },
  terms: {
    financingEuros: 260_000,
    minimumEuros: 50,
    months: 30,
    profitabilityPercent: 17.5,
    delivery: 'monthly',
    managerFeePercent: 10,
    cancellationFeePercent: 1,
  },
  promoter: {
    name: 'Estaleiros Ría Nova S.L.L.',
    taxId: companyTaxId(36_442),
    website: 'https://rianova.example',
    description:
      'Sociedad laboral de catorce carpinteros de ribera y soldadores. Botan barcos para la batea desde 1987.',
    descriptionEn:
      'An employee-owned company of fourteen shipwrights and welders. They have launched boats for the mussel rafts since 1987.',
  },
  guaranteeAgent: guaranteeAgents.norte,
  chapters: [
    {
      title: 'El taller y su oficio',
      html: `<p>En Cambados hay 3.300 bateas de mejillón a la vista y un puñado de talleres que saben hacer los barcos que las trabajan: planos, de 16 a 20 metros, con grúa y mucho par a poca velocidad. Justo lo que mejor hace un motor eléctrico.</p>
<p>Ría Nova botó el primero el año pasado. Navega nueve horas con una carga y ha ahorrado a su armador 21.000 euros de gasóleo.</p>`,
      titleEn: 'The yard and its trade',
      htmlEn: `<p>From Cambados one can see 3.300 mussel rafts, served by a handful of yards that know how to build the boats for them: flat, 16 to 20 metres long, with a crane and a great deal of torque at low speed. Exactly what an electric motor does best.</p>
<p>Ría Nova launched its first last year. It works nine hours on one charge and has saved its owner 21.000 euros of diesel.</p>`,
    },
    {
      title: 'Para qué es el préstamo',
      html: `<ul><li>118.000 € para una segunda grada cubierta.</li><li>94.000 € en baterías y motores de los tres barcos encargados.</li><li>48.000 € de circulante hasta la primera entrega.</li></ul>
<p>Los tres barcos tienen contrato y el 30 % pagado. La ayuda del fondo pesquero, concedida, cubre la mitad del precio de cada uno y se cobra al entregarlo.</p>`,
      titleEn: 'What the loan is for',
      htmlEn: `<ul><li>118.000 € for a second covered slipway.</li><li>94.000 € in batteries and motors for the three boats on order.</li><li>48.000 € of working capital until the first delivery.</li></ul>
<p>All three boats are under contract with 30 % paid. A grant from the fisheries fund, already awarded, covers half the price of each and is paid on delivery.</p>`,
    },
    {
      title: 'Cómo se devuelve',
      html: `<p>Cuotas mensuales de intereses desde el segundo mes y amortización con cada barco entregado: meses 10, 18 y 27. La facturación del taller fue de 1,9 millones el último año, con un beneficio de 143.000 euros.</p><p>Responden la hipoteca naval de cada casco en construcción y la cesión de las ayudas.</p>`,
      titleEn: 'How it is repaid',
      htmlEn: `<p>Monthly interest from the second month, and repayment with each boat delivered: months 10, 18 and 27. The yard’s turnover was 1,9 million last year, with a profit of 143.000 euros.</p><p>A ship mortgage on each hull under construction and the assigned grants stand behind the loan.</p>`,
    },
    {
      title: 'Riesgos',
      html: `<p>Las baterías vienen de un solo fabricante y su plazo se ha alargado dos veces. Una marea roja larga frenaría los encargos de los armadores. Y un taller de catorce personas nota mucho si faltan dos.</p>`,
      titleEn: 'Risks',
      htmlEn: `<p>The batteries come from a single maker whose delivery times have slipped twice. A long red tide would slow down orders. And a yard of fourteen people feels it when two are missing.</p>`,
    },
  ],
  milestones: [
    {
      daysAgo: 70,
      title: 'Tercer barco contratado',
      text: 'Un armador de Vilanova encarga un barco de 18 metros.',
      titleEn: 'Third boat ordered',
      textEn: 'An owner from Vilanova orders an 18-metre boat.',
    },
    {
      daysAgo: 29,
      title: 'Se alcanza el 80 %',
      text: 'En doce días la ronda llega a cuatro quintas partes.',
      titleEn: '80 % reached',
      textEn: 'Within twelve days the round is four fifths full.',
    },
    {
      daysAgo: 13,
      title: 'Permiso para la segunda grada',
      text: 'Portos de Galicia autoriza la cubierta sobre la rampa norte.',
      titleEn: 'Permit for the second slipway',
      textEn: 'The port authority allows the roof over the north ramp.',
    },
  ],
  pictures: [
    {
      description: 'Barcos de batea en el muelle de Cambados',
      descriptionEn: 'Mussel-raft boats at the quay of Cambados',
      file: 'fishing-boats.svg',
    },
    { description: 'Un casco en la grada', descriptionEn: 'A hull on the slipway', file: 'boatyard.svg' },
    {
      description: 'La ría al anochecer',
      descriptionEn: 'The estuary at nightfall',
      file: 'lighthouse.svg',
    },
  ],
  sheet: {
    purpose: 'Ampliar un astillero artesanal y construir tres barcos eléctricos para el mejillón.',
    purposeEn: 'To enlarge a craft shipyard and build three electric boats for mussel farming.',
    guarantee: 'Hipoteca naval de los cascos en construcción y cesión de ayudas concedidas.',
    guaranteeEn: 'A ship mortgage on the hulls under construction and the assignment of the grants awarded.',
    risks: ['Un solo proveedor de baterías.', 'Cierres de la ría por marea roja.', 'Empresa pequeña.'],
  },
  papers: [
    {
      kind: 'deed',
      title: 'Hipoteca naval en construcción',
      titleEn: 'Ship mortgage on hulls under construction',
      issuer: 'Notaría de Cambados',
      facts: [
        ['Buques', 'Construcciones 141, 142 y 143'],
        ['Importe garantizado', '310.000 €'],
      ],
      text: ['La hipoteca sigue al casco hasta su matrícula definitiva y se cancela barco a barco.'],
    },
    {
      kind: 'permit',
      title: 'Autorización de la grada cubierta',
      titleEn: 'Permit for the covered slipway',
      issuer: 'Portos de Galicia',
      facts: [
        ['Superficie', '640 m²'],
        ['Plazo de la concesión', '20 años'],
      ],
      text: ['La estructura será desmontable y no afectará al paseo.'],
    },
  ],
};

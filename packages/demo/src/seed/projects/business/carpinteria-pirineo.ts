import { companyTaxId } from '../../official-numbers.ts';
import { guaranteeAgents } from '../guarantee-agents.ts';
import type { DemoProject } from '../project.ts';

export const carpinteriaPirineo: DemoProject = {
  url: 'maderas-del-pirineo',
  name: 'Maderas del Pirineo',
  direction: 'Polígono Pardinilla 7, 22600 Sabiñánigo, Huesca',
  country: 'ES',
  type: 'business',
  manager: 'manager',
  history: [
    ['Draft', 29],
    ['Next_Opening', 11],
  ],
  calendar: { opensIn: 4, fundingDays: 45, startsAfterFunding: 20 },
  terms: {
    financingEuros: 210_000,
    minimumEuros: 100,
    months: 36,
    profitabilityPercent: 22.5,
    delivery: 'quarterly',
    managerFeePercent: 10,
    cancellationFeePercent: 1.5,
  },
  promoter: {
    name: 'Serrería Biescas Hermanos S.L.',
    taxId: companyTaxId(22_614),
    website: 'https://serreriabiescas.example',
    description:
      'Cuarta generación de serradores del Alto Gállego, con dieciocho empleados y madera certificada.',
    descriptionEn:
      'Fourth-generation sawyers of the Alto Gállego, with eighteen employees and certified timber.',
  },
  guaranteeAgent: guaranteeAgents.norte,
  chapters: [
    {
      title: 'Del pino al panel',
      html: `<p>El pino silvestre de los montes de Biescas se vende hoy como palé. Con una prensa de madera contralaminada, el mismo tronco se convierte en muros y forjados de casas que valen cinco veces más por metro cúbico y que ahora llegan en camión desde Austria.</p>`,
      titleEn: 'From pine to panel',
      htmlEn: `<p>The Scots pine of the Biescas forests is sold today as pallets. With a press for cross-laminated timber, the same log becomes walls and floors of houses that are worth five times as much per cubic metre and now come by lorry from Austria.</p>`,
    },
    {
      title: 'Inversión y mercado',
      html: `<ul><li>Prensa de segunda mano revisada, de 12 × 3 m: 340.000 €.</li><li>Esta ronda: 210.000 €; el resto, fondos propios y una ayuda de la comarca.</li><li>Capacidad: 2.600 m³ al año; vendidos de antemano, 900.</li></ul>
<p>Los primeros clientes son dos constructoras de Jaca y una cooperativa de vivienda de Zaragoza.</p>`,
      titleEn: 'Investment and market',
      htmlEn: `<ul><li>A reconditioned second-hand press of 12 × 3 m: 340.000 €.</li><li>This round: 210.000 €; the rest is own funds and a grant from the district.</li><li>Capacity: 2.600 m³ a year; sold in advance: 900.</li></ul>
<p>The first customers are two builders from Jaca and a housing cooperative from Zaragoza.</p>`,
    },
    {
      title: 'Garantía y lo que puede torcerse',
      html: `<p>Prenda de la prensa y segunda hipoteca de la nave, valorada en 480.000 euros con una primera carga de 120.000.</p><p>La marca de calidad del panel tarda unos cinco meses; si se retrasa, se puede vender como encofrado a menor precio.</p>`,
      titleEn: 'Guarantee, and what may go awry',
      htmlEn: `<p>A pledge over the press and a second mortgage on the works, valued at 480.000 euros with a first charge of 120.000.</p><p>The quality mark for the panel takes about five months; if it is late, the panels can be sold as shuttering, for less.</p>`,
    },
  ],
  milestones: [
    {
      daysAgo: 24,
      title: 'Prensa reservada',
      text: 'Señal pagada y revisión completa en fábrica.',
      titleEn: 'Press reserved',
      textEn: 'The deposit is paid and the machine fully overhauled.',
    },
    {
      daysAgo: 7,
      title: 'Acuerdo con los montes de Biescas',
      text: 'Suministro de 4.000 m³ de pino certificado al año.',
      titleEn: 'Agreement with the Biescas forests',
      textEn: '4.000 m³ of certified pine a year.',
    },
  ],
  pictures: [
    { description: 'El taller de carpintería', descriptionEn: 'The joinery workshop', file: 'workshop.svg' },
    {
      description: 'Una casa de madera del Alto Gállego',
      descriptionEn: 'A timber house in the Alto Gállego',
      file: 'house.svg',
    },
    {
      description: 'Los montes de donde viene el pino',
      descriptionEn: 'The hills that the pine comes from',
      file: 'forest-path.svg',
    },
  ],
  sheet: {
    purpose: 'Comprar una prensa de madera contralaminada para una serrería del Pirineo.',
    purposeEn: 'To buy a press for cross-laminated timber for a sawmill in the Pyrenees.',
    guarantee: 'Prenda de la prensa y segunda hipoteca de la nave.',
    guaranteeEn: 'A pledge of the press and a second mortgage on the works.',
    risks: [
      'Retraso en la certificación del panel.',
      'Máquina de segunda mano.',
      'Mercado nuevo para la empresa.',
    ],
  },
  papers: [
    {
      kind: 'appraisal',
      title: 'Tasación de la nave y de la prensa',
      titleEn: 'Valuation of the building and the press',
      issuer: 'Peritaciones Aragón S.L.',
      facts: [
        ['Nave, 2.100 m²', '480.000 €'],
        ['Prensa, revisada', '355.000 €'],
      ],
      text: ['La prensa, de doce años, conserva más de la mitad de su vida útil.'],
    },
  ],
};

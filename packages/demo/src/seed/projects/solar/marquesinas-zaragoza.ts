import { companyTaxId } from '../../official-numbers.ts';
import { guaranteeAgents } from '../guarantee-agents.ts';
import type { DemoProject } from '../project.ts';

export const marquesinasZaragoza: DemoProject = {
  url: 'marquesinas-solares-zaragoza',
  name: 'Marquesinas solares de Zaragoza',
  direction: 'Avenida de José Atarés 20, 50018 Zaragoza',
  country: 'ES',
  type: 'solar',
  manager: 'manager',
  history: [
    ['Draft', 47],
    ['Next_Opening', 18],
    ['Discarded', 74],
  ],
  calendar: { opensIn: -60, fundingDays: 45, startsAfterFunding: 20 },
  terms: {
    financingEuros: 480_000,
    minimumEuros: 100,
    months: 48,
    profitabilityPercent: 27.2,
    delivery: 'quarterly',
    managerFeePercent: 8,
    cancellationFeePercent: 1,
  },
  promoter: {
    name: 'Sombra y Voltio S.L.',
    taxId: companyTaxId(55_331),
    website: null,
    description: 'Empresa joven de estructuras ligeras para aparcamientos.',
    descriptionEn: 'A young company that builds light structures for car parks.',
  },
  guaranteeAgent: guaranteeAgents.custodia,
  chapters: [
    {
      title: 'La idea',
      html: `<p>Cubrir con 1.080 kWp las 640 plazas de un aparcamiento disuasorio junto a la Expo, dar sombra a los coches y cargar treinta a la vez.</p>`,
      titleEn: 'The idea',
      htmlEn: `<p>To cover the 640 spaces of a park-and-ride beside the Expo grounds with 1.080 kWp, shade the cars, and charge thirty of them at a time.</p>`,
    },
    {
      title: 'Por qué se descarta',
      html: `<p>El estudio de viento obliga a doblar la cimentación: el cierzo levanta las marquesinas con rachas que aquí pasan de 110 km/h. El coste subiría un 41 % y la rentabilidad bajaría del 4 % anual, así que promotor y plataforma han decidido no abrirlo.</p><p>No se llegó a pedir dinero a nadie.</p>`,
      titleEn: 'Why it was dropped',
      htmlEn: `<p>The wind study calls for twice the foundations: here the cierzo lifts canopies in gusts of more than 110 km/h. Costs would rise by 41 % and the return fall below 4 % a year, so promoter and platform decided not to open it.</p><p>Nobody was ever asked for money.</p>`,
    },
    {
      title: 'Qué se ha aprendido',
      html: `<ul><li>El estudio de viento se pide desde ahora antes de anunciar un proyecto.</li><li>El promotor prepara una versión más baja para Teruel.</li></ul>`,
      titleEn: 'What was learnt',
      htmlEn: `<ul><li>From now on the wind study comes before a project is announced.</li><li>The promoter is preparing a lower version for Teruel.</li></ul>`,
    },
  ],
  milestones: [
    {
      daysAgo: 85,
      title: 'Llega el estudio de viento',
      text: 'El informe recomienda cimentaciones dobles en todo el perímetro.',
      titleEn: 'The wind study arrives',
      textEn: 'It recommends double foundations all around.',
    },
    {
      daysAgo: 75,
      title: 'Decisión conjunta',
      text: 'Promotor y plataforma acuerdan retirar el proyecto.',
      titleEn: 'Joint decision',
      textEn: 'Promoter and platform agree to withdraw the project.',
    },
  ],
  pictures: [
    {
      description: 'El aparcamiento con las marquesinas',
      descriptionEn: 'The car park with its canopies',
      file: 'carport.svg',
    },
    {
      description: 'Detalle al anochecer',
      descriptionEn: 'A detail at nightfall',
      file: 'carport-at-dusk.svg',
    },
    {
      description: 'Naves vecinas que comprarían la energía',
      descriptionEn: 'Neighbouring warehouses that would buy the energy',
      file: 'factory-roofs.svg',
    },
  ],
  sheet: {
    purpose: 'Cubrir un aparcamiento de 640 plazas con marquesinas fotovoltaicas.',
    purposeEn: 'To cover a car park with 640 spaces with photovoltaic canopies.',
    guarantee: 'Prenda de la instalación y de la concesión.',
    guaranteeEn: 'A pledge of the plant and the concession.',
    risks: [
      'Cargas de viento.',
      'Uso del aparcamiento menor de lo previsto.',
      'Concesión municipal revocable.',
    ],
  },
  papers: [
    {
      kind: 'quarterly',
      title: 'Informe de descarte',
      titleEn: 'Report on why it was discarded',
      facts: [
        ['Racha de cálculo', '31 m/s'],
        ['Sobrecoste', '41 %'],
        ['Rentabilidad resultante', '3,7 % anual'],
      ],
      text: ['Se recomienda no abrir el proyecto a la inversión.'],
      hidden: true,
    },
  ],
};

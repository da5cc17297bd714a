import { guaranteeAgents } from '../guarantee-agents.ts';
import type { DemoProject } from '../project.ts';

export const invernaderosNijar: DemoProject = {
  url: 'invernaderos-de-nijar',
  name: 'Invernaderos de Níjar',
  direction: 'Paraje Los Grillos, 04117 San Isidro de Níjar, Almería',
  country: 'ES',
  type: 'farming',
  manager: 'manager',
  history: [
    ['Draft', 39],
    ['Next_Opening', 3],
  ],
  calendar: { opensIn: 18, fundingDays: 45, startsAfterFunding: 20 },
  terms: {
    financingEuros: 340_000,
    minimumEuros: 100,
    months: 20,
    profitabilityPercent: 13.5,
    delivery: 'quarterly',
    managerFeePercent: 10,
    cancellationFeePercent: 1.5,
    maxInvestors: 600,
  },
  promoter: {
    name: 'Biotomate Los Grillos S.A.T.',
    taxId: 'V04900871',
    website: 'https://biotomate-losgrillos.example',
    description: 'Nueve agricultores con 17 hectáreas de tomate y pimiento ecológicos y almacén propio.',
    descriptionEn:
      'Nine farmers with 17 hectares of organic tomatoes and peppers and their own packing house.',
  },
  guaranteeAgent: guaranteeAgents.llevant,
  chapters: [
    {
      title: 'Menos plástico, más tomate',
      html: `<p>Cuatro hectáreas de invernadero viejo se cambian por multitúnel con cubierta de doce años en vez de tres, ventana cenital y malla. El mismo suelo dará un tercio más de tomate raf ecológico y dejará de tirar 22 toneladas de plástico por campaña.</p>`,
      titleEn: 'Less plastic, more tomatoes',
      htmlEn: `<p>Four hectares of old greenhouse are replaced by arched tunnels whose cover lasts twelve years instead of three, with roof vents and insect mesh. The same soil will bear a third more organic Raf tomatoes and stop shedding 22 tonnes of plastic a season.</p>`,
    },
    {
      title: 'El agua del mar',
      html: `<p>Se riega con agua desalada de Carboneras, a 0,48 €/m³, mezclada con la lluvia que recogen los propios techos en una balsa de 9.000 m³. Es el seguro contra la sequía: el acuífero de Níjar no se toca.</p>`,
      titleEn: 'Water from the sea',
      htmlEn: `<p>Irrigation uses desalinated water from Carboneras at 0,48 €/m³, mixed with the rain that the roofs themselves gather in a pond of 9.000 m³. It is the insurance against drought: the Níjar aquifer is left alone.</p>`,
    },
    {
      title: 'Ventas y riesgos',
      html: `<p>El 80 % de la cosecha va a dos cadenas de Suiza y Dinamarca con precio mínimo. La prenda de la estructura y la cesión de esos cobros garantizan el préstamo.</p><ul><li>Viento de levante durante el montaje.</li><li>Virus del rugoso, que obligaría a cambiar de cultivo.</li><li>Contratos que se renuevan cada año.</li></ul>`,
      titleEn: 'Sales and risks',
      htmlEn: `<p>80 % of the crop goes to two chains in Switzerland and Denmark at a minimum price. A pledge over the structure and the assignment of those payments secure the loan.</p><ul><li>Gales from the east during assembly.</li><li>The rugose virus, which would force a change of crop.</li><li>Contracts that are renewed every year.</li></ul>`,
    },
  ],
  milestones: [
    {
      daysAgo: 21,
      title: 'Contratos de la próxima campaña',
      text: 'Las dos cadenas renuevan con precio mínimo.',
      titleEn: 'Contracts for next season',
      textEn: 'Both chains renew, at a minimum price.',
    },
    {
      daysAgo: 1,
      title: 'Balsa terminada',
      text: 'Lista para la primera lluvia de otoño.',
      titleEn: 'Pond finished',
      textEn: 'Ready for the first autumn rain.',
    },
  ],
  pictures: [
    {
      description: 'Los multitúneles junto al mar',
      descriptionEn: 'The polytunnels by the sea',
      file: 'greenhouses.svg',
    },
    {
      description: 'El campo de Níjar al atardecer',
      descriptionEn: 'The Níjar countryside at dusk',
      file: 'greenhouses-at-sunset.svg',
    },
    { description: 'La finca desde el aire', descriptionEn: 'The estate from the air', file: 'fields.svg' },
  ],
  sheet: {
    purpose: 'Sustituir cuatro hectáreas de invernadero por multitúnel de larga duración.',
    purposeEn: 'To replace four hectares of greenhouse by long-life multi-span tunnels.',
    guarantee: 'Prenda de la estructura y cesión de cobros.',
    guaranteeEn: 'A pledge of the greenhouse structure and an assignment of receivables.',
    risks: ['Viento durante el montaje.', 'Virus del tomate.', 'Contratos anuales.'],
  },
  papers: [
    {
      kind: 'permit',
      title: 'Licencia de obras del invernadero',
      titleEn: 'Building permit for the greenhouse',
      issuer: 'Ayuntamiento de Níjar',
      facts: [
        ['Superficie', '4,1 ha'],
        ['Balsa', '9.000 m³'],
      ],
      text: ['Se exige retirar el plástico antiguo mediante gestor autorizado.'],
    },
  ],
};

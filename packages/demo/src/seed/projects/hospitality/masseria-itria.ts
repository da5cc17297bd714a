import { guaranteeAgents } from '../guarantee-agents.ts';
import type { DemoProject } from '../project.ts';

export const masseriaItria: DemoProject = {
  url: 'trulli-valle-d-itria',
  name: 'Trulli del Valle de Itria',
  direction: 'Contrada Serralta 18, 70010 Locorotondo, Bari',
  country: 'IT',
  type: 'hospitality',
  manager: 'manager2',
  history: [
    ['Draft', 36],
    ['Next_Opening', 10],
    ['Preinvestment', 5],
  ],
  calendar: { opensIn: 1, fundingDays: 45, startsAfterFunding: 30 },
  terms: {
    financingEuros: 310_000,
    minimumEuros: 200,
    months: 36,
    profitabilityPercent: 23.4,
    delivery: 'quarterly',
    managerFeePercent: 11,
    cancellationFeePercent: 2,
    preinvestment: { maxInvestors: 25, depositEuros: 200, amountEuros: 75_000 },
  },
  promoter: {
    name: 'Serralta Ospitalità S.r.l.',
    taxId: '09900733015',
    website: 'https://serralta-ospitalita.example',
    description:
      'Un trullaro —maestro en cúpulas de piedra seca— y dos hermanas que llevan una posada en Cisternino.',
    descriptionEn: 'A trullaro, a master of dry-stone domes, and two sisters who run an inn in Cisternino.',
  },
  guaranteeAgent: guaranteeAgents.tirreno,
  chapters: [
    {
      title: 'Once conos',
      html: `<p>Once trulli alrededor de un patio, entre olivos y muros encalados, a cuatro kilómetros de Locorotondo. Siete están en pie; cuatro han perdido la cúpula y se rehacen piedra a piedra, sin mortero, como se ha hecho siempre. Serán cinco alojamientos, una cocina compartida y un aljibe convertido en baño.</p>`,
      titleEn: 'Eleven cones',
      htmlEn: `<p>Eleven trulli around a yard, among olive trees and whitewashed walls, four kilometres from Locorotondo. Seven stand; four have lost their domes and are rebuilt stone by stone, without mortar, as it has always been done. They will be five lodgings, a shared kitchen, and a cistern turned into a bath.</p>`,
    },
    {
      title: 'Preinversión',
      html: `<p>Veinticinco personas pueden reservar antes que nadie, con 200 euros de depósito y hasta 75.000 euros en total. A cambio, dos noches en el trullo pequeño en temporada baja.</p><p>El depósito se descuenta de la inversión o se devuelve entero si el proyecto no abre.</p>`,
      titleEn: 'Pre-investment',
      htmlEn: `<p>Twenty-five people may reserve before anyone else, with a deposit of 200 euros each and up to 75.000 euros in all. In return: two nights in the small trullo, out of season.</p><p>The deposit counts towards the investment, or is returned in full should the project not open.</p>`,
    },
    {
      title: 'Cuentas y riesgos',
      html: `<ul><li>Cinco alojamientos a 165 € de media, 190 noches al año.</li><li>Ingresos esperados: 157.000 €; gastos: 74.000 €.</li><li>Hipoteca de primer rango sobre las dos hectáreas y los trulli.</li></ul><p>Quedan pocos trullari: si nuestro maestro enferma, la obra se detiene. Por eso forma ya a dos aprendices.</p>`,
      titleEn: 'Figures and risks',
      htmlEn: `<ul><li>Five lodgings at 165 € on average, 190 nights a year.</li><li>Expected income: 157.000 €; costs: 74.000 €.</li><li>A first-rank mortgage on the two hectares and the trulli.</li></ul><p>Few masters of the craft are left: should ours fall ill, the works stop. That is why he is already training two apprentices.</p>`,
    },
  ],
  milestones: [
    {
      daysAgo: 28,
      title: 'Permiso paisajístico',
      text: 'La región autoriza la reconstrucción de las cuatro cúpulas.',
      titleEn: 'Landscape permit',
      textEn: 'The region allows the four domes to be rebuilt.',
    },
    {
      daysAgo: 3,
      title: 'Once preinversores',
      text: 'Casi la mitad de las plazas, reservadas el primer fin de semana.',
      titleEn: 'Eleven pre-investors',
      textEn: 'Nearly half of the places went on the first weekend.',
    },
  ],
  pictures: [
    {
      description: 'Los trulli entre los olivos',
      descriptionEn: 'The trulli among the olive trees',
      file: 'trulli.svg',
    },
    {
      description: 'El valle desde Locorotondo',
      descriptionEn: 'The valley seen from Locorotondo',
      file: 'hill-town.svg',
    },
    {
      description: 'Olivos centenarios de la finca',
      descriptionEn: 'Centuries-old olive trees on the estate',
      file: 'olive-trees.svg',
    },
  ],
  sheet: {
    purpose: 'Reconstruir once trulli y convertirlos en cinco alojamientos rurales.',
    purposeEn: 'To rebuild eleven trulli and turn them into five country lodgings.',
    guarantee: 'Hipoteca de primer rango sobre la finca.',
    guaranteeEn: 'A first mortgage on the estate.',
    risks: [
      'Escasez de maestros de la piedra seca.',
      'Ocupación por debajo de 190 noches.',
      'Normativa turística regional.',
    ],
  },
  mandate: {
    object: 'Préstamo con hipoteca',
    condition: 'El depósito de preinversión de 200 € se devuelve entero si el proyecto no llega a abrirse.',
    conditionEn: 'The pre-investment deposit of 200 € is returned in full if the project never opens.',
  },
  papers: [
    {
      kind: 'permit',
      title: 'Autorización paisajística',
      titleEn: 'Landscape permit',
      issuer: 'Regione Puglia',
      facts: [
        ['Cúpulas a reconstruir', '4'],
        ['Técnica', 'Piedra seca, sin mortero'],
      ],
      text: ['La piedra procederá de la propia finca o de derribos del valle.'],
    },
  ],
};

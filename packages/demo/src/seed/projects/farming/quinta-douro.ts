import { guaranteeAgents } from '../guarantee-agents.ts';
import type { DemoProject } from '../project.ts';

export const quintaDouro: DemoProject = {
  url: 'quinta-das-andorinhas',
  name: 'Quinta das Andorinhas',
  direction: 'Covelinhas, 5050-065 Peso da Régua',
  country: 'PT',
  type: 'farming',
  manager: 'manager2',
  history: [
    ['Draft', 42],
    ['Preinvestment', 18],
    ['Investment', 44],
  ],
  calendar: { fundingDays: 50, startsAfterFunding: 20 },
  terms: {
    financingEuros: 210_000,
    minimumEuros: 200,
    months: 48,
    profitabilityPercent: 29,
    delivery: 'annual',
    managerFeePercent: 10,
    cancellationFeePercent: 2,
    preinvestment: { maxInvestors: 30, depositEuros: 100, amountEuros: 40_000 },
  },
  promoter: {
    name: 'Casa Andorinha Vinhos, Lda.',
    taxId: '598011203',
    website: 'https://casaandorinha.example',
    description: 'Una enóloga y su padre, viticultores en Covelinhas desde hace cinco generaciones.',
    descriptionEn: 'A winemaker and her father, wine growers in Covelinhas for five generations.',
  },
  guaranteeAgent: guaranteeAgents.atlantico,
  chapters: [
    {
      title: 'Veintiún escalones sobre el Duero',
      html: `<p>La quinta baja hasta el río en veintiún bancales de pizarra. De sus once hectáreas, cuatro llevan abandonadas desde los ochenta: los muros se han caído y solo suben las golondrinas. Esta ronda los levanta de nuevo, a mano, y planta touriga nacional, rabigato y un poco de lo que había antes.</p>`,
      titleEn: 'Twenty-one steps above the Douro',
      htmlEn: `<p>The estate goes down to the river in twenty-one terraces of slate. Of its eleven hectares, four have been abandoned since the eighties: the walls have fallen and only swallows climb there. This round raises them again, by hand, and plants Touriga Nacional, Rabigato and a little of what was there before.</p>`,
    },
    {
      title: 'Del muro a la botella',
      html: `<ul><li>1.900 metros de muro de piedra seca: 96.000 €.</li><li>Planta, estacas y riego de apoyo: 71.000 €.</li><li>Dos lagares de acero: 43.000 €.</li></ul>
<p>La viña nueva da a partir del tercer año. Hasta entonces pagan las siete hectáreas viejas, que venden 38.000 botellas a 11 euros de media, casi todas fuera de Portugal.</p>`,
      titleEn: 'From wall to bottle',
      htmlEn: `<ul><li>1.900 metres of dry-stone wall: 96.000 €.</li><li>Vines, stakes and support irrigation: 71.000 €.</li><li>Two steel treading tanks: 43.000 €.</li></ul>
<p>The new vines bear from the third year. Until then the seven old hectares pay: they sell 38.000 bottles at 11 euros on average, nearly all outside Portugal.</p>`,
    },
    {
      title: 'Qué respalda la inversión',
      html: `<p>Hipoteca de primer rango sobre la quinta, tasada en 740.000 euros y libre de cargas. Y 22.000 litros de tinto en barrica, depositados a nombre del agente de garantías.</p><p>Riesgos: granizo (asegurado), mildiu (no del todo) y que los muros cuesten más de lo que dice el pedrero, que nunca se ha equivocado en menos de un diez por ciento.</p>`,
      titleEn: 'What stands behind the investment',
      htmlEn: `<p>A first-rank mortgage on the estate, valued at 740.000 euros and free of charges. And 22.000 litres of red in cask, deposited in the guarantee agent’s name.</p><p>Risks: hail (insured), mildew (not entirely), and that the walls cost more than the mason says, who has never been wrong by less than ten per cent.</p>`,
    },
  ],
  milestones: [
    {
      daysAgo: 88,
      title: 'Tasación de la quinta',
      text: '740.000 euros, libre de cargas.',
      titleEn: 'The estate is valued',
      textEn: '740.000 euros, free of charges.',
    },
    {
      daysAgo: 37,
      title: 'Empieza el primer muro',
      text: 'Con fondos propios, cuatro pedreros levantan el bancal de muestra.',
      titleEn: 'The first wall begins',
      textEn: 'Four masons raise a sample terrace, paid for by the estate.',
    },
    {
      daysAgo: 4,
      title: 'Casi completo',
      text: 'Queda por financiar menos del tres por ciento.',
      titleEn: 'Nearly there',
      textEn: 'Less than three per cent is left to fund.',
    },
  ],
  pictures: [
    {
      description: 'Los bancales y el Duero',
      descriptionEn: 'The terraces and the Douro',
      file: 'terraces.svg',
    },
    { description: 'La bodega de barricas', descriptionEn: 'The barrel cellar', file: 'cellar.svg' },
    {
      description: 'Las siete hectáreas viejas',
      descriptionEn: 'The seven hectares of old vines',
      file: 'vines.svg',
    },
  ],
  sheet: {
    purpose: 'Recuperar cuatro hectáreas de viñedo en bancales y ampliar la bodega.',
    purposeEn: 'To restore four hectares of terraced vineyard and enlarge the winery.',
    guarantee: 'Hipoteca de primer rango sobre la quinta y prenda de vino en barrica.',
    guaranteeEn: 'A first mortgage on the estate and a pledge of wine in barrels.',
    risks: [
      'Granizo y enfermedades de la vid.',
      'Coste de los muros de piedra seca.',
      'La viña nueva no produce hasta el tercer año.',
    ],
  },
  papers: [
    {
      kind: 'appraisal',
      title: 'Tasación de la quinta',
      titleEn: 'Valuation of the estate',
      issuer: 'Avaliações do Norte, Lda.',
      facts: [
        ['Superficie', '11,2 ha'],
        ['Valor', '740.000 €'],
        ['Cargas', 'Ninguna'],
      ],
      text: [
        'Se valora por comparación con cinco ventas del Cima Corgo. Los bancales caídos se valoran como monte.',
      ],
    },
    {
      kind: 'deed',
      title: 'Escritura de hipoteca',
      titleEn: 'Mortgage deed',
      issuer: 'Cartório de Peso da Régua',
      facts: [
        ['Rango', 'Primero'],
        ['Importe garantizado', '262.500 €'],
      ],
      text: ['Inscrita a favor del agente de garantías por cuenta de los inversores.'],
    },
  ],
};

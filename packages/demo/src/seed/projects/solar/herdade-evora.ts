import { guaranteeAgents } from '../guarantee-agents.ts';
import type { DemoProject } from '../project.ts';

export const herdadeEvora: DemoProject = {
  url: 'herdade-do-sobral',
  name: 'Herdade do Sobral',
  direction: 'Estrada Nacional 254, 7000-016 Évora',
  country: 'PT',
  type: 'solar',
  manager: 'manager2',
  history: [
    ['Draft', 52],
    ['Next_Opening', 6],
  ],
  calendar: { opensIn: 9, fundingDays: 60, startsAfterFunding: 45 },
  terms: {
    financingEuros: 1_600_000,
    minimumEuros: 250,
    months: 84,
    profitabilityPercent: 51.8,
    delivery: 'annual',
    managerFeePercent: 9,
    cancellationFeePercent: 1.5,
    maxInvestors: 2_000,
  },
  promoter: {
    name: 'Sobreiro Energia, S.A.',
    taxId: '598007711',
    website: 'https://sobreiro-energia.example',
    description:
      'Promotora alentejana de plantas que conviven con ganado y alcornoque: tres en marcha, 21 MWp.',
    descriptionEn:
      'A developer from the Alentejo of solar plants that share the land with cattle and cork oaks: three running, 21 MWp.',
  },
  guaranteeAgent: guaranteeAgents.atlantico,
  chapters: [
    {
      title: 'Paneles, ovejas y corcho',
      html: `<p>La herdade tiene 310 hectáreas de montado a doce kilómetros de Évora. Los paneles ocupan solo catorce, en los claros donde no hay un solo alcornoque, levantados a metro y medio para que pasten debajo las cuatrocientas ovejas merinas de la finca.</p>
<p>La sombra conserva la hierba cinco semanas más en verano: los ganaderos ganan pasto y el promotor se ahorra la siega.</p>`,
      titleEn: 'Panels, sheep and cork',
      htmlEn: `<p>The estate has 310 hectares of cork-oak pasture twelve kilometres from Évora. The panels take up only fourteen, in clearings without a single oak, raised a metre and a half so that the estate’s four hundred merino sheep can graze beneath.</p>
<p>The shade keeps the grass green five weeks longer in summer: the shepherds gain pasture and the promoter saves the mowing.</p>`,
    },
    {
      title: 'La planta',
      html: `<ul><li>8,2 MWp fijos, orientados al sur.</li><li>14.300 MWh al año según dos estudios independientes.</li><li>Batería de 2 MWh para vender al atardecer, cuando mejor se paga.</li></ul>
<p>Tres cuartas partes de la energía tienen comprador durante diez años: una fábrica de componentes de Évora y una cadena de supermercados.</p>`,
      titleEn: 'The plant',
      htmlEn: `<ul><li>8,2 MWp, fixed and facing south.</li><li>14.300 MWh a year, by two independent studies.</li><li>A 2 MWh battery to sell at dusk, when power pays best.</li></ul>
<p>Three quarters of the energy have a buyer for ten years: a component factory in Évora and a supermarket chain.</p>`,
    },
    {
      title: 'Antes de abrir',
      html: `<p>El proyecto abre con todo firmado salvo una cosa: la declaración ambiental, favorable en borrador, que debe publicarse en el boletín. Si no llegara antes de la apertura, la fecha se movería y se avisaría a quien lo siga.</p><p>Garantizan el préstamo la prenda de la planta y una segunda hipoteca sobre 60 hectáreas.</p>`,
      titleEn: 'Before it opens',
      htmlEn: `<p>The project opens with everything signed but one thing: the environmental statement, favourable in draft, has yet to be published. Should it not arrive before the opening, the date will move and followers will be told.</p><p>The loan is secured by a pledge over the plant and a second mortgage on 60 hectares.</p>`,
    },
  ],
  milestones: [
    {
      daysAgo: 30,
      title: 'Contrato con la fábrica de Évora',
      text: 'Compra el 48 % de la energía durante diez años.',
      titleEn: 'Contract with the Évora factory',
      textEn: 'It buys 48 % of the power for ten years.',
    },
    {
      daysAgo: 2,
      title: 'Borrador ambiental favorable',
      text: 'La agencia propone aprobar el proyecto con tres condiciones sobre las aves esteparias.',
      titleEn: 'Favourable environmental draft',
      textEn: 'The agency proposes approval with three conditions for steppe birds.',
    },
  ],
  pictures: [
    {
      description: 'Ovejas merinas entre los paneles',
      descriptionEn: 'Merino sheep among the panels',
      file: 'solar-field.svg',
    },
    {
      description: 'El montado alrededor de la herdade',
      descriptionEn: 'The cork-oak pasture around the estate',
      file: 'olive-fields.svg',
    },
    {
      description: 'La casa de la herdade',
      descriptionEn: 'The house of the estate',
      file: 'house.svg',
    },
  ],
  sheet: {
    purpose: 'Construir una planta agrovoltaica de 8,2 MWp con batería cerca de Évora.',
    purposeEn: 'To build an agrivoltaic plant of 8.2 MWp with a battery near Évora.',
    guarantee: 'Prenda de la planta y segunda hipoteca sobre 60 hectáreas.',
    guaranteeEn: 'A pledge of the plant and a second mortgage on 60 hectares.',
    risks: [
      'Declaración ambiental pendiente de publicar.',
      'Precio de la cuarta parte sin contrato.',
      'Plazo largo: siete años.',
    ],
  },
  papers: [
    {
      kind: 'permit',
      title: 'Título de reserva de capacidad',
      titleEn: 'Title to reserved grid capacity',
      issuer: 'Dirección general de energía',
      facts: [
        ['Potencia', '7,5 MVA'],
        ['Subestación', 'Évora Norte'],
      ],
      text: ['La reserva vence a los dieciocho meses si la planta no ha obtenido licencia de producción.'],
    },
  ],
};

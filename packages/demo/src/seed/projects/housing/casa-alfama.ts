import { guaranteeAgents } from '../guarantee-agents.ts';
import type { DemoProject } from '../project.ts';

export const casaAlfama: DemoProject = {
  url: 'casa-alfama-lisboa',
  name: 'Casa de Alfama',
  direction: 'Rua dos Remédios 84, 1100-449 Lisboa',
  country: 'PT',
  type: 'housing',
  manager: 'manager2',
  history: [
    ['Draft', 40],
    ['Preinvestment', 21],
    ['Investment', 33],
  ],
  calendar: { fundingDays: 40, startsAfterFunding: 12 },
  terms: {
    financingEuros: 320_000,
    minimumEuros: 250,
    months: 24,
    profitabilityPercent: 18.4,
    delivery: 'end_of_project',
    managerFeePercent: 12,
    cancellationFeePercent: 1.5,
    preinvestment: { maxInvestors: 40, depositEuros: 100, amountEuros: 60_000 },
  },
  promoter: {
    name: 'Tejo Reabilitação Urbana, Lda.',
    taxId: '598004127',
    website: 'https://tejo-reabilitacao.example',
    description:
      'Tres arquitectas y un maestro de obras que han devuelto a la vida diecisiete casas entre Alfama, Graça y Mouraria.',
    descriptionEn:
      'Three architects and a master builder who have brought seventeen houses back to life between Alfama, Graça and Mouraria.',
  },
  guaranteeAgent: guaranteeAgents.atlantico,
  chapters: [
    {
      title: 'Una casa que sobrevivió al terremoto',
      html: `<p>En la parte baja de Alfama, donde la Rua dos Remédios se abre hacia el Tajo, hay una casa de cuatro plantas con muros de piedra anteriores a 1755 y fachada de azulejo del XIX. Lleva once años vacía.</p>
<p>De sus 486 m² saldrán cinco pisos para vivir todo el año: el barrio está cerrado a nuevas licencias turísticas, y el proyecto cuenta solo con alquiler de larga duración y venta a residentes.</p>`,
      titleEn: 'A house that survived the earthquake',
      htmlEn: `<p>In lower Alfama, where Rua dos Remédios opens towards the Tagus, stands a four-storey house with stone walls older than 1755 and a front of nineteenth-century tiles. It has been empty for eleven years.</p>
<p>Its 486 m² will become five flats to live in all year round: the quarter is closed to new tourist licences, and the plan counts on long lets and sales to residents only.</p>`,
    },
    {
      title: 'La obra, paso a paso',
      html: `<ul><li><strong>Meses 1 a 6:</strong> refuerzo sísmico con cinturones de acero y forjados nuevos de madera laminada.</li><li><strong>Meses 7 a 14:</strong> instalaciones, cubierta de teja y restauración de 2.300 azulejos, pieza a pieza.</li><li><strong>Meses 15 a 18:</strong> acabados con cal y corcho; certificado energético B.</li></ul>
<p>El presupuesto es de 1.180 €/m², cerrado con la constructora salvo los azulejos, que se pagan por pieza recuperada.</p>`,
      titleEn: 'The works, step by step',
      htmlEn: `<ul><li><strong>Months 1 to 6:</strong> earthquake bracing in steel and new floors of laminated timber.</li><li><strong>Months 7 to 14:</strong> services, tiled roof and the restoration of 2.300 wall tiles, one by one.</li><li><strong>Months 15 to 18:</strong> finishes in lime and cork; energy class B.</li></ul>
<p>The budget is 1.180 €/m², fixed with the builder except for the tiles, which are paid for by the piece saved.</p>`,
    },
    {
      title: 'Rentabilidad y salida',
      html: `<p>Tres pisos se venden al terminar y dos se alquilan al promotor municipal de vivienda con un contrato de diez años ya firmado. Con esa renta, un banco portugués ha ofrecido por escrito la refinanciación que devolverá el capital en el mes 24.</p>
<p>No hay pagos intermedios: intereses y capital llegan juntos al final. A cambio, la rentabilidad total es del 18,40 %.</p>`,
      titleEn: 'Return and exit',
      htmlEn: `<p>Three flats are sold on completion and two are let to the municipal housing company under a ten-year contract that is already signed. On the strength of that rent a Portuguese bank has offered in writing the refinancing that returns the capital in month 24.</p>
<p>There are no payments on the way: interest and capital come together at the end. In exchange the total return is 18,40 %.</p>`,
    },
    {
      title: 'Qué nos preocupa',
      html: `<p>Bajo Alfama siempre hay otra Alfama. Si aparecen restos romanos o árabes, la ley obliga a excavar y la obra puede parar hasta cuatro meses; los sondeos hechos en el patio no han encontrado nada. La garantía es una hipoteca de primer rango por el 125 % del importe financiado.</p>`,
      titleEn: 'What worries us',
      htmlEn: `<p>Beneath Alfama there is always another Alfama. If Roman or Moorish remains appear, the law demands a dig and the works may stop for up to four months; trial pits in the yard have found nothing. The guarantee is a first-rank mortgage for 125 % of the amount raised.</p>`,
    },
  ],
  milestones: [
    {
      daysAgo: 80,
      title: 'Sondeos arqueológicos sin hallazgos',
      text: 'Las cuatro catas del patio llegan a tres metros de profundidad y no encuentran restos.',
      titleEn: 'Trial pits find nothing',
      textEn: 'Four pits in the yard, three metres deep, uncover no remains.',
    },
    {
      daysAgo: 52,
      title: 'Contrato con la vivienda municipal',
      text: 'Se firma el alquiler por diez años de los dos pisos de la planta baja.',
      titleEn: 'Contract with municipal housing',
      textEn: 'The two ground-floor flats are let for ten years.',
    },
    {
      daysAgo: 9,
      title: 'El taller de azulejos empieza el inventario',
      text: 'Numeradas y fotografiadas las primeras 900 piezas de la fachada.',
      titleEn: 'The tile workshop starts its inventory',
      textEn: 'The first 900 tiles of the front have been numbered and photographed.',
    },
  ],
  pictures: [
    {
      description: 'Tejados de Alfama y el Tajo al fondo',
      descriptionEn: 'Roofs of Alfama with the Tagus beyond',
      file: 'rooftops.svg',
    },
    {
      description: 'La fachada de azulejo en la Rua dos Remédios',
      descriptionEn: 'The tiled front in Rua dos Remédios',
      file: 'street.svg',
    },
    {
      description: 'El ático, con su ventana al río',
      descriptionEn: 'The attic, with its window to the river',
      file: 'attic.svg',
    },
  ],
  sheet: {
    purpose:
      'Rehabilitar una casa de cuatro plantas en Alfama y convertirla en cinco viviendas de residencia permanente.',
    purposeEn:
      'To refurbish a house of four floors in Alfama and turn it into five homes for permanent residence.',
    guarantee: 'Hipoteca de primer rango por el 125 % del importe financiado.',
    guaranteeEn: 'A first mortgage for 125 % of the amount financed.',
    risks: [
      'Hallazgos arqueológicos que obliguen a detener la obra.',
      'Retraso en la refinanciación bancaria con la que se devuelve el capital.',
      'No hay pagos hasta el final del proyecto.',
    ],
  },
  mandate: {
    object: 'Préstamo con hipoteca',
    condition:
      'La plataforma firma en nombre de los inversores el préstamo y la hipoteca, y reparte lo que se cobre en proporción a lo aportado.',
    conditionEn:
      'The platform signs the loan and the mortgage for the investors, and distributes what is collected in proportion to what each put in.',
  },
  papers: [
    {
      kind: 'deed',
      title: 'Escritura de compraventa e hipoteca',
      titleEn: 'Deed of sale and mortgage',
      issuer: 'Notaría de la Baixa, Lisboa',
      facts: [
        ['Inmueble', 'Rua dos Remédios 84, cuatro plantas'],
        ['Precio de compra', '695.000 €'],
        ['Responsabilidad hipotecaria', '400.000 €'],
      ],
      text: [
        'La parte compradora constituye hipoteca de primer rango a favor del agente de garantías, que la acepta por cuenta de los inversores.',
      ],
    },
  ],
};

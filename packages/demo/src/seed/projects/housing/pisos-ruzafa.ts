import { companyTaxId } from '../../official-numbers.ts';
import { guaranteeAgents } from '../guarantee-agents.ts';
import type { DemoProject } from '../project.ts';

export const pisosRuzafa: DemoProject = {
  url: 'pisos-ruzafa',
  name: 'Seis pisos en Ruzafa',
  direction: 'Carrer de Sueca 58, 46006 València',
  country: 'ES',
  type: 'housing',
  manager: 'manager2',
  history: [
    ['Draft', 35],
    ['Next_Opening', 12],
    ['Investment', 29],
    ['Financed', 118],
  ],
  calendar: { fundingDays: 40, startsAfterFunding: 10 },
  terms: {
    financingEuros: 280_000,
    minimumEuros: 100,
    months: 12,
    profitabilityPercent: 9.2,
    delivery: 'quarterly',
    managerFeePercent: 10,
    cancellationFeePercent: 2,
  },
  promoter: {
    name: 'Taronja Habitatge S.L.',
    taxId: companyTaxId(71_853),
    website: 'https://taronja-habitatge.example',
    description:
      'Empresa familiar valenciana de aparejadores, con obrador propio de carpintería y diecinueve fincas terminadas.',
    descriptionEn:
      'A family firm of building engineers from Valencia, with its own joinery and nineteen finished buildings.',
  },
  guaranteeAgent: guaranteeAgents.llevant,
  chapters: [
    {
      title: 'La finca',
      html: `<p>Una esquina modernista de 1926 en la calle Sueca, a dos manzanas del mercado de Ruzafa. Seis pisos de 82 m² con techos de 3,20 metros, suelos de mosaico Nolla y miradores que dan a una calle que el año pasado se hizo peatonal.</p>
<p>El mosaico se levanta, se limpia y se vuelve a poner: son 290 m², casi todos sanos.</p>`,
      titleEn: 'The house',
      htmlEn: `<p>A modernist corner of 1926 in Sueca street, two blocks from the Ruzafa market. Six flats of 82 m² with ceilings of 3,20 metres, floors of Nolla mosaic, and bay windows onto a street that was given to pedestrians last year.</p>
<p>The mosaic is lifted, cleaned and laid again: 290 m² of it, nearly all sound.</p>`,
    },
    {
      title: 'Números',
      html: `<ul><li>Compra y gastos: 1.140.000 €, ya pagados por el promotor.</li><li>Obra: 396.000 €, de los que 280.000 € son esta ronda.</li><li>Venta prevista: 3.450 €/m², con testigos a 3.600.</li></ul>
<p>Dos pisos están vendidos en escritura privada. Con el tercero se devuelve todo el capital de los inversores; los otros tres son margen.</p>`,
      titleEn: 'Figures',
      htmlEn: `<ul><li>Purchase and costs: 1.140.000 €, already paid by the promoter.</li><li>Works: 396.000 €, of which 280.000 € are this round.</li><li>Expected sale: 3.450 €/m², against recent sales at 3.600.</li></ul>
<p>Two flats are sold under private contract. The third returns all of the investors’ capital; the other three are margin.</p>`,
    },
    {
      title: 'Seguridad de la inversión',
      html: `<p>Hipoteca de primer rango sobre los pisos 4.º, 5.º y 6.º, que se cancela puerta a puerta cuando cada venta paga su parte. El seguro decenal y el de obra nombran beneficiarios a los inversores.</p>
<p>El riesgo principal es el calendario: el ayuntamiento exige terminar la fachada antes de las fallas, cuando no se pueden poner andamios.</p>`,
      titleEn: 'How the investment is secured',
      htmlEn: `<p>A first-rank mortgage on the fourth, fifth and sixth floors, cleared flat by flat as each sale pays its share. The building insurance names the investors as beneficiaries.</p>
<p>The main risk is the calendar: the city wants the front finished before the Fallas festival, when no scaffolding may stand.</p>`,
    },
  ],
  milestones: [
    {
      daysAgo: 108,
      title: 'Empieza la obra',
      text: 'Se firma el acta de replanteo y se monta el andamio de la calle Sueca.',
      titleEn: 'Works begin',
      textEn: 'The site is handed over and the scaffolding goes up on Sueca street.',
    },
    {
      daysAgo: 61,
      title: 'Mosaico recuperado',
      text: 'El taller devuelve limpios 274 de los 290 m² de mosaico Nolla.',
      titleEn: 'Mosaic recovered',
      textEn: 'The workshop returns 274 of the 290 m² of Nolla mosaic, clean.',
    },
    {
      daysAgo: 14,
      title: 'Obra al 62 %',
      text: 'Terminadas cubierta, instalaciones comunes y los dos primeros pisos.',
      titleEn: 'Works 62 % complete',
      textEn: 'The roof, the shared services and the first two flats are finished.',
    },
    {
      daysAgo: 11,
      title: 'Se retrasa el primer pago',
      text: 'El promotor pide tres semanas más: la venta que lo cubre espera al ascensor. El agente de garantías ha sido avisado.',
      titleEn: 'The first payment is late',
      textEn:
        'The promoter asks for three more weeks: the sale that covers it waits for the lift. The guarantee agent has been told.',
    },
  ],
  pictures: [
    {
      description: 'La esquina de la calle Sueca, ya sin coches',
      descriptionEn: 'The corner of Calle Sueca, now without cars',
      file: 'street.svg',
    },
    {
      description: 'Salón con mirador',
      descriptionEn: 'A living room with a bay window',
      file: 'living-room.svg',
    },
    {
      description: 'El patio de luces, con sus macetas',
      descriptionEn: 'The inner courtyard, with its flower pots',
      file: 'courtyard.svg',
    },
  ],
  sheet: {
    purpose: 'Reformar y vender seis pisos en una finca modernista del barrio de Ruzafa.',
    purposeEn: 'To refurbish and sell six flats in a building of about 1900 in the Ruzafa quarter.',
    guarantee: 'Hipoteca de primer rango sobre tres de los seis pisos.',
    guaranteeEn: 'A first mortgage on three of the six flats.',
    risks: [
      'Paradas obligadas de la obra por las fiestas.',
      'Mosaico hidráulico dañado, más caro de reponer.',
      'Menor precio de venta.',
    ],
  },
  papers: [
    {
      kind: 'quarterly',
      title: 'Informe del primer trimestre de obra',
      titleEn: 'Report on the first quarter of works',
      issuer: 'Taronja Habitatge S.L.',
      facts: [
        ['Obra certificada', '62 %'],
        ['Coste hasta hoy', '241.300 €'],
        ['Desviación', '+1,8 %'],
        ['Pisos vendidos', '2 de 6'],
      ],
      text: [
        'La cubierta se ha terminado dos semanas antes de lo previsto. El ascensor llega con retraso: el fabricante lo entrega en cinco semanas.',
      ],
    },
    {
      kind: 'appraisal',
      title: 'Tasación de los pisos 4.º, 5.º y 6.º',
      titleEn: 'Valuation of the flats on floors 4, 5 and 6',
      issuer: 'Valoraciones Turia S.A.',
      facts: [
        ['Superficie', '3 × 82 m²'],
        ['Valor terminado', '861.000 €'],
      ],
      text: [
        'Valor por comparación con ocho ventas del barrio. Los miradores y el mosaico aportan en torno a un 6 %.',
      ],
      hidden: true,
    },
  ],
};

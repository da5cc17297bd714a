import { guaranteeAgents } from '../guarantee-agents.ts';
import type { DemoProject } from '../project.ts';

export const parqueTomelloso: DemoProject = {
  url: 'parque-solar-tomelloso',
  name: 'Parque solar La Perdiz',
  direction: 'Camino de la Perdiz, km 4, 13700 Tomelloso, Ciudad Real',
  country: 'ES',
  type: 'solar',
  manager: 'manager',
  history: [
    ['Draft', 90],
    ['Next_Opening', 25],
    ['Investment', 38],
    ['Financed', 206],
  ],
  calendar: { fundingDays: 60, startsAfterFunding: 30 },
  terms: {
    financingEuros: 1_250_000,
    minimumEuros: 100,
    months: 72,
    profitabilityPercent: 43.2,
    delivery: 'quarterly',
    taxWithholder: 'promoter',
    managerFeePercent: 8,
    cancellationFeePercent: 1,
    withdrawWhenFinanced: true,
  },
  promoter: {
    name: 'Mancha Renovable S. Coop.',
    taxId: 'F13900214',
    website: 'https://mancharenovable.example',
    description:
      'Cooperativa de 340 viticultores que quiere regar con su propia energía y vender lo que sobra.',
    descriptionEn:
      'A cooperative of 340 wine growers that wants to irrigate with its own energy and sell what is left.',
  },
  guaranteeAgent: guaranteeAgents.custodia,
  chapters: [
    {
      title: 'Sol entre viñas',
      html: `<p>Nueve hectáreas de tierra sin viña desde la plaga de 1998, a cuatro kilómetros de Tomelloso. 7.900 módulos bifaciales con seguidor de un eje, 4,6 MWp, y 1.750 horas de sol pleno al año.</p>
<p>Las perdices que dan nombre al camino siguen allí: la valla deja paso a la fauna y una quinta parte de la finca es barbecho sin tocar.</p>`,
      titleEn: 'Sun among the vines',
      htmlEn: `<p>Nine hectares that have had no vines since the blight of 1998, four kilometres from Tomelloso. 7.900 two-sided modules that follow the sun on one axis, 4,6 MWp, and 1.750 hours of full sun a year.</p>
<p>The partridges that gave the lane its name are still there: the fence lets animals through, and a fifth of the land is left fallow.</p>`,
    },
    {
      title: 'Quién compra la energía',
      html: `<p>La comunidad de regantes compra el 45 % a precio fijo durante doce años para mover los pozos. Otro 40 % va a una comercializadora con un contrato de ocho años a 38 €/MWh, y el resto, al mercado.</p>
<p>La planta vierte desde hace cinco meses y ha producido un 3 % más de lo calculado.</p>`,
      titleEn: 'Who buys the power',
      htmlEn: `<p>The irrigators’ association buys 45 % at a fixed price for twelve years, to run its wells. Another 40 % goes to a retailer under an eight-year contract at 38 €/MWh, and the rest to the market.</p>
<p>The plant has been feeding in for five months and has produced 3 % more than calculated.</p>`,
    },
    {
      title: 'Protección del inversor',
      html: `<ul><li>Primera prenda sobre la planta y sus contratos.</li><li>Cuenta de reserva con dos trimestres de pagos.</li><li>Seguro de daños, granizo y pérdida de beneficio.</li></ul>
<p>El riesgo mayor es regulatorio: si el mercado fija precios cero a mediodía más de lo previsto, cae el 15 % de los ingresos que no tiene contrato.</p>`,
      titleEn: 'How investors are protected',
      htmlEn: `<ul><li>First pledge over the plant and its contracts.</li><li>A reserve account with two quarters of payments.</li><li>Insurance against damage, hail and lost income.</li></ul>
<p>The greatest risk is the market: if midday prices fall to zero more often than foreseen, the 15 % of income without a contract shrinks.</p>`,
    },
  ],
  milestones: [
    {
      daysAgo: 188,
      title: 'Primer seguidor hincado',
      text: 'Empieza la obra civil; trabajan en ella veintidós vecinos de Tomelloso.',
      titleEn: 'First tracker in the ground',
      textEn: 'Groundworks begin, with twenty-two people from Tomelloso.',
    },
    {
      daysAgo: 151,
      title: 'La planta vierte a la red',
      text: 'Puesta en servicio definitiva, once días antes de lo previsto.',
      titleEn: 'The plant feeds the grid',
      textEn: 'Commissioned eleven days ahead of schedule.',
    },
    {
      daysAgo: 62,
      title: 'Un tres por ciento más de sol',
      text: 'La producción acumulada supera en un 3 % la calculada.',
      titleEn: 'Three per cent more sun',
      textEn: 'Production to date is 3 % above the calculation.',
    },
  ],
  pictures: [
    { description: 'La planta al amanecer', descriptionEn: 'The plant at dawn', file: 'solar-field.svg' },
    {
      description: 'La finca desde el aire, entre viñas',
      descriptionEn: 'The estate from the air, among vineyards',
      file: 'fields.svg',
    },
    {
      description: 'Ovejas que mantienen la hierba a raya',
      descriptionEn: 'Sheep that keep the grass short',
      file: 'solar-field-with-sheep.svg',
    },
  ],
  sheet: {
    purpose: 'Construir una planta fotovoltaica de 4,6 MWp con seguidores en Tomelloso.',
    purposeEn: 'To build a photovoltaic plant of 4.6 MWp with trackers in Tomelloso.',
    guarantee: 'Primera prenda sobre la planta y sus contratos, con cuenta de reserva.',
    guaranteeEn: 'A first pledge over the plant and its contracts, with a reserve account.',
    risks: [
      'Precios bajos de la electricidad a mediodía.',
      'Averías de los seguidores.',
      'Cambios de regulación.',
    ],
  },
  papers: [
    {
      kind: 'quarterly',
      title: 'Informe del segundo trimestre de explotación',
      titleEn: 'Report on the second quarter of operation',
      issuer: 'Mancha Renovable S. Coop.',
      facts: [
        ['Energía producida', '2.214 MWh'],
        ['Frente a lo previsto', '+3,1 %'],
        ['Disponibilidad', '99,2 %'],
        ['Ingresos', '96.480 €'],
      ],
      text: ['Se sustituyeron dos motores de seguidor en garantía. La reserva está completa.'],
    },
    {
      kind: 'deed',
      title: 'Escritura de prenda sin desplazamiento',
      titleEn: 'Deed of non-possessory pledge',
      issuer: 'Notaría de Tomelloso',
      facts: [
        ['Bienes', '7.900 módulos y 62 seguidores'],
        ['Importe garantizado', '1.500.000 €'],
      ],
      text: ['La prenda queda inscrita en el Registro de Bienes Muebles a favor del agente de garantías.'],
    },
  ],
};

import { guaranteeAgents } from '../guarantee-agents.ts';
import type { DemoProject } from '../project.ts';

export const almazaraMagina: DemoProject = {
  url: 'almazara-sierra-magina',
  name: 'Almazara Sierra Mágina',
  direction: 'Carretera de Bedmar, km 2, 23537 Jimena, Jaén',
  country: 'ES',
  type: 'farming',
  manager: 'manager',
  history: [
    ['Draft', 55],
    ['Next_Opening', 16],
    ['Investment', 30],
  ],
  calendar: { fundingDays: 50, startsAfterFunding: 14 },
  terms: {
    financingEuros: 380_000,
    minimumEuros: 100,
    months: 36,
    profitabilityPercent: 21,
    delivery: 'annual',
    managerFeePercent: 10,
    cancellationFeePercent: 1.5,
    maxInvestors: 800,
  },
  promoter: {
    name: 'Olivares de Jimena S.C.A.',
    taxId: 'F23901150',
    website: 'https://olivaresdejimena.example',
    description:
      'Cooperativa de 86 familias con 1.100 hectáreas de olivar de montaña, la mitad en ecológico.',
    descriptionEn:
      'A cooperative of 86 families with 1.100 hectares of mountain olive groves, half of them organic.',
  },
  guaranteeAgent: guaranteeAgents.custodia,
  chapters: [
    {
      title: 'Aceite que hoy se marcha a granel',
      html: `<p>La cooperativa recoge cada otoño cuatro millones de kilos de picual y los lleva a moler a treinta kilómetros. El aceite sale en cisterna, sin nombre, a precio de lonja. Una almazara propia, de dos líneas y 90 toneladas al día, permite moler en las seis horas siguientes a la recogida y embotellar la mitad.</p>`,
      titleEn: 'Oil that now leaves in bulk',
      htmlEn: `<p>Each autumn the cooperative picks four million kilos of Picual olives and takes them thirty kilometres to be pressed. The oil leaves in tankers, nameless, at the exchange price. A mill of its own, with two lines and 90 tonnes a day, lets it press within six hours of picking and bottle half.</p>`,
    },
    {
      title: 'Lo que cambia en la cuenta',
      html: `<ul><li>A granel: 3,90 € por litro de media en los últimos tres años.</li><li>Embotellado, con denominación de origen: 7,20 €.</li><li>Ahorro de maquila y transporte: 210.000 € por campaña.</li></ul>
<p>Hay compradores para 180.000 litros: dos importadores alemanes, una cadena japonesa y las propias familias, que venden en el pueblo.</p>`,
      titleEn: 'What it changes',
      htmlEn: `<ul><li>In bulk: 3,90 € a litre, on average over three years.</li><li>Bottled, with its designation of origin: 7,20 €.</li><li>Pressing fees and transport saved: 210.000 € a season.</li></ul>
<p>There are buyers for 180.000 litres: two German importers, a Japanese chain, and the families themselves, who sell in the village.</p>`,
    },
    {
      title: 'Garantías, y la lluvia',
      html: `<p>Hipoteca sobre la nave y la maquinaria, y prenda de la cosecha de cada año hasta cubrir el pago. Los socios responden además con una cuota extraordinaria aprobada en asamblea.</p>
<p>El olivo es vecero y depende de la lluvia. Las cuentas usan la media de diez campañas; en la peor de ellas el pago anual se atrasaría cuatro meses.</p>`,
      titleEn: 'Guarantees, and the rain',
      htmlEn: `<p>A mortgage on the building and machines, and a pledge over each year’s harvest until the payment is covered. The members also stand behind it with an extraordinary contribution approved by their assembly.</p>
<p>Olives bear unevenly and depend on rain. The figures use the average of ten seasons; in the worst of them the yearly payment would be four months late.</p>`,
    },
  ],
  milestones: [
    {
      daysAgo: 95,
      title: 'La asamblea aprueba la almazara',
      text: 'Setenta y nueve votos a favor, tres en contra.',
      titleEn: 'The assembly approves the mill',
      textEn: 'Seventy-nine votes in favour, three against.',
    },
    {
      daysAgo: 44,
      title: 'Licencia de actividad',
      text: 'El Ayuntamiento de Jimena concede la licencia con medidas para el alpechín.',
      titleEn: 'Operating licence',
      textEn: 'The town of Jimena grants the licence, with measures for the waste water.',
    },
    {
      daysAgo: 12,
      title: 'Contrato con Hamburgo',
      text: 'Un importador alemán compra 60.000 litros al año durante tres años.',
      titleEn: 'Contract with Hamburg',
      textEn: 'A German importer buys 60.000 litres a year for three years.',
    },
  ],
  pictures: [
    {
      description: 'El olivar a los pies de Sierra Mágina',
      descriptionEn: 'The olive grove at the foot of Sierra Mágina',
      file: 'olive-trees.svg',
    },
    {
      description: 'Las dos líneas de la almazara',
      descriptionEn: 'The two lines of the oil mill',
      file: 'oil-mill.svg',
    },
    {
      description: 'Mar de olivos desde el aire',
      descriptionEn: 'A sea of olive trees from the air',
      file: 'olive-fields.svg',
    },
  ],
  sheet: {
    purpose: 'Construir una almazara y una embotelladora para una cooperativa de 86 familias.',
    purposeEn: 'To build an oil mill and a bottling plant for a cooperative of 86 families.',
    guarantee: 'Hipoteca de la nave y prenda de cosecha.',
    guaranteeEn: 'A mortgage on the mill building and a pledge of the harvest.',
    risks: ['Cosechas irregulares y sequía.', 'Precio del aceite.', 'Puesta en marcha antes de la campaña.'],
  },
  mandate: {
    object: 'Préstamo con hipoteca',
    condition: 'Los pagos son anuales, en mayo, después de la campaña.',
    conditionEn: 'Payments are yearly, in May, after the harvest.',
  },
  papers: [
    {
      kind: 'permit',
      title: 'Licencia de actividad',
      titleEn: 'Business licence',
      issuer: 'Ayuntamiento de Jimena',
      facts: [
        ['Actividad', 'Almazara y envasado'],
        ['Capacidad', '90 t/día'],
        ['Balsa de alpechín', '1.200 m³'],
      ],
      text: [
        'Se exige una balsa impermeable y el reparto del alpechín depurado en 60 hectáreas de los socios.',
      ],
    },
  ],
};

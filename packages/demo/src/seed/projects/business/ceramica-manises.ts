import { companyTaxId } from '../../official-numbers.ts';
import { guaranteeAgents } from '../guarantee-agents.ts';
import type { DemoProject } from '../project.ts';

export const ceramicaManises: DemoProject = {
  url: 'ceramica-manises',
  name: 'Cerámica de Manises',
  direction: 'Carrer dels Obradors 14, 46940 Manises, València',
  country: 'ES',
  type: 'business',
  manager: 'manager2',
  history: [
    ['Draft', 27],
    ['Next_Opening', 10],
    ['Investment', 41],
    ['Closed', 36],
  ],
  calendar: { fundingDays: 40, startsAfterFunding: 15 },
  terms: {
    financingEuros: 160_000,
    minimumEuros: 50,
    months: 24,
    profitabilityPercent: 12.2,
    delivery: 'quarterly',
    managerFeePercent: 10,
    cancellationFeePercent: 1,
  },
  promoter: {
    name: 'Alfarería Hermanas Cardona S.L.',
    taxId: companyTaxId(46_308),
    website: 'https://alfareria-cardona.example',
    description:
      'Taller de loza de reflejo metálico en el barrio de Obradors, con once artesanas y encargos de restauración.',
    descriptionEn:
      'A lustreware workshop in the Obradors quarter, with eleven craftswomen and restoration commissions.',
  },
  guaranteeAgent: guaranteeAgents.llevant,
  chapters: [
    {
      title: 'Un horno eléctrico para la loza dorada',
      html: `<p>El taller cuece con gas en dos hornos de los años ochenta. La idea era cambiarlos por uno eléctrico de 4 m³, alimentado por placas en la cubierta, y gastar en energía un 45 % menos por pieza.</p>`,
      titleEn: 'An electric kiln for lustreware',
      htmlEn: `<p>The workshop fires with gas in two kilns from the eighties. The idea was to replace them with an electric one of 4 m³, fed by panels on the roof, and to spend 45 % less energy on each piece.</p>`,
    },
    {
      title: 'Por qué se cerró sin financiar',
      html: `<p>En cuarenta días se reunieron 61.400 de los 160.000 euros. El horno no se puede comprar a medias, así que el proyecto se cerró y <strong>cada inversor recuperó todo lo invertido</strong>, sin comisión alguna.</p>`,
      titleEn: 'Why it closed without being financed',
      htmlEn: `<p>In forty days 61.400 of the 160.000 euros were raised. Half a kiln cannot be bought, so the project was closed and <strong>every investor got back all they had put in</strong>, without any fee.</p>`,
    },
    {
      title: 'Qué viene después',
      html: `<p>Las hermanas Cardona han pedido una ayuda autonómica para la parte solar. Si la consiguen, volverán con un préstamo más pequeño, solo para el horno.</p>`,
      titleEn: 'What comes next',
      htmlEn: `<p>The Cardona sisters have applied for a regional grant for the solar part. If they get it, they will be back with a smaller loan, for the kiln alone.</p>`,
    },
  ],
  milestones: [
    {
      daysAgo: 60,
      title: 'Un tercio reunido',
      text: 'El proyecto pasa de 50.000 euros, por debajo de lo previsto a estas alturas.',
      titleEn: 'A third raised',
      textEn: 'The project passes 50.000 euros, behind what was hoped for by now.',
    },
    {
      daysAgo: 36,
      title: 'Todo el dinero, devuelto',
      text: 'Cada inversor tiene en su monedero lo que había puesto.',
      titleEn: 'All the money returned',
      textEn: 'Every investor has what they put in back in their wallet.',
    },
  ],
  pictures: [
    {
      description: 'La calle de los obradores',
      descriptionEn: 'The street of the workshops',
      file: 'shop.svg',
    },
    { description: 'El patio del taller', descriptionEn: 'The yard of the workshop', file: 'courtyard.svg' },
  ],
  sheet: {
    purpose: 'Sustituir dos hornos de gas por uno eléctrico con placas solares.',
    purposeEn: 'To replace two gas kilns by an electric one with solar panels.',
    guarantee: 'Prenda del horno y de las placas.',
    guaranteeEn: 'A pledge of the kiln and the solar panels.',
    risks: ['Precio de la electricidad.', 'Pedidos de restauración que dependen de ayudas públicas.'],
  },
  papers: [
    {
      kind: 'quarterly',
      title: 'Comunicación del cierre a los inversores',
      titleEn: 'Notice of closing to investors',
      facts: [
        ['Reunido', '61.400 €'],
        ['Objetivo', '160.000 €'],
        ['Devuelto', '61.400 €'],
      ],
      text: ['No se ha cobrado comisión alguna. La devolución no está sujeta a retención.'],
    },
  ],
};

import { guaranteeAgents } from '../guarantee-agents.ts';
import type { DemoProject } from '../project.ts';

export const palazzoKalsa: DemoProject = {
  url: 'palazzo-kalsa-palermo',
  name: 'Palazzo alla Kalsa',
  direction: 'Via Alloro 97, 90133 Palermo',
  country: 'IT',
  type: 'housing',
  manager: 'manager2',
  history: [['Draft', 11]],
  terms: {
    financingEuros: 540_000,
    minimumEuros: 300,
    months: 30,
    profitabilityPercent: 21.5,
    delivery: 'end_of_project',
    managerFeePercent: 12,
    cancellationFeePercent: 2,
  },
  promoter: {
    name: 'Conca d’Oro Restauri S.r.l.',
    taxId: '09900517824',
    website: null,
    description:
      'Restauradores palermitanos de estucos y techos pintados que por primera vez promueven un edificio entero.',
    descriptionEn:
      'Restorers of stucco and painted ceilings from Palermo who are developing a whole building for the first time.',
  },
  guaranteeAgent: guaranteeAgents.tirreno,
  chapters: [
    {
      title: 'El piano nobile',
      html: `<p>Un palacio pequeño del XVIII en la Kalsa, con 640 m² en dos plantas nobles, techos pintados al temple y una terraza desde la que se ve el jardín botánico. La planta baja, que no entra en la operación, es desde hace treinta años el taller de un lutier.</p>`,
      titleEn: 'The piano nobile',
      htmlEn: `<p>A small eighteenth-century palace in the Kalsa, with 640 m² on two noble floors, ceilings painted in tempera and a terrace that looks over the botanical garden. The ground floor, which is not part of the deal, has been a violin maker’s workshop for thirty years.</p>`,
    },
    {
      title: 'El plan, todavía en estudio',
      html: `<p>Seis apartamentos amplios para venta a quienes teletrabajan desde el sur. El promotor negocia con la Soprintendenza qué estancias pueden dividirse: de eso depende que sean seis o cinco, y las cuentas están hechas con cinco.</p><p>La bonificación fiscal por restauro cubre el 36 % de la obra y se cobra en diez años; no se ha contado como ingreso.</p>`,
      titleEn: 'The plan, still under study',
      htmlEn: `<p>Six generous flats for sale to people who work remotely from the south. The promoter is agreeing with the heritage office which rooms may be divided: on that depends whether there are six or five, and the figures assume five.</p><p>The tax credit for restoration covers 36 % of the works and is paid over ten years; it has not been counted as income.</p>`,
    },
    {
      title: 'Lo que falta por cerrar',
      html: `<ul><li>Informe estructural de la bóveda de la escalera.</li><li>Acuerdo con los tres herederos de la segunda planta.</li><li>Tasación independiente.</li></ul>`,
      titleEn: 'What is still open',
      htmlEn: `<ul><li>A structural report on the vault of the staircase.</li><li>An agreement with the three heirs of the second floor.</li><li>An independent valuation.</li></ul>`,
    },
  ],
  milestones: [
    {
      daysAgo: 8,
      title: 'Primera visita con la Soprintendenza',
      text: 'Los técnicos aceptan en principio dividir la galería sur.',
      titleEn: 'First visit with the heritage office',
      textEn: 'Its staff agree in principle to dividing the south gallery.',
    },
    {
      daysAgo: 3,
      title: 'Encargado el informe estructural',
      text: 'Un estudio de Catania revisará la bóveda de la escalera.',
      titleEn: 'Structural report commissioned',
      textEn: 'A practice from Catania will examine the vault of the staircase.',
    },
  ],
  pictures: [
    {
      description: 'Via Alloro, con el palacio en el centro',
      descriptionEn: 'Via Alloro, with the palace in the middle',
      file: 'street.svg',
    },
    {
      description: 'Palermo y el mar desde la terraza',
      descriptionEn: 'Palermo and the sea seen from the terrace',
      file: 'rooftops.svg',
    },
    {
      description: 'Una de las estancias, en proyecto',
      descriptionEn: 'One of the rooms, as planned',
      file: 'living-room.svg',
    },
  ],
  sheet: {
    purpose: 'Restaurar dos plantas nobles de un palacio del siglo XVIII y vender de cinco a seis viviendas.',
    purposeEn: 'To restore two floors of an eighteenth-century palace and sell five or six homes.',
    guarantee: 'Hipoteca de primer rango, pendiente de inscripción.',
    guaranteeEn: 'A first mortgage, not yet registered.',
    risks: [
      'Autorizaciones de patrimonio.',
      'Primera promoción del equipo.',
      'Compra de la segunda planta sin cerrar.',
    ],
  },
  papers: [
    {
      kind: 'appraisal',
      title: 'Borrador de tasación',
      titleEn: 'Draft valuation',
      issuer: 'Stime Siciliane S.r.l.',
      facts: [
        ['Superficie', '640 m²'],
        ['Valor actual', '985.000 €'],
      ],
      text: ['Documento de trabajo, pendiente de la visita a la segunda planta.'],
      hidden: true,
    },
  ],
};

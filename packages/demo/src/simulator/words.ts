import type { Locale } from '@semilla/i18n';
import { type OutcomeWord, reasons } from './outcomes.ts';

interface Words {
  title: string;
  lead: string;
  none: string;
  person: string;
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  nationality: string;
  document: string;
  documentType: string;
  documentNumber: string;
  documentCountry: string;
  outcome: string;
  outcomes: Record<OutcomeWord, string>;
  reason: string;
  reasonHint: string;
  delivery: string;
  delay: string;
  seconds: string;
  duplicates: string;
  outOfOrder: string;
  wrongSignature: string;
  wrongSignatureHint: string;
  send: string;
  sendOnly: string;
  allSessions: string;
  told: Record<OutcomeWord, string>;
  /** Contains % in place of the seconds. */
  toldLate: string;
  toldUnsigned: string;
  reasons: Record<keyof typeof reasons, string>;
  decided: string;
  back: string;
  session: string;
  since: string;
  stage: string;
  stages: Record<'created' | 'started' | OutcomeWord, string>;
  notFound: string;
  invalid: string;
}

/** The simulator represents another company, so its texts are separate from those of the product. */
export const words: Record<Locale, Words> = {
  es: {
    title: 'Verificación de identidad (simulada)',
    lead: 'Aquí estaría el proveedor, con su cámara. En la demo eliges tú qué decide y cómo lo comunica.',
    none: 'Todavía nadie ha empezado a verificar su identidad. Se empieza desde el perfil de un inversor.',
    person: 'La persona',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    dateOfBirth: 'Fecha de nacimiento',
    nationality: 'Nacionalidad (dos letras)',
    document: 'El documento que enseña',
    documentType: 'Tipo',
    documentNumber: 'Número',
    documentCountry: 'País (dos letras)',
    outcome: 'Lo que decide el proveedor',
    outcomes: {
      approved: 'Aprobar',
      declined: 'Rechazar',
      resubmission_requested: 'Pedir que lo envíe otra vez',
      expired: 'Dejar que caduque',
      abandoned: 'Abandonar a medias',
      review: 'Dejarlo en duda a nuestro equipo',
    },
    reason: 'Motivo',
    reasonHint: 'Solo se usa si rechaza o pide otro envío.',
    delivery: 'Cómo llegan las noticias',
    delay: 'Con retraso',
    seconds: 's',
    duplicates: 'Cada una, varias veces',
    outOfOrder: 'En desorden: primero la decisión',
    wrongSignature: 'Con una firma falsa',
    wrongSignatureHint:
      'No se dan por buenas; la plataforma conoce la decisión al preguntar, minutos después.',
    send: 'Enviar y volver a la plataforma',
    sendOnly: 'Enviar',
    allSessions: 'Ver todas las sesiones',
    told: {
      approved: 'identidad aprobada',
      declined: 'identidad rechazada',
      resubmission_requested: 'tiene que enviarlo otra vez',
      expired: 'la sesión ha caducado',
      abandoned: 'lo ha dejado a medias',
      review: 'en duda, lo mirará nuestro equipo',
    },
    toldLate: 'La plataforma se enterará con % s de retraso.',
    toldUnsigned:
      'La noticia llega con una firma falsa y no se da por buena; la plataforma preguntará dentro de unos minutos.',
    reasons: {
      101: 'No se ha usado un documento físico',
      102: 'El documento parece manipulado',
      103: 'La persona no se parece a la foto del documento',
      201: 'Faltan vídeos o fotos',
      204: 'Mala calidad de imagen',
      207: 'Documento caducado',
    },
    decided: 'Esta sesión ya está decidida',
    back: 'Volver a la plataforma',
    session: 'Sesión',
    since: 'Desde',
    stage: 'Estado',
    stages: {
      created: 'Sin empezar',
      started: 'En curso',
      approved: 'Aprobada',
      declined: 'Rechazada',
      resubmission_requested: 'Por enviar otra vez',
      expired: 'Caducada',
      abandoned: 'Abandonada',
      review: 'En duda: la mira nuestro equipo',
    },
    notFound: 'Esta sesión no existe',
    invalid: 'Algún dato no es válido',
  },
  en: {
    title: 'Identity verification (simulated)',
    lead: 'The provider would be here, with its camera. In the demo you choose what it decides and how it reports it.',
    none: 'Nobody has started to verify their identity yet. It starts in an investor’s profile.',
    person: 'The person',
    firstName: 'First name',
    lastName: 'Last name',
    dateOfBirth: 'Date of birth',
    nationality: 'Nationality (two letters)',
    document: 'The document shown',
    documentType: 'Type',
    documentNumber: 'Number',
    documentCountry: 'Country (two letters)',
    outcome: 'What the provider decides',
    outcomes: {
      approved: 'Approve',
      declined: 'Decline',
      resubmission_requested: 'Ask for it to be sent again',
      expired: 'Let it expire',
      abandoned: 'Abandon it halfway',
      review: 'Leave it to our team, in doubt',
    },
    reason: 'Reason',
    reasonHint: 'Only used when declining or asking for it again.',
    delivery: 'How the news arrives',
    delay: 'Late by',
    seconds: 's',
    duplicates: 'Each message several times',
    outOfOrder: 'Out of order: the decision first',
    wrongSignature: 'With a wrong signature',
    wrongSignatureHint: 'They are not trusted; the platform learns the decision when it asks, minutes later.',
    send: 'Send and return to the platform',
    sendOnly: 'Send',
    allSessions: 'See all sessions',
    told: {
      approved: 'approved',
      declined: 'declined',
      resubmission_requested: 'has to send it again',
      expired: 'the session has expired',
      abandoned: 'abandoned halfway',
      review: 'in doubt, left to our team',
    },
    toldLate: 'The platform will be told % s late.',
    toldUnsigned:
      'The news arrives with a wrong signature and is not trusted; the platform will ask in a few minutes.',
    reasons,
    decided: 'This session is already decided',
    back: 'Return to the platform',
    session: 'Session',
    since: 'Since',
    stage: 'Status',
    stages: {
      created: 'Not started',
      started: 'Under way',
      approved: 'Approved',
      declined: 'Declined',
      resubmission_requested: 'To be sent again',
      expired: 'Expired',
      abandoned: 'Abandoned',
      review: 'In doubt: with our team',
    },
    notFound: 'This session does not exist',
    invalid: 'Some of the data is not valid',
  },
};

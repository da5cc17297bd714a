import { z } from 'zod';
import { civilDate, instant } from '../../shared/dates.ts';
import { fieldList } from '../../shared/field-list.ts';
import { storedFile } from '../../shared/files.ts';
import { alpha2, id, locale } from '../../shared/text.ts';
import { recordVersion, versionRules } from '../../shared/version.ts';
import { complainantKinds } from './complaint-form.ts';
import { complaintOutcomes, complaintStates } from './complaint-rules.ts';

export const complaintState = z.enum(complaintStates).meta({ example: 'Received' });
export const complaintOutcome = z.enum(complaintOutcomes).meta({ example: 'partly' });

const written = (example: string) => z.string().nullable().meta({ example });

/** A complaint in the register. */
export const complaint = z.object({
  complaintId: id,
  reference: z.string().meta({ example: '2026-0007', description: 'Its number in the register.' }),
  state: complaintState,
  deadline: civilDate
    .nullable()
    .meta({ description: 'The day by which the platform must act next; null once it is answered.' }),
  isLate: z.boolean().meta({ example: false, description: 'Whether the deadline has passed.' }),
  outcome: complaintOutcome.nullable(),
  kind: z.enum(complainantKinds).meta({ example: 'individual' }),
  name: z.string().meta({ example: 'Lucía Ferrer Soler' }),
  identification: written('12345678Z'),
  clientReference: written('K7WM-3QPX'),
  email: z.string().meta({ example: 'lucia.ferrer@example.com', description: 'A confirmed address.' }),
  phone: written('+34 600 123 456'),
  address: z.string().meta({ example: 'Calle de Lavapiés 12, 2.º B, 28012 Madrid' }),
  country: alpha2,
  contact: written('Calle del Olmo 3, 28012 Madrid'),
  representativeName: written('Marta Soler Vidal'),
  representativeIdentification: written('87654321X'),
  representativeContact: written('marta.soler@example.com'),
  concerning: z.string().meta({ example: 'Edificio Lavapiés, inversión del 3 de marzo de 2026' }),
  description: z.string().meta({ example: 'El pago de marzo llegó con ocho días de retraso.' }),
  happenedOn: civilDate,
  happenedUntil: civilDate.nullable(),
  damage: written('Ocho días de intereses de 5.000 €.'),
  comments: written('Pedí una explicación por teléfono el 20 de marzo.'),
  place: z.string().meta({ example: 'Madrid' }),
  language: locale,
  userId: id.nullable().meta({ description: 'The customer; null for a complainant without an account.' }),
  userName: z.string().nullable().meta({ example: 'Lucía Ferrer Soler' }),
  responsibleId: id.nullable().meta({ description: 'The administrator responsible.' }),
  responsibleName: z.string().nullable().meta({ example: 'Elena Vidal Rueda' }),
  receivedAt: instant,
  acknowledgeBy: civilDate.meta({ description: 'Ten working days after it was received.' }),
  acknowledgedAt: instant.nullable(),
  answerBy: civilDate.nullable().meta({ description: 'The day by which the decision is announced.' }),
  decidedAt: instant.nullable(),
  version: recordVersion,
});
export type Complaint = z.output<typeof complaint>;

const ofForm = 'The register has it, under the number that the line notes.';
const withDay = 'It is when the line was noted.';

export const complaintFieldList = fieldList({
  resource: 'complaints',
  record: complaint,
  acts: ['complaint'],
  fields: {
    reference: {},
    state: { words: 'support.complaints.states' },
    deadline: { notInAudit: 'It follows from the state and the two days.' },
    isLate: { notInAudit: 'It follows from the deadline.' },
    outcome: { words: 'support.complaints.outcomes' },
    receivedAt: { notInAudit: withDay },
    acknowledgeBy: {},
    acknowledgedAt: { notInAudit: withDay },
    answerBy: {},
    decidedAt: { notInAudit: withDay },
    kind: { words: 'support.complaints.kinds', notInAudit: ofForm },
    name: { notInAudit: ofForm },
    identification: { notInAudit: ofForm },
    clientReference: { notInAudit: ofForm },
    email: { notInAudit: ofForm },
    phone: { notInAudit: ofForm },
    address: { notInAudit: ofForm },
    country: { notInAudit: ofForm },
    contact: { notInAudit: ofForm },
    representativeName: { notInAudit: ofForm },
    representativeIdentification: { notInAudit: ofForm },
    representativeContact: { notInAudit: ofForm },
    concerning: { notInAudit: ofForm },
    description: { notInAudit: ofForm },
    happenedOn: { notInAudit: ofForm },
    happenedUntil: { notInAudit: ofForm },
    damage: { notInAudit: ofForm },
    comments: { notInAudit: ofForm },
    place: { notInAudit: ofForm },
    language: { words: 'account.languages', notInAudit: ofForm },
    userName: {},
    responsibleName: {},
    userId: { shownAs: 'userName', notInCsv: 'The CSV has the name.' },
    responsibleId: { shownAs: 'responsibleName', notInCsv: 'The CSV has the name.' },
    complaintId: { hidden: 'People use the reference instead of the id.' },
    version: versionRules,
    reasons: { only: 'audit' },
    files: { only: 'audit' },
  },
});

/** A file proves the authority of a representative, or the facts. */
export const complaintDocumentKinds = ['authority', 'evidence'] as const;

export const complaintDocument = z.object({
  documentId: id,
  kind: z.enum(complaintDocumentKinds).meta({ example: 'evidence' }),
  file: storedFile,
  viewUrl: z
    .string()
    .meta({ example: '/v1/support/complaints/view-document/01890a5d-ac96-774b-bcce-b302099a8057' }),
});
export type ComplaintDocument = z.output<typeof complaintDocument>;

/** The decision on one point of a complaint. */
export const decidedPoint = z.object({
  point: z.string().meta({ example: 'El pago llegó tarde.' }),
  outcome: complaintOutcome,
  reasons: z.string().meta({ example: 'El promotor pagó el día 23; el contrato fijaba el 15.' }),
});
export type DecidedPoint = z.output<typeof decidedPoint>;

export const complaintActKinds = ['admit', 'dismiss', 'extend', 'decide'] as const;
export type ComplaintActKind = (typeof complaintActKinds)[number];

/** An answer of the platform, as the complainant received it. */
export const complaintAct = z.object({
  complaintActId: id,
  kind: z.enum(complaintActKinds).meta({ example: 'admit' }),
  at: instant,
  userId: id.nullable(),
  userName: z.string().nullable().meta({ example: 'Elena Vidal Rueda' }),
  reasons: z.string().nullable().meta({ example: 'Se refiere a un servicio de la plataforma.' }),
  contact: z.string().nullable().meta({ example: 'Semilla, hola@semilla.example' }),
  answerBy: civilDate.nullable(),
  outcome: complaintOutcome.nullable(),
  points: z.array(decidedPoint),
  remedies: z
    .string()
    .nullable()
    .meta({ example: 'Puedes reclamar ante la CNMV.', description: 'Named unless everything is granted.' }),
});
export type ComplaintAct = z.output<typeof complaintAct>;

/** A complaint with its files and the answers, oldest first. */
export const wholeComplaint = complaint.extend({
  documents: z.array(complaintDocument),
  acts: z.array(complaintAct),
});
export type WholeComplaint = z.output<typeof wholeComplaint>;

/** The answer to a submitted complaint form. */
export const complaintReceipt = complaint.pick({
  complaintId: true,
  reference: true,
  email: true,
  receivedAt: true,
  acknowledgeBy: true,
});
export type ComplaintReceipt = z.output<typeof complaintReceipt>;

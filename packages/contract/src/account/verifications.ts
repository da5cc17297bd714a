import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export.ts';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { page, paging } from '../shared/paging.ts';
import { id, text } from '../shared/text.ts';
import { identificationDocumentTypes } from './identification-document-types.ts';
import { verificationDecisions, verificationStatuses } from './verification-statuses.ts';

export const verificationMediaKinds = ['document-front', 'document-back', 'face'] as const;

/** A document that was shown; the provider may know less of it than there is. */
export const verifiedDocument = z.object({
  type: z.enum(identificationDocumentTypes).nullable().meta({ example: 'ID_CARD' }),
  number: z.string().nullable().meta({ example: '12345678Z' }),
  country: z.string().nullable().meta({ example: 'ES' }),
  validFrom: civilDate.nullable().meta({ example: '2021-02-01' }),
  validUntil: civilDate.nullable().meta({ example: '2031-02-01' }),
});

export const verificationMedia = z.object({
  mediaId: id,
  kind: z.enum(verificationMediaKinds).meta({ example: 'document-front' }),
  type: z.string().meta({ example: 'image/jpeg' }),
  viewUrl: z.string().meta({ example: '/v1/account/verifications/01890a5d-ac96-774b-bcce-b302099a8057' }),
});

/** An attempt to verify somebody's identity. Every attempt is kept; the latest one counts. */
export const verification = z.object({
  verificationId: id,
  userId: id,
  userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
  status: z.enum(verificationStatuses).meta({ example: 'Declined' }),
  reason: z
    .string()
    .nullable()
    .meta({ example: 'Document expired', description: 'In the provider’s words.' }),
  reasonCode: z.int().nullable().meta({ example: 207 }),
  decision: z.enum(verificationDecisions).nullable().meta({ example: 'Declined' }),
  decisionReason: z.string().nullable().meta({
    example: 'El documento está caducado.',
    description: 'Of whoever decided by hand, or why the platform does not take the provider’s word.',
  }),
  decisionData: z
    .record(z.string(), z.unknown())
    .nullable()
    .meta({
      example: { code: 9102 },
      description: 'What the provider told with its decision; for staff alone.',
    }),
  attempt: z.int().min(1).meta({ example: 2, description: 'The first, second … attempt of this user.' }),
  action: z
    .string()
    .nullable()
    .meta({ example: 'submitted', description: 'The last thing the provider heard from the user.' }),
  documents: z.array(verifiedDocument),
  media: z.array(verificationMedia),
  createdAt: instant,
  updatedAt: instant,
});
export type Verification = z.output<typeof verification>;

export const verificationFieldList = fieldList({
  resource: 'verifications',
  record: verification,
  acts: ['verification'],
  notedForPrograms: ['isDecidedByHand'],
  fields: {
    verificationId: { notInAudit: 'It is what the line is about.' },
    userId: { shownAs: 'userName' },
    userName: {},
    attempt: {},
    status: { words: 'account.verificationStatuses' },
    reason: {},
    reasonCode: {},
    decision: { words: 'account.verificationStatuses' },
    decisionReason: {},
    action: {},
    createdAt: { notInAudit: 'It is when the line was noted.' },
    updatedAt: { notInAudit: 'It is when the line was noted.' },
    identificationDocumentType: { words: 'account.identificationDocumentTypes' },
    identificationDocumentNumber: {},
    documents: { hidden: 'The type and number of the first are columns of their own.' },
    media: { hidden: 'Pictures, which have no text.' },
    decisionData: {
      hidden: 'In the form of the provider; staff read it on the page of the attempt.',
      seenBy: 'staff',
    },
    birthdayAt: { only: 'audit' },
    nationality: { only: 'audit', kind: 'country' },
  },
});

export const listVerifications = endpoint({
  method: 'GET',
  path: '/v1/account/verifications',
  summary: 'Attempts to verify an identity: the own ones, those of a manager’s customers, or all.',
  who: 'verifications.read',
  query: z.strictObject({
    ...paging(['updatedAt', 'createdAt'], 'desc'),
    verificationId: id.optional(),
    userId: id.optional(),
    status: z.enum(verificationStatuses).meta({ example: 'Completed' }).optional(),
  }),
  answer: page(verification),
});

export const exportVerifications = csvExportOf(listVerifications, verificationFieldList);

export const startVerification = endpoint({
  method: 'POST',
  path: '/v1/account/verifications',
  summary: 'Starts a verification of the caller with the provider, or leads back to the one that is open.',
  who: 'verifications.start',
  answer: z.object({
    verificationId: id,
    url: z.url().meta({
      example: 'https://magic.veriff.me/v/eyJhbGciOiJIUzI1NiJ9',
      description: 'Where the provider asks for the documents.',
    }),
  }),
  errors: [
    'account.already_verified',
    'account.verification_under_review',
    'account.verification_start_failed',
  ],
});

export const receiveVerificationNews = endpoint({
  method: 'POST',
  path: '/v1/account/verifications/webhook',
  summary: 'Where the provider tells, signed, what people do there and how it decides.',
  who: 'anyone',
  body: z.looseObject({}).meta({
    example: { id: '01890a5d-ac96-774b-bcce-b302099a8057', action: 'submitted', code: 7002 },
    description: 'An event or a decision, in the provider’s own form.',
  }),
  status: 200,
  answer: z.object({ received: z.literal(true).meta({ example: true }) }),
  errors: ['account.signature_invalid'],
  fromOtherServers: true,
});

export const viewVerificationMedia = endpoint({
  method: 'GET',
  path: '/v1/account/verifications/:mediaId',
  summary: 'Streams a picture of a verification to someone who may see it.',
  who: 'verifications.read',
  params: z.strictObject({ mediaId: id }),
  answerKind: 'file',
});

export const decideVerification = endpoint({
  method: 'PATCH',
  path: '/v1/account/verifications/:verificationId',
  summary: 'Approves or declines the latest attempt of somebody by hand.',
  who: 'verifications.decide',
  params: z.strictObject({ verificationId: id }),
  body: z.strictObject({
    decision: z.enum(verificationDecisions).meta({ example: 'Declined' }),
    decisionReason: text(500).nullable().meta({ example: 'El documento está caducado.' }).optional(),
  }),
  answer: verification,
  errors: [
    'account.own_account',
    'account.verification_superseded',
    'account.verification_already_decided',
    'account.document_already_exists',
  ],
});

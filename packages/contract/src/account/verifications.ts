import { z } from 'zod';
import { identityReasons } from '../approvals/second-person.ts';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { anyOf } from '../shared/one-or-more.ts';
import { page, paging } from '../shared/paging.ts';
import { whyProposed } from '../shared/proposal.ts';
import { id, text } from '../shared/text.ts';
import { identificationDocumentTypes } from './person-choices.ts';
import { verificationDecisions, verificationStatuses } from './verification-statuses.ts';

export const verificationMediaKinds = ['document-front', 'document-back', 'face'] as const;

/** A document the user showed; the provider may not know all of its fields. */
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

/** An attempt to verify a user's identity. Every attempt is stored; the latest one counts. */
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
    description:
      'The reason given by the administrator who decided, or why the platform rejects the provider’s decision.',
  }),
  decisionData: z
    .record(z.string(), z.unknown())
    .nullable()
    .meta({
      example: { code: 9102 },
      description: 'What the provider sent with its decision; staff only.',
    }),
  attempt: z.int().min(1).meta({ example: 2, description: 'The number of this user’s attempt, from 1.' }),
  action: z
    .string()
    .nullable()
    .meta({ example: 'submitted', description: 'The last action of the user at the provider.' }),
  documents: z.array(verifiedDocument),
  media: z.array(verificationMedia),
  createdAt: instant,
  updatedAt: instant,
});
export type Verification = z.output<typeof verification>;

const reasonsToAsk = z.array(z.enum(identityReasons)).meta({ example: ['early'] });

/** What a decision on an attempt takes: why a second person must approve it too, for each decision. */
export const verificationDecisionNeeds = z.object({
  secondPersonFor: z.object({ Approved: reasonsToAsk, Declined: reasonsToAsk }),
});
export type VerificationDecisionNeeds = z.output<typeof verificationDecisionNeeds>;

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
    action: { words: 'account.backoffice.verifications.actions' },
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

const find = endpoint({
  method: 'GET',
  path: '/v1/account/verifications',
  summary: 'Verification attempts: the caller’s own, those of a manager’s customers, or all.',
  who: 'verifications.read',
  query: z.strictObject({
    ...paging(
      ['updatedAt', 'createdAt', 'userName', 'attempt', 'status', 'reason', 'reasonCode', 'action'],
      'desc',
    ),
    verificationId: id.optional(),
    userId: id.optional(),
    status: anyOf(z.enum(verificationStatuses).meta({ example: 'Completed' })).optional(),
  }),
  answer: page(verification),
});

export const verificationsEndpoints = {
  find,
  export: csvExportOf(find, verificationFieldList),
  create: endpoint({
    method: 'POST',
    path: '/v1/account/verifications',
    summary: 'Starts a verification of the caller with the provider, or returns to the one still open.',
    who: 'verifications.start',
    answer: z.object({
      verificationId: id,
      url: z.url().meta({
        example: 'https://magic.veriff.me/v/eyJhbGciOiJIUzI1NiJ9',
        description: 'The page on which the provider asks for the documents.',
      }),
    }),
    errors: [
      'account.already_verified',
      'account.verification_under_review',
      'account.verification_start_failed',
    ],
  }),
  receiveNews: endpoint({
    method: 'POST',
    path: '/v1/account/verifications/webhook',
    summary: 'Receives the provider’s signed notices of events and decisions.',
    who: 'anyone',
    body: z.looseObject({}).meta({
      example: { id: '01890a5d-ac96-774b-bcce-b302099a8057', action: 'submitted', code: 7002 },
      description: 'An event or a decision, in the provider’s format.',
    }),
    status: 200,
    answer: z.object({ received: z.literal(true).meta({ example: true }) }),
    errors: ['account.signature_invalid'],
    fromOtherServers: true,
  }),
  viewMedia: endpoint({
    method: 'GET',
    path: '/v1/account/verifications/:id',
    summary: 'Streams a picture of a verification to callers who may see it.',
    who: 'verifications.read',
    params: z.strictObject({ id: id.meta({ description: 'The id of a picture of an attempt.' }) }),
    answerKind: 'file',
  }),
  findDecision: endpoint({
    method: 'GET',
    path: '/v1/account/verifications/:id/decision',
    summary: 'What deciding on an attempt would take of the caller, before they do it.',
    who: 'verifications.decide',
    params: z.strictObject({ id: id.meta({ description: 'The id of the attempt.' }) }),
    answer: verificationDecisionNeeds,
  }),
  decide: endpoint({
    method: 'PATCH',
    path: '/v1/account/verifications/:id',
    summary: 'Approves or declines the latest attempt of a user by hand.',
    who: 'verifications.decide',
    freshFactor: 'always',
    params: z.strictObject({ id: id.meta({ description: 'The id of the attempt.' }) }),
    body: z.strictObject({
      decision: z.enum(verificationDecisions).meta({ example: 'Declined' }),
      decisionReason: text(500).nullable().meta({ example: 'El documento está caducado.' }).optional(),
      why: whyProposed,
    }),
    answer: verification,
    secondPerson: ['overrideIdentity'],
    errors: [
      'account.own_account',
      'account.verification_superseded',
      'account.verification_already_decided',
      'account.document_already_exists',
    ],
  }),
};

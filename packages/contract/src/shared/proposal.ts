import { z } from 'zod';
import { type ErrorCode, errorCodes } from '../errors.ts';
import { instant } from './dates.ts';
import { storedFile } from './files.ts';
import { id, text } from './text.ts';

/** The acts of staff that may need a second person. */
export const proposalActs = [
  'approveTransaction',
  'rejectTransaction',
  'release',
  'repay',
  'payTax',
  'correctTax',
  'distribute',
  'closeWithRefund',
  'allocateWishes',
  'validateBankAccount',
  'changeEmail',
  'deleteOtpDevice',
  'changeRole',
  'enableStaff',
  'changePayoutAccount',
  'changeOffer',
  'changeTaxTreatment',
  'publishSheet',
  'overrideIdentity',
  'endHold',
  'approvePaymentFile',
  'cancelPaymentFile',
  'importStatement',
  'bookOtherMovement',
  'sendMoneyBack',
  'publishAnswer',
  'publishAddition',
  'declareDefault',
] as const;
export type ProposalAct = (typeof proposalActs)[number];

/**
 * `pending` until a second person decides or it lapses. An approved act that takes effect later is `scheduled`, and
 * becomes `approved` when it is done, or `stopped` when the customer objects.
 */
export const proposalStatuses = [
  'pending',
  'scheduled',
  'approved',
  'declined',
  'lapsed',
  'stopped',
] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

/** One effect of a proposed act, described like an audit entry. */
export const proposalEffect = z.object({
  action: z.string().meta({ example: 'project.release' }),
  subjectType: z.string().meta({ example: 'project' }),
  subjectId: z.string().nullable().meta({ example: '01890a5d-ac96-774b-bcce-b302099a8057' }),
  before: z.record(z.string(), z.unknown()).nullable().meta({ example: null }),
  after: z
    .record(z.string(), z.unknown())
    .nullable()
    .meta({ example: { amountCents: 9_500_000 } }),
});
export type ProposalEffect = z.output<typeof proposalEffect>;

/** An act of staff that waits for an independent second person. */
export const proposal = z.object({
  proposalId: id,
  act: z.enum(proposalActs).meta({ example: 'release' }),
  status: z.enum(proposalStatuses).meta({ example: 'pending' }),
  subjectType: z.string().meta({ example: 'project' }),
  subjectId: z.string().meta({ example: '01890a5d-ac96-774b-bcce-b302099a8057' }),
  subjectName: z.string().meta({ example: 'Edificio Lavapiés' }),
  why: z.string().nullable().meta({ example: 'La obra empieza el lunes.' }),
  effects: z.array(proposalEffect).meta({ description: 'What it would do.' }),
  seen: z.string().meta({
    example: '5f2b8c…',
    description: 'The fingerprint of `effects`, to approve exactly what was shown.',
  }),
  proposedById: id,
  proposedByName: z.string().meta({ example: 'Marta Ruiz Vega' }),
  createdAt: instant,
  lapsesAt: instant,
  takesEffectAt: instant
    .nullable()
    .meta({ example: null, description: 'When an approved act that takes effect later is carried out.' }),
  decidedById: id.nullable().meta({ example: null }),
  decidedByName: z.string().nullable().meta({ example: null }),
  decidedAt: instant.nullable().meta({ example: null }),
  declineReason: z.string().nullable().meta({ example: null }),
  file: storedFile.nullable().meta({ example: null, description: 'The proof, or the certificate.' }),
  refusal: z
    .enum(errorCodes as [ErrorCode, ...ErrorCode[]])
    .nullable()
    .meta({ example: null, description: 'Why the caller may not approve it; null if they may.' }),
});
export type Proposal = z.output<typeof proposal>;

/** Why an act is proposed, in a sentence for the person who approves it. */
export const whyProposed = text(500).optional().meta({
  example: 'La obra empieza el lunes.',
  description:
    'Why, for the person who has to approve it. Some acts that need a second person are refused without it: `approvals.why_needed`.',
});

import { z } from 'zod';
import { civilDate } from '../shared/dates.ts';
import { fieldList } from '../shared/field-list.ts';
import { money } from '../shared/money.ts';
import { id } from '../shared/text.ts';
import { otherBookings } from './other-bookings.ts';

export const bankEntrySides = ['in', 'out'] as const;

/** `new` is not processed yet; `held` is money of a third party; `setAside` belongs to no customer. */
export const bankEntryStates = ['new', 'booked', 'waiting', 'held', 'setAside'] as const;
export type BankEntryState = (typeof bankEntryStates)[number];

/** Why a movement was not booked automatically. */
export const bankEntryDoubts = [
  'unknown',
  'otherPayer',
  'noSender',
  'otherAmount',
  'alreadyBooked',
  'rejectedRequest',
  'accountClosed',
  'returned',
  'notPaid',
  'otherAccount',
  'noAccount',
] as const;
export type BankEntryDoubt = (typeof bankEntryDoubts)[number];

/** A movement of the platform's bank account, as a statement reports it. */
export const bankEntry = z.object({
  bankEntryId: id,
  bankStatementId: id.meta({ description: 'The statement that brought it first.' }),
  bookedOn: civilDate,
  valueOn: civilDate,
  side: z.enum(bankEntrySides).meta({ example: 'in' }),
  amount: money,
  counterpartyName: z.string().nullable().meta({ example: 'Lucía Ferrer Soler' }),
  counterpartyAccount: z
    .string()
    .nullable()
    .meta({ example: '•••• •••• 1332', description: 'The IBAN of the other side, masked.' }),
  reference: z
    .string()
    .nullable()
    .meta({ example: 'RF37SML2K7Q', description: 'What the sender gave as the reference.' }),
  text: z.string().meta({ example: 'TRANSFERENCIA DE LUCIA FERRER' }),
  bankReference: z
    .string()
    .nullable()
    .meta({ example: '2026031400017', description: 'The bank’s own reference.' }),
  isReturn: z.boolean().meta({ example: false, description: 'Whether a payment came back.' }),
  returnReason: z
    .string()
    .nullable()
    .meta({ example: null, description: 'Why a payment came back, as its bank says (ISO 20022): `AC04`.' }),
  state: z.enum(bankEntryStates).meta({ example: 'booked' }),
  doubt: z
    .enum(bankEntryDoubts)
    .nullable()
    .meta({ example: null, description: 'Why it waits for a decision of staff.' }),
  bookedAs: z.enum(otherBookings).nullable().meta({
    example: null,
    description:
      'What it was booked as, if it is no deposit, withdrawal or returned payment: money of a third party or its way back, a cost of the bank, a deposit that the bank took back, a payment to the promoter of a project or its return, what a promoter paid back, tax that was paid, or money of the company.',
  }),
  sentBackById: id.nullable().meta({
    example: null,
    description:
      'The movement that undid it: for money of a third party, the one that sent it back; for money sent back and costs, the one that brought it again.',
  }),
  reversesId: id.nullable().meta({ example: null, description: 'The movement that it undid.' }),
  sendingBack: z
    .object({
      paymentOrderId: id,
      paymentFileId: id.nullable(),
      fileNumber: z.int().nullable().meta({ example: 12 }),
    })
    .nullable()
    .meta({
      example: null,
      description:
        'For money of a third party that two people decided to send back and that has not left yet: the payment file that holds it, or none if the next file will.',
    }),
  note: z.string().nullable().meta({ example: null, description: 'Why staff held it or set it aside.' }),
  projectId: id
    .nullable()
    .meta({ example: null, description: 'The project whose promoter it pays, or who paid it.' }),
  taxes: z
    .array(
      z.object({
        projectId: id,
        projectName: z.string().meta({ example: 'Huerto de Arbúcies' }),
        amount: money,
      }),
    )
    .nullable()
    .meta({
      example: null,
      description: 'For tax that was paid, or came back: of which projects, and how much of each.',
    }),
  userId: id.nullable().meta({ description: 'The customer whose deposit or withdrawal it is, or may be.' }),
  userName: z.string().nullable().meta({ example: 'Lucía Ferrer Soler' }),
  transactionId: id.nullable().meta({ description: 'The deposit or withdrawal that it proves.' }),
});
export type BankEntry = z.output<typeof bankEntry>;

const asReported = 'The bank reports it once.';

export const bankEntryFieldList = fieldList({
  resource: 'bankEntries',
  record: bankEntry,
  acts: ['bank-entry'],
  notedForPrograms: ['transactionId'],
  fields: {
    bookedOn: {},
    valueOn: { notInAudit: asReported },
    side: { words: 'payment.entrySides', notInAudit: asReported },
    amount: {},
    counterpartyName: { notInAudit: asReported },
    counterpartyAccount: { kind: 'iban' },
    reference: {},
    text: { notInAudit: asReported },
    bankReference: { notInAudit: asReported },
    isReturn: { notInAudit: asReported },
    returnReason: { words: 'payment.returnReasons' },
    state: { words: 'payment.entryStates' },
    bookedAs: { words: 'payment.otherBookings' },
    sentBackById: { hidden: 'An id, by which pages link.' },
    reversesId: { hidden: 'An id, by which pages link.' },
    reversesOn: { only: 'audit', kind: 'day' },
    sendingBack: { hidden: 'Its page says where the payment is.' },
    withdrawals: { only: 'audit', kind: 'lines' },
    doubt: { words: 'payment.entryDoubts' },
    userName: {},
    note: {},
    projectId: { hidden: 'An id, by which pages link.' },
    taxes: { hidden: 'Its page lists them; an export has one line for each movement.' },
    userId: { shownAs: 'userName', notInCsv: 'The name stands for it.' },
    transactionId: { hidden: 'An id that nobody reads.' },
    bankStatementId: { hidden: 'An id that nobody reads.' },
    bankEntryId: { notInAudit: 'It is what the line is about.' },
  },
});

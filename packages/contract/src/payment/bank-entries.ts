import { z } from 'zod';
import { errorCodes } from '../errors.ts';
import { decimalComparison } from '../shared/comparison.ts';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { money } from '../shared/money.ts';
import { anyOf } from '../shared/one-or-more.ts';
import { flag, page, paging } from '../shared/paging.ts';
import { whyProposed } from '../shared/proposal.ts';
import { id, searchText, text } from '../shared/text.ts';
import { getTotalAmount, totalsOfBoth } from '../shared/totals.ts';
import { bankEntry, bankEntryFieldList, bankEntrySides, bankEntryStates } from './bank-entry.ts';
import { bankEntryBookingNeeds } from './bank-entry-booking-needs.ts';
import { otherBooking, otherBookings } from './other-bookings.ts';

const find = endpoint({
  method: 'GET',
  path: '/v1/payment/bank-entries',
  summary: 'The movements of the platform’s bank account.',
  who: 'bankStatements.read',
  query: z.strictObject({
    ...paging(['bookedOn', 'valueOn', 'amount', 'counterpartyName'], 'desc'),
    search: searchText
      .optional()
      .meta({ description: 'A part of the other side’s name, the reference or the text.' }),
    side: z.enum(bankEntrySides).optional().meta({ example: 'in' }),
    isReturn: flag.optional(),
    state: anyOf(z.enum(bankEntryStates).meta({ example: 'waiting' })).optional(),
    bookedAs: anyOf(z.enum(otherBookings).meta({ example: 'thirdParty' })).optional(),
    amount: decimalComparison.optional(),
    isUndone: flag
      .optional()
      .meta({ description: 'Only movements that another one undid, or all but these.' }),
    bankStatementId: id.optional(),
    fromDate: civilDate.optional(),
    toDate: civilDate.optional(),
    getTotalAmount,
  }),
  answer: page(bankEntry).extend(totalsOfBoth),
});

const params = z.strictObject({ bankEntryId: id });

/** A customer to whom a movement may belong: as a deposit, or as a withdrawal that came back. */
export const bankEntryCandidate = z.object({
  userId: id,
  userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
  email: z.string().meta({ example: 'lucia@example.com' }),
  reasons: z
    .array(z.enum(['reference', 'account', 'name', 'amount']))
    .meta({ example: ['account', 'name'], description: 'What of the movement is like the customer.' }),
  withdrawal: z
    .object({ transactionId: id, amount: money, createdAt: instant })
    .nullable()
    .meta({ example: null, description: 'For a payment that came back: the withdrawal that it may be.' }),
  deposit: z.object({ transactionId: id, amount: money, createdAt: instant }).nullable().meta({
    example: null,
    description: 'For money that left: the deposit that the bank may have taken back.',
  }),
});
export type BankEntryCandidate = z.output<typeof bankEntryCandidate>;

/** The maximum number of movements that one call can book. */
export const bookingsMax = 50;

const entryBooking = z.strictObject({
  bankEntryId: id,
  userId: id,
  transactionId: id.optional().meta({ description: 'For a payment that came back: its withdrawal.' }),
});

export const bookingOutcomes = ['booked', 'proposed', 'refused'] as const;

const bookingResult = z.object({
  bankEntryId: id,
  outcome: z.enum(bookingOutcomes).meta({ example: 'booked' }),
  code: z.enum(errorCodes).nullable().meta({ example: null, description: 'Why it was refused.' }),
});
export type BookingResult = z.output<typeof bookingResult>;

/** Whose money staff say that a movement is. */
const chosenCustomer = {
  userId: id,
  transactionId: id.optional().meta({
    description:
      'For a payment that came back: its withdrawal, if it is another than the reference names or the bank gives no reference.',
  }),
};
const isAnother = {
  example: false,
  description:
    'Whether it is a deposit besides one of this amount that was approved by hand, and does not prove that one.',
};

/** What staff decide about a movement that is not booked; `waiting` revokes an earlier decision. */
const entryDecision = z
  .strictObject({
    state: z.enum(['waiting', 'held', 'setAside']).meta({ example: 'held' }),
    note: text(500).optional().meta({ example: 'El ordenante no es el titular.' }),
  })
  .superRefine(({ state, note }, ctx) => {
    if (state !== 'waiting' && note === undefined)
      ctx.addIssue({ code: 'custom', path: ['note'], message: 'required' });
  });

export const bankEntriesEndpoints = {
  find,
  export: csvExportOf(find, bankEntryFieldList),
  findOne: endpoint({
    method: 'GET',
    path: '/v1/payment/bank-entries/:bankEntryId',
    summary: 'A movement of the platform’s bank account.',
    who: 'bankStatements.read',
    params,
    answer: bankEntry,
  }),
  findCandidates: endpoint({
    method: 'GET',
    path: '/v1/payment/bank-entries/:bankEntryId/candidates',
    summary:
      'The customers whose deposit a movement may be, or the withdrawals whose payment it may bring back, the likeliest first.',
    who: 'bankStatements.read',
    params,
    answer: z.object({ data: z.array(bankEntryCandidate) }),
  }),
  book: endpoint({
    method: 'POST',
    path: '/v1/payment/bank-entries/:bankEntryId/book',
    summary:
      'Books money that came in as a deposit of a customer, money that left as the payment of a withdrawal, or money that came back as a returned payment. It completes a pending request of the same amount, or proves one that was approved by hand; a returned payment goes back into the wallet that it left.',
    who: 'bankEntries.book',
    freshFactor: 'always',
    params,
    body: z.strictObject({
      ...chosenCustomer,
      isAnother: z.boolean().optional().meta(isAnother),
      why: whyProposed,
    }),
    answer: bankEntry,
    secondPerson: ['approveTransaction'],
    errors: [
      'payment.entry_not_open',
      'payment.entry_not_matched',
      'payment.entry_not_incoming',
      'payment.entry_not_payout',
      'payment.entry_not_return',
      'payment.already_returned',
      'auth.account_disabled',
      'wallet.own_transaction',
    ],
    idempotency: 'required',
  }),
  findBooking: endpoint({
    method: 'GET',
    path: '/v1/payment/bank-entries/:bankEntryId/booking',
    summary: 'What booking a movement for a customer would take of the caller, before they do it.',
    who: 'bankEntries.book',
    params,
    query: z.strictObject({ ...chosenCustomer, isAnother: flag.optional().meta(isAnother) }),
    answer: bankEntryBookingNeeds,
  }),
  bookMany: endpoint({
    method: 'POST',
    path: '/v1/payment/bank-entries/bookings',
    summary:
      'Books several movements, each by the rules of one: what needs a second person is proposed, and a refused movement keeps none of the others back.',
    who: 'bankEntries.book',
    freshFactor: 'always',
    body: z.strictObject({ bookings: z.array(entryBooking).min(1).max(bookingsMax), why: whyProposed }),
    answer: z.object({ data: z.array(bookingResult) }),
    idempotency: 'required',
    isRememberedAsCall: true,
  }),
  bookOther: endpoint({
    method: 'POST',
    path: '/v1/payment/bank-entries/:bankEntryId/other-booking',
    summary:
      'Books a movement that is no deposit, withdrawal or returned payment: as money of a third party, which no customer can use, or as its way back to them; as a cost of the bank, which the company bears, or one that the bank gives back; or as a deposit that the bank took back, which leaves the wallet of its customer if the balance covers it; or as an ordered payment to the promoter of a project, or its return; as what a promoter pays back, or such a repayment that the bank took back, or as the withheld tax of projects that was paid; or as money that the company puts in or takes of its own.',
    who: 'bankEntries.book',
    freshFactor: 'always',
    params,
    body: otherBooking,
    answer: bankEntry,
    secondPerson: ['bookOtherMovement'],
    errors: [
      'payment.entry_not_open',
      'payment.entry_not_matched',
      'payment.entry_not_incoming',
      'payment.entry_not_outgoing',
      'payment.entry_not_deposit',
      'payment.entry_not_third_party',
      'payment.entry_not_repayment',
      'payment.returns_paid_out',
      'payment.entry_not_sent',
      'payment.entry_not_order',
      'payment.entry_is_payout',
      'payment.already_sent_back',
      'payment.already_taken_back',
      'payment.balance_too_low',
      'payment.in_payment_file',
      'payment.taxes_not_amount',
      'payment.company_owes',
      'payment.recorded_by_hand',
      'payment.entry_is_order',
      'project.not_financed',
      'project.repayment_above_due',
      'project.amount_not_positive',
      'project.amount_above_tax',
      'project.no_tax_withholder',
      'project.no_destination_account',
      'project.tax_not_to_office',
      'wallet.own_transaction',
    ],
    idempotency: 'required',
  }),
  sendBack: endpoint({
    method: 'POST',
    path: '/v1/payment/bank-entries/:bankEntryId/send-back',
    summary:
      'Sends money of a third party back to the account that the statement names, with the next payment file. A movement that still waits is booked as money of a third party with it.',
    who: 'bankEntries.book',
    freshFactor: 'always',
    params,
    body: z.strictObject({ why: whyProposed }),
    answer: bankEntry,
    secondPerson: ['sendMoneyBack'],
    errors: [
      'payment.entry_not_open',
      'payment.entry_not_matched',
      'payment.entry_not_incoming',
      'payment.entry_no_payee',
      'payment.entry_is_payout',
      'payment.already_sent_back',
      'payment.already_ordered',
    ],
    idempotency: 'required',
  }),
  decide: endpoint({
    method: 'POST',
    path: '/v1/payment/bank-entries/:bankEntryId/decision',
    summary: 'Holds a movement as money of a third party, sets it aside, or takes that back.',
    who: 'bankEntries.decide',
    freshFactor: 'always',
    params,
    body: entryDecision,
    answer: bankEntry,
    errors: ['payment.entry_not_open', 'payment.entry_not_matched'],
    idempotency: 'accepted',
  }),
};

import type { OtherBooking } from '@semilla/contract';
import { decimalFromCents } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { AutocompleteInput, ReferenceInput, required, useTranslate } from 'react-admin';
import type { EntryRecord } from '../../api/record-types/entry-record.ts';

/** The bookings that a later movement can undo. */
export type ReversedAs = Extract<
  OtherBooking,
  'thirdParty' | 'sentBack' | 'bankCost' | 'promoterPayment' | 'taxPaid' | 'repayment'
>;

const words = 'payment.bank.other';
const lastFirst = { field: 'bookedOn', order: 'DESC' } as const;

interface ReversedProps {
  entry: EntryRecord;
  /** How the searched movements were booked. */
  bookedAs: ReversedAs;
  isRequired: boolean;
}

/**
 * Searches the movements that this one may undo: opposite direction, same amount, and not yet undone. A bank
 * cost may also be larger, because the bank may return only part of it.
 */
export function ReversedInput({ entry: { amount, side }, bookedAs, isRequired }: ReversedProps) {
  const translate = useTranslate();
  const isSent = side === 'in';
  const operator = bookedAs === 'bankCost' ? 'gte' : 'eq';
  const fitting = {
    bookedAs: [bookedAs],
    side: isSent ? 'out' : 'in',
    amount: `${operator}:${decimalFromCents(amount)}`,
    isUndone: false,
  };
  const nameOf = (entry: EntryRecord) =>
    translate('payment.bank.withdrawalOf', {
      amount: formatMoney(entry.amount),
      name: entry.counterpartyName ?? entry.text,
      at: formatDate(entry.bookedOn),
    });
  return (
    <ReferenceInput
      source={isSent ? 'sentId' : 'receivedId'}
      reference="bank"
      sort={lastFirst}
      filter={fitting}
      perPage={20}
    >
      <AutocompleteInput
        label={`${words}.${labelOf(bookedAs, isSent, isRequired)}`}
        helperText={false}
        validate={isRequired ? required() : undefined}
        optionText={nameOf}
        filterToQuery={(search: string) => (search ? { search } : {})}
        noOptionsText={`${words}.${noneOf(bookedAs, isSent)}`}
      />
    </ReferenceInput>
  );
}

function labelOf(bookedAs: ReversedAs, isSent: boolean, isRequired: boolean): string {
  if (bookedAs === 'repayment') return 'whichRepayment';
  if (!isSent) return 'whichReceived';
  return isRequired ? 'whichSent' : 'whichSentIfAny';
}

function noneOf(bookedAs: ReversedAs, isSent: boolean): string {
  if (bookedAs === 'repayment') return 'noRepayment';
  return isSent ? 'noneSent' : 'noneReceived';
}

import type { OtherBooking } from '@semilla/contract';
import { decimalFromCents } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { AutocompleteInput, ReferenceInput, required, useTranslate } from 'react-admin';
import type { EntryRecord } from './entry-record.ts';

/** What a movement may have been booked as that another one undoes. */
export type ReversedAs = Extract<
  OtherBooking,
  'thirdParty' | 'sentBack' | 'bankCost' | 'promoterPayment' | 'taxPaid'
>;

const lastFirst = { field: 'bookedOn', order: 'DESC' } as const;

interface ReversedProps {
  entry: EntryRecord;
  /** What the movements were booked as. */
  bookedAs: ReversedAs;
  isRequired: boolean;
}

/** Searches the movements of the other side that were not undone: of this amount, or costs of this amount or more. */
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
        label={`payment.bank.other.${labelOf(isSent, isRequired)}`}
        helperText={false}
        validate={isRequired ? required() : undefined}
        optionText={nameOf}
        filterToQuery={(search: string) => (search ? { search } : {})}
        noOptionsText={`payment.bank.other.${isSent ? 'noneSent' : 'noneReceived'}`}
      />
    </ReferenceInput>
  );
}

function labelOf(isSent: boolean, isRequired: boolean): string {
  if (!isSent) return 'whichReceived';
  return isRequired ? 'whichSent' : 'whichSentIfAny';
}

import type { BankEntryCandidate } from '@semilla/contract';
import { BooleanInput, FormDataConsumer, SelectInput, useTranslate } from 'react-admin';
import type { EntryRecord } from '../../api/record-types/entry-record.ts';
import { CustomerInput } from '../../kit/inputs/CustomerInput.tsx';
import { Candidates } from './Candidates.tsx';
import { CustomerBooking } from './CustomerBooking.tsx';

const other = 'other';

/** Selects the customer who made the deposit: one of the suggested customers, or any other. */
function CustomerChoice({ candidates }: { candidates: BankEntryCandidate[] }) {
  const translate = useTranslate();
  const choices = [
    ...candidates.map(({ userId, userName, reasons }) => ({
      id: userId,
      name: `${userName} (${reasons.map((reason) => translate(`payment.bank.reasons.${reason}`)).join(', ')})`,
    })),
    { id: other, name: translate('payment.bank.otherCustomer') },
  ];
  return (
    <SelectInput
      source="choice"
      label="payment.bank.whose"
      choices={choices}
      translateChoice={false}
      helperText={false}
    />
  );
}

function BookingForm({ entry, candidates }: { entry: EntryRecord; candidates: BankEntryCandidate[] }) {
  const first = candidates[0]?.userId ?? other;
  return (
    <CustomerBooking
      entry={entry}
      words={{ act: 'payment.bank.book', done: 'payment.bank.booked' }}
      draft="book"
      defaultValues={{ choice: first }}
      chosenBy={({ choice, userId, isAnother }) => ({
        userId: choice === other ? userId : choice,
        isAnother,
      })}
    >
      <CustomerChoice candidates={candidates} />
      <FormDataConsumer>
        {({ formData }) =>
          formData.choice === other && (
            <CustomerInput source="userId" label="fields.bankEntries.userName" isRequired />
          )
        }
      </FormDataConsumer>
      {entry.doubt === 'alreadyBooked' && <BooleanInput source="isAnother" label="payment.bank.another" />}
    </CustomerBooking>
  );
}

export function BookEntryForm({ entry }: { entry: EntryRecord }) {
  return (
    <Candidates of={entry}>
      {(candidates) => <BookingForm entry={entry} candidates={candidates} />}
    </Candidates>
  );
}

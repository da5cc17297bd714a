import { useRecordContext } from 'react-admin';
import type { EntryRecord } from '../../api/record-types/entry-record.ts';
import { DayField } from '../../kit/fields/DayField.tsx';
import { Fact, Facts } from '../../kit/fields/Facts.tsx';
import { PlainField } from '../../kit/fields/PlainField.tsx';
import { ReturnReasonField } from '../../kit/fields/ReturnReasonField.tsx';
import { TranslatedField } from '../../kit/fields/TranslatedField.tsx';
import { SignedAmountField } from './SignedAmountField.tsx';

const fields = 'fields.bankEntries';
const texts = [
  'counterpartyName',
  'counterpartyAccount',
  'reference',
  'text',
  'bankReference',
  'note',
] as const;

export function EntryFacts() {
  const record = useRecordContext<EntryRecord>();
  if (!record) return null;
  return (
    <Facts title="payment.bank.movement">
      <Fact label={`${fields}.bookedOn`}>
        <DayField source="bookedOn" />
      </Fact>
      <Fact label={`${fields}.valueOn`}>
        <DayField source="valueOn" />
      </Fact>
      <Fact label={`${fields}.amount`}>
        <SignedAmountField />
      </Fact>
      {record.doubt && (
        <Fact label={`${fields}.doubt`}>
          <TranslatedField source="doubt" words="payment.entryDoubts" />
        </Fact>
      )}
      {record.bookedAs && (
        <Fact label={`${fields}.bookedAs`}>
          <TranslatedField source="bookedAs" words="payment.otherBookings" />
        </Fact>
      )}
      {record.isReturn && (
        <Fact label={`${fields}.returnReason`}>
          <ReturnReasonField />
        </Fact>
      )}
      {texts
        .filter((source) => record[source])
        .map((source) => (
          <Fact key={source} label={`${fields}.${source}`} isWide={source === 'text' || source === 'note'}>
            <PlainField source={source} />
          </Fact>
        ))}
    </Facts>
  );
}

import { formatDate } from '@semilla/format';
import { useRecordContext } from 'react-admin';
import type { EntryRecord } from '../../../api/record-types/entry-record.ts';
import { EntryDecision } from '../../../records/bank-entries/EntryDecision.tsx';
import { EntryFacts } from '../../../records/bank-entries/EntryFacts.tsx';
import { SignedAmountField } from '../../../records/bank-entries/SignedAmountField.tsx';
import { TwoLines } from '../TwoLines.tsx';
import type { QueueParts } from '../work-queue.ts';
import { ComparedEntry } from './ComparedEntry.tsx';

function Line() {
  const record = useRecordContext<EntryRecord>();
  if (!record) return null;
  return (
    <TwoLines
      title={record.counterpartyName ?? record.text}
      detail={formatDate(record.bookedOn)}
      aside={<SignedAmountField />}
    />
  );
}

function Facts() {
  const record = useRecordContext<EntryRecord>();
  return record ? <ComparedEntry entry={record} /> : null;
}

function Decision() {
  const record = useRecordContext<EntryRecord>();
  return record ? <EntryDecision entry={record} /> : null;
}

export const bankEntries: QueueParts = {
  isWaiting: ({ state }) => state === 'waiting',
  titleOf: ({ counterpartyName, text }, translate) =>
    counterpartyName ?? (text || translate('payment.bank.movement')),
  pathOf: ({ id }) => `/bank/${id}`,
  Line,
  // The statement line takes the place of a document.
  Document: EntryFacts,
  Facts,
  Decision,
};

import { Skeleton } from '@mui/material';
import type { BankEntryCandidate, Cents } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useTranslate } from 'react-admin';
import type { EntryRecord } from '../../../api/record-types/entry-record.ts';
import { nothing } from '../../../kit/fields/nothing.ts';
import { PartFailure } from '../../../kit/page/PartFailure.tsx';
import { isSameName } from '../../../kit/text/same-text.ts';
import { useCandidates } from '../../../records/bank-entries/use-candidates.ts';
import { type ComparedLine, ComparedLines, type Verdict } from '../compare/ComparedLines.tsx';

const money = (cents: Cents | undefined) => (cents === undefined ? nothing : formatMoney(cents));

/** Compares the bank movement with the most likely customer, line by line. */
function linesFor(entry: EntryRecord, candidate: BankEntryCandidate, label: string): ComparedLine[] {
  const { counterpartyName, counterpartyAccount, reference, amount } = entry;
  const movement = candidate.withdrawal ?? candidate.deposit;
  const like = (reason: BankEntryCandidate['reasons'][number], value: string | null): Verdict => {
    if (candidate.reasons.includes(reason)) return 'same';
    return value ? 'different' : 'unknown';
  };
  const isNamed = counterpartyName !== null && isSameName(counterpartyName, candidate.userName);
  return [
    {
      label: 'overview.work.compare.sender',
      ours: counterpartyName ?? nothing,
      theirs: candidate.userName,
      verdict: isNamed ? 'same' : like('name', counterpartyName),
    },
    {
      label: 'fields.bankEntries.counterpartyAccount',
      ours: counterpartyAccount ?? nothing,
      theirs: label,
      verdict: like('account', counterpartyAccount),
    },
    {
      label: 'fields.bankEntries.reference',
      ours: reference ?? nothing,
      theirs: label,
      verdict: like('reference', reference),
    },
    {
      label: 'fields.bankEntries.amount',
      ours: money(amount),
      theirs: money(movement?.amount),
      verdict: movement ? (movement.amount === amount ? 'same' : 'different') : like('amount', null),
    },
  ];
}

export function ComparedEntry({ entry }: { entry: EntryRecord }) {
  const translate = useTranslate();
  const candidates = useCandidates(entry);
  if (candidates.error) return <PartFailure title="overview.work.compare.entry" of={candidates} />;
  if (!candidates.data) return <Skeleton variant="rounded" height={280} />;
  const [first, ...others] = candidates.data;
  const lines = first ? linesFor(entry, first, translate('overview.work.compare.notTheirs')) : [];
  return (
    <ComparedLines
      title="overview.work.compare.entry"
      sources={['overview.work.sources.statement', 'overview.work.sources.customer']}
      lines={lines}
    >
      {!first && translate('overview.work.compare.noCandidate')}
      {others.length > 0 && translate('overview.work.compare.others', { smart_count: others.length })}
    </ComparedLines>
  );
}

import { Link, Skeleton } from '@mui/material';
import { decimalFromCents } from '@semilla/contract';
import { formatMoney, maskIban } from '@semilla/format';
import { LinkBase, useGetList, useTranslate } from 'react-admin';
import type { BankAccountRecord, TransactionRecord } from '../../../api/record-types/customer-record.ts';
import type { EntryRecord } from '../../../api/record-types/entry-record.ts';
import { nothing } from '../../../kit/fields/nothing.ts';
import { PartFailure } from '../../../kit/page/PartFailure.tsx';
import { ComparedLines } from '../compare/ComparedLines.tsx';
import { depositLines, entryOf } from './deposit-lines.ts';

const newestFirst = { field: 'bookedOn', order: 'DESC' } as const;
const onePage = { page: 1, perPage: 25 };

interface ComparedDepositProps {
  transaction: TransactionRecord;
  account: BankAccountRecord | undefined;
}

/** The bank movement that may be this deposit: same amount, and not booked yet. */
function useEntry(transaction: TransactionRecord) {
  const amount = `eq:${decimalFromCents(transaction.amount)}`;
  const query = useGetList<EntryRecord>(
    'bank',
    {
      filter: { side: 'in', isReturn: false, state: ['new', 'waiting'], amount },
      sort: newestFirst,
      pagination: onePage,
    },
    { retry: false },
  );
  return { ...query, entry: entryOf(transaction, query.data ?? []) };
}

/** Compares the customer's announcement with the bank's statements. */
export function ComparedDeposit({ transaction, account }: ComparedDepositProps) {
  const translate = useTranslate();
  const { entry, isPending, ...query } = useEntry(transaction);
  if (query.error) return <PartFailure title="overview.work.compare.deposit" of={query} />;
  if (isPending) return <Skeleton variant="rounded" height={280} />;
  const ours = { ...transaction, account: account && maskIban(account.account) };
  return (
    <ComparedLines
      title="overview.work.compare.deposit"
      sources={['overview.work.sources.customer', 'overview.work.sources.statement']}
      lines={depositLines(ours, entry).map((line) => ({
        ...line,
        ours: typeof line.ours === 'number' ? formatMoney(line.ours) : (line.ours ?? nothing),
        theirs: typeof line.theirs === 'number' ? formatMoney(line.theirs) : line.theirs,
      }))}
    >
      {entry ? (
        <Link component={LinkBase} to={`/bank/${entry.id}`}>
          {translate('overview.work.compare.seeEntry')}
        </Link>
      ) : (
        translate('overview.work.compare.noEntry')
      )}
    </ComparedLines>
  );
}

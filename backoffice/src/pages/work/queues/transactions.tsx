import { formatMoney } from '@semilla/format';
import { useGetOne, useRecordContext } from 'react-admin';
import type {
  BankAccountRecord,
  TransactionRecord,
  WalletRecord,
} from '../../../api/record-types/customer-record.ts';
import { useDeciding } from '../../../kit/acts/deciding/deciding-context.ts';
import { kindOfTransaction } from '../../../kit/fields/kind-of-transaction.ts';
import { RelativeTimeField } from '../../../kit/fields/RelativeTimeField.tsx';
import { LoadFailure } from '../../../kit/page/LoadFailure.tsx';
import { TransactionDecision } from '../../../records/transactions/TransactionDecision.tsx';
import { SignedAmountField, TransactionTypeField } from '../../../records/transactions/TransactionFields.tsx';
import { ChosenDocument, DocumentCard, NoDocument } from '../document/DocumentCard.tsx';
import { TwoLines } from '../TwoLines.tsx';
import type { QueueParts } from '../work-queue.ts';
import { ComparedDeposit } from './ComparedDeposit.tsx';
import { ComparedWithdrawal } from './ComparedWithdrawal.tsx';

function Line() {
  const record = useRecordContext<TransactionRecord>();
  if (!record) return null;
  return (
    <TwoLines
      title={record.userName}
      detail={
        <>
          <TransactionTypeField /> · <RelativeTimeField at={record.createdAt} />
        </>
      }
      aside={<SignedAmountField />}
    />
  );
}

/** Shows the proof as soon as it is chosen, before it is sent with the approval. */
function Document() {
  const proof = useDeciding()?.proof;
  return (
    <DocumentCard>
      {proof ? (
        <ChosenDocument key={`${proof.name} ${proof.lastModified}`} file={proof} />
      ) : (
        <NoDocument title="overview.work.noProof.title" text="overview.work.noProof.text" />
      )}
    </DocumentCard>
  );
}

function useAccount(record: TransactionRecord | undefined) {
  return useGetOne<BankAccountRecord>(
    'bank-account',
    { id: record?.bankAccountId ?? '' },
    { enabled: Boolean(record?.bankAccountId), retry: false },
  );
}

function useWallet(record: TransactionRecord | undefined) {
  return useGetOne<WalletRecord>('wallets', { id: record?.walletId ?? '' }, { enabled: Boolean(record) });
}

function Facts() {
  const record = useRecordContext<TransactionRecord>();
  const account = useAccount(record).data;
  const wallet = useWallet(record).data;
  if (!record) return null;
  return record.type === 'income' ? (
    <ComparedDeposit transaction={record} account={account} />
  ) : (
    <ComparedWithdrawal transaction={record} account={account} wallet={wallet} />
  );
}

function Decision() {
  const record = useRecordContext<TransactionRecord>();
  const account = useAccount(record).data;
  const { data: wallet, error, refetch } = useWallet(record);
  if (!record) return null;
  if (error && !wallet) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return <TransactionDecision transaction={record} wallet={wallet} bankAccount={account} />;
}

export const transactions: QueueParts = {
  isWaiting: ({ status }) => status === 'pending',
  titleOf: (record, translate) => {
    const { type, issuerName, amount, userName: name } = record as TransactionRecord;
    const kind = kindOfTransaction({ type, issuerName });
    const what = translate(`wallet.backoffice.what.${kind}`, { amount: formatMoney(amount) });
    return translate('overview.work.of', { what, name });
  },
  pathOf: ({ id }) => `/wallet/${id}`,
  Line,
  Document,
  Facts,
  Decision,
};

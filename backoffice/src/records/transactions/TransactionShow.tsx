import { Box, Stack } from '@mui/material';
import { type HttpError, useGetOne, useRecordContext, useTranslate } from 'react-admin';
import type {
  BankAccountRecord,
  TransactionRecord,
  WalletRecord,
} from '../../api/record-types/customer-record.ts';
import { useMay } from '../../api/use-may.ts';
import { useTransactionTitle } from '../../kit/fields/use-transaction-title.ts';
import { LoadFailure } from '../../kit/page/LoadFailure.tsx';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { PartFailure } from '../../kit/page/PartFailure.tsx';
import { QueueLink } from '../../kit/queue/QueueLink.tsx';
import { ShownRecord } from '../../kit/record/ShownRecord.tsx';
import { WaitingProposals } from '../../kit/second-person/WaitingProposals.tsx';
import { TicketsOfMovement } from '../tickets/TicketsOfMovement.tsx';
import { RecentMovements } from './RecentMovements.tsx';
import { TransactionDecision } from './TransactionDecision.tsx';
import { BankAccountFacts, CustomerFacts, MovementFacts, WalletFacts } from './TransactionFacts.tsx';
import { TransactionStatusField } from './TransactionFields.tsx';

const sideBySide = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
};
// On a phone and for keyboard users the decision comes first, because it is the purpose of the page.
const decisionBeside = { order: { lg: 2 }, position: { lg: 'sticky' }, top: { lg: 72 } };

function Content({ record }: { record: TransactionRecord }) {
  const translate = useTranslate();
  const what = useTransactionTitle(record);
  const mayDecide = useMay('wallet', 'decide');
  const {
    data: wallet,
    error: walletError,
    refetch,
  } = useGetOne<WalletRecord>('wallets', { id: record.walletId });
  const account = useGetOne<BankAccountRecord>(
    'bank-account',
    { id: record.bankAccountId ?? '' },
    { enabled: Boolean(record.bankAccountId), retry: false },
  );
  // A deleted account still has its name in the transaction.
  const isAccountMissing = account.error && (account.error as HttpError).status !== 404;
  return (
    <>
      <PageHeading
        title={what}
        trail={[{ label: translate('wallet.backoffice.name'), to: '/wallet/' }]}
        beside={<TransactionStatusField source="status" />}
        actions={mayDecide && record.status === 'pending' && <QueueLink of="wallet" current={record} />}
      />
      <WaitingProposals subjectId={record.id} />
      <Box sx={sideBySide}>
        <Box sx={decisionBeside}>
          {walletError && !wallet ? (
            <LoadFailure error={walletError} onRetry={() => void refetch()} />
          ) : (
            <TransactionDecision transaction={record} wallet={wallet} bankAccount={account.data} />
          )}
        </Box>
        <Stack sx={{ gap: 2 }}>
          <CustomerFacts userId={record.userId} />
          {(wallet || !walletError) && <WalletFacts wallet={wallet} />}
          {isAccountMissing ? (
            <PartFailure title="fields.transactions.bankAccount" of={account} />
          ) : (
            <BankAccountFacts account={account.data} name={record.bankAccount} />
          )}
          <MovementFacts />
          <TicketsOfMovement transactionId={record.transactionId} />
          <RecentMovements transaction={record} />
        </Stack>
      </Box>
    </>
  );
}

function Screen() {
  const record = useRecordContext<TransactionRecord>();
  // The key resets the forms, so input for one transaction is never sent for another.
  return record ? <Content key={record.id} record={record} /> : null;
}

export default function TransactionShow() {
  return (
    <ShownRecord subjectType="transaction">
      <Screen />
    </ShownRecord>
  );
}

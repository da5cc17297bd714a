import { Skeleton } from '@mui/material';
import { formatMoney } from '@semilla/format';
import { RecordContextProvider, useGetOne, useTranslate } from 'react-admin';
import {
  type BankAccountRecord,
  type CustomerRecord,
  fullName,
  type TransactionRecord,
  type WalletRecord,
} from '../../../api/record-types/customer-record.ts';
import { IbanField } from '../../../records/bank-accounts/IbanField.tsx';
import { type ComparedLine, ComparedLines, type Verdict } from '../compare/ComparedLines.tsx';

interface ComparedWithdrawalProps {
  transaction: TransactionRecord;
  account: BankAccountRecord | undefined;
  wallet: WalletRecord | undefined;
}

const met = (isMet: boolean): Verdict => (isMet ? 'same' : 'different');

/**
 * Compares what a withdrawal requires (money held, identity approved, account valid) with the current state.
 * Also shows the destination account.
 */
export function ComparedWithdrawal({ transaction, account, wallet }: ComparedWithdrawalProps) {
  const translate = useTranslate();
  const { data: customer } = useGetOne<CustomerRecord>('users', { id: transaction.userId }, { retry: false });
  if (!wallet) return <Skeleton variant="rounded" height={280} />;
  const identity = (status: string) => translate(`account.verificationStatuses.${status}`);
  const state = (of: string) => translate(`payment.bankAccountStates.${of}`);
  const lines: ComparedLine[] = [
    {
      label: 'overview.work.compare.heldFor',
      ours: formatMoney(transaction.amount),
      theirs: formatMoney(wallet.held),
      verdict: met(wallet.held >= transaction.amount),
    },
    ...(customer
      ? [
          { label: 'overview.work.compare.holder', ours: fullName(customer), verdict: 'byEye' as const },
          {
            label: 'overview.work.compare.identityState',
            ours: identity('Approved'),
            theirs: identity(customer.verificationStatus),
            verdict: met(customer.verificationStatus === 'Approved'),
          },
        ]
      : []),
    ...(account
      ? [
          {
            label: 'fields.transactions.bankAccount',
            ours: (
              <RecordContextProvider value={account}>
                <IbanField />
              </RecordContextProvider>
            ),
            verdict: 'byEye' as const,
          },
          {
            label: 'fields.bankAccounts.state',
            ours: state('valid'),
            theirs: state(account.state),
            verdict: met(account.state === 'valid'),
          },
        ]
      : []),
  ];
  return (
    <ComparedLines
      title="overview.work.compare.withdrawal"
      sources={['overview.work.sources.needed', 'overview.work.sources.found']}
      lines={lines}
    />
  );
}

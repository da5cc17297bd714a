import WalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatDateTime } from '@semilla/format';
import { LinkBase, useRecordContext, useTranslate } from 'react-admin';
import { PlaceLink } from '../../fields/PlaceLink.tsx';
import { RelatedList } from '../../layout/RelatedList.tsx';
import { RowCard } from '../../layout/RowCard.tsx';
import { listPath } from '../../providers/list-path.ts';
import { SignedAmountField, TransactionStatusField } from '../../wallets/TransactionFields.tsx';
import { TransactionTable } from '../../wallets/TransactionTable.tsx';
import { statusAndType } from '../../wallets/transaction-filters.tsx';
import type { CustomerRecord, TransactionRecord } from '../customer-record.ts';

function TransactionRow({ record }: { record: TransactionRecord }) {
  const translate = useTranslate();
  const { type, issuerName, createdAt, bankAccount, projectName, rejectReason } = record;
  const details = [
    formatDateTime(createdAt),
    translate(`wallet.issuers.${issuerName}`),
    bankAccount,
    projectName,
    rejectReason,
  ];
  return (
    <RowCard
      title={<PlaceLink to={`/wallet/${record.id}`}>{translate(`wallet.types.${type}`)}</PlaceLink>}
      details={details.filter(Boolean).join(' · ')}
    >
      <TransactionStatusField source="status" />
      <Box sx={{ fontWeight: 'bold', minWidth: 110, textAlign: 'right' }}>
        <SignedAmountField />
      </Box>
    </RowCard>
  );
}

function AllMovements() {
  const customer = useRecordContext<CustomerRecord>();
  const translate = useTranslate();
  if (!customer) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<WalletIcon />}
      component={LinkBase}
      to={listPath('/wallet/', { userId: customer.userId })}
    >
      {translate('account.backoffice.wallet.all')}
    </Button>
  );
}

/** What went in and out of a customer's wallet. */
export default function WalletTab() {
  return (
    <RelatedList<TransactionRecord>
      resource="wallet"
      target="userId"
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortable={['createdAt', 'amount', 'updatedAt']}
      table={<TransactionTable ofCustomer />}
      icon={<WalletIcon />}
      empty="account.backoffice.wallet.empty"
      emptyHint="account.backoffice.wallet.emptyHint"
      filters={statusAndType}
      actions={<AllMovements />}
    >
      {(record) => <TransactionRow record={record} />}
    </RelatedList>
  );
}

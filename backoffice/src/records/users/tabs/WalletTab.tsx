import WalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import { Box, Button } from '@mui/material';
import { formatDateTime } from '@semilla/format';
import { LinkBase, useRecordContext, useTranslate } from 'react-admin';
import { listPath } from '../../../api/list-path.ts';
import type { CustomerRecord, TransactionRecord } from '../../../api/record-types/customer-record.ts';
import { RecordCards } from '../../../kit/list/RecordCards.tsx';
import { RelatedList } from '../../../kit/list/RelatedList.tsx';
import { RowCard } from '../../../kit/list/RowCard.tsx';
import {
  IssuerField,
  SignedAmountField,
  TransactionStatusField,
} from '../../transactions/TransactionFields.tsx';
import { TransactionLinkField, TransactionTable } from '../../transactions/TransactionTable.tsx';
import { statusAndType } from '../../transactions/transaction-filters.tsx';

function TransactionRow({ record }: { record: TransactionRecord }) {
  const details = [record.bankAccount, record.rejectReason].filter(Boolean);
  return (
    <RowCard
      title={<TransactionLinkField />}
      details={
        <>
          {formatDateTime(record.createdAt)} · <IssuerField />
          {details.map((detail) => ` · ${detail}`)}
        </>
      }
    >
      <TransactionStatusField source="status" />
      <Box sx={{ fontWeight: 'bold', minWidth: 110, ml: 'auto', textAlign: 'right' }}>
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

export default function WalletTab() {
  return (
    <RelatedList
      resource="wallet"
      target="userId"
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortable={['createdAt', 'amount', 'status', 'type', 'updatedAt']}
      table={<TransactionTable ofCustomer />}
      icon={<WalletIcon />}
      empty="account.backoffice.wallet.empty"
      emptyHint="account.backoffice.wallet.emptyHint"
      filters={statusAndType}
      actions={<AllMovements />}
      cards={<RecordCards<TransactionRecord>>{(record) => <TransactionRow record={record} />}</RecordCards>}
    />
  );
}

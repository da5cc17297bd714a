import WalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TransactionStatus } from '@semilla/contract';
import { centsFromDecimal } from '@semilla/contract';
import { formatDateTime, formatMoney } from '@semilla/format';
import { LinkBase, useRecordContext, useTranslate } from 'react-admin';
import { type ChipColour, ColourChip } from '../../fields/ColourChip.tsx';
import { RelatedList } from '../../layout/RelatedList.tsx';
import { RowCard } from '../../layout/RowCard.tsx';
import type { CustomerRecord, TransactionRecord } from '../customer-record.ts';

const colours: Record<TransactionStatus, ChipColour> = {
  pending: 'sun',
  completed: 'green',
  rejected: 'red',
};

function TransactionRow({ record }: { record: TransactionRecord }) {
  const translate = useTranslate();
  const sign = record.type === 'income' ? '+' : '−';
  return (
    <RowCard
      title={translate(`wallet.types.${record.type}`)}
      details={[
        formatDateTime(record.createdAt),
        translate(`wallet.issuers.${record.issuerName}`),
        record.bankAccount,
        record.projectName,
        record.rejectReason,
      ]
        .filter(Boolean)
        .join(' · ')}
    >
      <ColourChip label={translate(`wallet.statuses.${record.status}`)} colour={colours[record.status]} />
      <Typography component="span" sx={{ fontWeight: 'bold', minWidth: 110, textAlign: 'right' }}>
        {sign} {formatMoney(centsFromDecimal(record.amount))}
      </Typography>
    </RowCard>
  );
}

function AllMovements() {
  const customer = useRecordContext<CustomerRecord>();
  const translate = useTranslate();
  if (!customer) return null;
  const filter = JSON.stringify({ userId: customer.userId });
  return (
    <Button
      variant="outlined"
      startIcon={<WalletIcon />}
      component={LinkBase}
      to={`/wallet/?${new URLSearchParams({ displayedFilters: '{}', filter })}`}
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
      icon={<WalletIcon />}
      empty="account.backoffice.wallet.empty"
      emptyHint="account.backoffice.wallet.emptyHint"
      actions={<AllMovements />}
    >
      {(record) => <TransactionRow record={record} />}
    </RelatedList>
  );
}

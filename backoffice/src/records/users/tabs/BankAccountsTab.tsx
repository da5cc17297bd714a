import BankIcon from '@mui/icons-material/AccountBalanceOutlined';
import AddIcon from '@mui/icons-material/Add';
import { formatDate, maskIban } from '@semilla/format';
import { useTranslate } from 'react-admin';
import type { BankAccountRecord } from '../../../api/record-types/customer-record.ts';
import { BankAccountStateField } from '../../../kit/fields/BankAccountStateField.tsx';
import { ColourChip } from '../../../kit/fields/ColourChip.tsx';
import { RecordLinkField } from '../../../kit/fields/RecordLinkField.tsx';
import { RecordCards } from '../../../kit/list/RecordCards.tsx';
import { RelatedList } from '../../../kit/list/RelatedList.tsx';
import { RowCard } from '../../../kit/list/RowCard.tsx';
import { BankAccountTable } from '../../bank-accounts/BankAccountTable.tsx';
import { stateFilter } from '../../bank-accounts/bank-account-filters.tsx';
import { AddInDialog } from './AddInDialog.tsx';
import { BankAccountDialog } from './BankAccountDialog.tsx';

function BankAccountRow({ record }: { record: BankAccountRecord }) {
  const translate = useTranslate();
  return (
    <RowCard
      icon={<BankIcon />}
      title={<RecordLinkField source="alias" />}
      details={[maskIban(record.account), formatDate(record.createdAt), record.errorMessage]
        .filter(Boolean)
        .join(' · ')}
    >
      {record.main && <ColourChip colour="grey" label={translate('fields.bankAccounts.main')} />}
      <BankAccountStateField source="state" />
    </RowCard>
  );
}

export default function BankAccountsTab() {
  return (
    <RelatedList
      resource="bank-account"
      target="userId"
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortable={['createdAt', 'updatedAt', 'alias', 'main', 'state']}
      table={<BankAccountTable ofCustomer />}
      icon={<BankIcon />}
      empty="payment.backoffice.empty"
      filters={[stateFilter]}
      emptyHint="payment.backoffice.emptyHint"
      actions={
        <AddInDialog
          resource="bank-account"
          label="payment.backoffice.add"
          icon={<AddIcon />}
          dialog={BankAccountDialog}
        />
      }
      cards={<RecordCards<BankAccountRecord>>{(record) => <BankAccountRow record={record} />}</RecordCards>}
    />
  );
}

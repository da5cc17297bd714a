import BankIcon from '@mui/icons-material/AccountBalanceOutlined';
import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { BankAccountRecord } from '../../api/record-types/customer-record.ts';
import { BankAccountStateField } from '../../kit/fields/BankAccountStateField.tsx';
import { DayField } from '../../kit/fields/DayField.tsx';
import { MaskedIbanField } from '../../kit/fields/MaskedIbanField.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { RecordCard, RecordCards } from '../../kit/list/RecordCards.tsx';
import { Message } from '../../kit/page/Message.tsx';
import { WorkLink } from '../../kit/queue/WorkLink.tsx';
import { BankAccountTable } from './BankAccountTable.tsx';
import { bankAccountFilters } from './bank-account-filters.tsx';

function BankAccountCards() {
  return (
    <RecordCards<BankAccountRecord>>
      {({ alias, userName }) => (
        <RecordCard title={alias} chip={<BankAccountStateField source="state" />}>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {userName} · <MaskedIbanField source="account" /> · <DayField source="createdAt" />
          </Typography>
        </RecordCard>
      )}
    </RecordCards>
  );
}

function NoBankAccounts() {
  const translate = useTranslate();
  return (
    <Message
      icon={<BankIcon />}
      title={translate('payment.backoffice.list.empty')}
      text={translate('payment.backoffice.list.emptyHint')}
    />
  );
}

export default function BankAccountList() {
  return (
    <ListPage
      title="payment.backoffice.list.title"
      actions={<WorkLink queue="bank-accounts" />}
      filters={bankAccountFilters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortable={['createdAt', 'updatedAt', 'alias', 'state']}
      table={<BankAccountTable />}
      cards={<BankAccountCards />}
      empty={<NoBankAccounts />}
    />
  );
}

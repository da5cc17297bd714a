import BankIcon from '@mui/icons-material/AccountBalanceOutlined';
import Typography from '@mui/material/Typography';
import { DataTable, ListNoResults, useTranslate } from 'react-admin';
import type { BankAccountRecord } from '../customers/customer-record.ts';
import { BankAccountChip } from '../fields/BankAccountChip.tsx';
import { CustomerLink } from '../fields/CustomerLink.tsx';
import { DayField } from '../fields/DayField.tsx';
import { MaskedIbanField } from '../fields/MaskedIbanField.tsx';
import { PlainField, YesNoField } from '../fields/PlainField.tsx';
import { RecordLink } from '../fields/RecordLink.tsx';
import { ListPage } from '../layout/ListPage.tsx';
import { Message } from '../layout/Message.tsx';
import { RecordCard, RecordCards } from '../layout/RecordCards.tsx';
import { recordTable } from '../layout/record-table.ts';
import { bankAccountFilters } from './bank-account-filters.tsx';

const { Col } = DataTable<BankAccountRecord>;

function BankAccountTable() {
  return (
    <DataTable<BankAccountRecord>
      rowClick="show"
      bulkActionButtons={false}
      hiddenColumns={['errorMessage', 'updatedAt']}
      empty={<ListNoResults />}
      sx={recordTable}
    >
      <Col source="alias" label="payment.fields.alias" field={RecordLink} />
      <Col source="name" label="payment.fields.user" field={CustomerLink} disableSort />
      <Col source="account" label="payment.fields.account" field={MaskedIbanField} disableSort />
      <Col source="state" label="payment.fields.state" field={BankAccountChip} />
      <Col source="errorMessage" label="payment.fields.errorMessage" field={PlainField} disableSort />
      <Col source="main" label="payment.fields.main" field={YesNoField} />
      <Col source="createdAt" label="payment.fields.createdAt" field={DayField} />
      <Col source="updatedAt" label="payment.fields.updatedAt" field={DayField} />
    </DataTable>
  );
}

function BankAccountCards() {
  return (
    <RecordCards<BankAccountRecord>>
      {({ alias, userName }) => (
        <RecordCard title={alias} chip={<BankAccountChip source="state" />}>
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
      filters={bankAccountFilters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortable={['createdAt', 'updatedAt', 'alias', 'state']}
      table={<BankAccountTable />}
      cards={<BankAccountCards />}
      empty={<NoBankAccounts />}
    />
  );
}

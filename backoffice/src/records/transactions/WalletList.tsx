import WalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import { Typography } from '@mui/material';
import { DataTable, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { listPath } from '../../api/list-path.ts';
import type { WalletRecord } from '../../api/record-types/customer-record.ts';
import { DayField } from '../../kit/fields/DayField.tsx';
import { MoneyField } from '../../kit/fields/MoneyField.tsx';
import { RecordLinkField } from '../../kit/fields/RecordLinkField.tsx';
import { ReferenceField } from '../../kit/fields/ReferenceField.tsx';
import { ComparisonInput } from '../../kit/inputs/ComparisonInput.tsx';
import { CustomerInput } from '../../kit/inputs/CustomerInput.tsx';
import { CreateLink } from '../../kit/list/CreateLink.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { RecordCard, RecordCards } from '../../kit/list/RecordCards.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { Message } from '../../kit/page/Message.tsx';
import { WalletTabs } from './WalletTabs.tsx';

const { Col } = DataTable<WalletRecord>;

const filters = [
  <TextInput key="name" source="name" label="fields.wallets.userName" alwaysOn resettable />,
  <ComparisonInput key="balance" source="balance" label="fields.wallets.balance" kind="decimal" />,
  <ComparisonInput key="held" source="held" label="fields.wallets.held" kind="decimal" />,
  <CustomerInput key="userId" source="userId" label="fields.wallets.userName" />,
];

const totals = [
  { field: 'totalBalance', label: 'fields.wallets.balance' },
  { field: 'totalHeld', label: 'fields.wallets.held' },
];

const movementsOf = (walletId: string) => listPath('/wallet/', { walletId });

function OwnerField() {
  const record = useRecordContext<WalletRecord>();
  return record ? <RecordLinkField source="userName" to={movementsOf(record.id)} /> : null;
}

function WalletTable() {
  return (
    <RecordTable<WalletRecord>
      rowClick={(id) => movementsOf(String(id))}
      hiddenColumns={['transferReference', 'walletId']}
    >
      <Col source="userName" label="fields.wallets.userName" field={OwnerField} />
      <Col source="balance" label="fields.wallets.balance" field={MoneyField} align="right" />
      <Col source="held" label="fields.wallets.held" field={MoneyField} align="right" />
      <Col source="createdAt" label="fields.wallets.createdAt" field={DayField} />
      <Col
        source="transferReference"
        label="fields.wallets.transferReference"
        field={ReferenceField}
        disableSort
      />
      <Col source="walletId" label="fields.wallets.walletId" disableSort />
    </RecordTable>
  );
}

function WalletCards() {
  const translate = useTranslate();
  return (
    <RecordCards<WalletRecord>>
      {({ id, userName }) => (
        <RecordCard title={userName} to={movementsOf(id)}>
          <Typography variant="body2" color="textSecondary">
            {translate('fields.wallets.balance')}: <MoneyField source="balance" /> ·{' '}
            {translate('fields.wallets.held')}: <MoneyField source="held" />
          </Typography>
        </RecordCard>
      )}
    </RecordCards>
  );
}

function NoWallets() {
  const translate = useTranslate();
  return (
    <Message
      icon={<WalletIcon />}
      title={translate('wallet.backoffice.noWallets')}
      text={translate('wallet.backoffice.noWalletsHint')}
    />
  );
}

export default function WalletList() {
  return (
    <ListPage
      title="wallet.backoffice.name"
      resource="wallets"
      actions={<CreateLink label="wallet.backoffice.add" />}
      lead={<WalletTabs current="wallets" />}
      filters={filters}
      sort={{ field: 'balance', order: 'DESC' }}
      sortable={['createdAt', 'balance', 'held']}
      totals={totals}
      table={<WalletTable />}
      cards={<WalletCards />}
      empty={<NoWallets />}
    />
  );
}

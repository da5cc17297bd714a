import { Typography } from '@mui/material';
import { type BankBalance, bankBalanceStates } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { DataTable, SelectInput, useTranslate } from 'react-admin';
import { DayField } from '../../kit/fields/DayField.tsx';
import { MoneyField } from '../../kit/fields/MoneyField.tsx';
import { TranslatedField } from '../../kit/fields/TranslatedField.tsx';
import { DateInput } from '../../kit/inputs/DateInput.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { RecordCard, RecordCards } from '../../kit/list/RecordCards.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { BankTabs } from '../bank-statements/BankTabs.tsx';
import { EmptyBank } from '../bank-statements/EmptyBank.tsx';

type BalanceRecord = BankBalance & { id: string };

const { Col } = DataTable<BalanceRecord>;
const fields = 'fields.bankBalances';
const states = bankBalanceStates.map((id) => ({ id, name: `payment.balanceStates.${id}` }));
const amounts = [
  'bank',
  'ledger',
  'difference',
  'unbooked',
  'unseen',
  'opening',
  'unreported',
  'unexplained',
] as const;

const filters = [
  <SelectInput key="state" source="state" label={`${fields}.state`} choices={states} alwaysOn />,
  <DateInput key="fromDate" source="fromDate" label="payment.bank.fromDate" isFilter />,
  <DateInput key="toDate" source="toDate" label="payment.bank.toDate" isFilter />,
];

const StateField = ({ source = 'state' }) => (
  <TranslatedField source={source} words="payment.balanceStates" />
);

function BalanceTable() {
  return (
    <RecordTable<BalanceRecord> rowClick={false} hiddenColumns={['opening', 'unreported', 'comparedAt']}>
      <Col source="day" label={`${fields}.day`} field={DayField} />
      <Col source="state" label={`${fields}.state`} field={StateField} disableSort />
      {amounts.map((source) => (
        <Col
          key={source}
          source={source}
          label={`${fields}.${source}`}
          field={MoneyField}
          align="right"
          disableSort
        />
      ))}
      <Col source="comparedAt" label={`${fields}.comparedAt`} disableSort>
        <DayField source="comparedAt" hasTime />
      </Col>
    </RecordTable>
  );
}

function BalanceCards() {
  const translate = useTranslate();
  return (
    <RecordCards<BalanceRecord>>
      {({ day }) => (
        <RecordCard title={formatDate(day)} chip={<StateField />}>
          <Typography variant="body2">
            {translate(`${fields}.bank`)}: <MoneyField source="bank" />
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {translate(`${fields}.difference`)}: <MoneyField source="difference" /> ·{' '}
            {translate(`${fields}.unexplained`)}: <MoneyField source="unexplained" />
          </Typography>
        </RecordCard>
      )}
    </RecordCards>
  );
}

/** The bank's balance and the ledger's balance on each reported day. */
export default function BankBalanceList() {
  return (
    <ListPage
      title="payment.bank.name"
      resource="bank-balances"
      lead={<BankTabs current="bankBalances" />}
      filters={filters}
      sort={{ field: 'day', order: 'DESC' }}
      sortable={['day']}
      table={<BalanceTable />}
      cards={<BalanceCards />}
      empty={<EmptyBank />}
    />
  );
}

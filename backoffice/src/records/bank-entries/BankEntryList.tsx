import { Typography } from '@mui/material';
import { bankEntrySides, bankEntryStates } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { BooleanInput, DataTable, SelectInput, TextInput, useRecordContext } from 'react-admin';
import type { EntryRecord } from '../../api/record-types/entry-record.ts';
import { DayField } from '../../kit/fields/DayField.tsx';
import { ReturnReasonField } from '../../kit/fields/ReturnReasonField.tsx';
import { TranslatedField } from '../../kit/fields/TranslatedField.tsx';
import { DateInput } from '../../kit/inputs/DateInput.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { RecordCard, RecordCards } from '../../kit/list/RecordCards.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { recordTable } from '../../kit/list/record-table.ts';
import { inAndOut } from '../../kit/list/totals/in-and-out.ts';
import { WorkLink } from '../../kit/queue/WorkLink.tsx';
import { WaitingProposals } from '../../kit/second-person/WaitingProposals.tsx';
import { BankTabs } from '../bank-statements/BankTabs.tsx';
import { EmptyBank } from '../bank-statements/EmptyBank.tsx';
import { ImportStatement } from '../bank-statements/ImportStatement.tsx';
import { EntryStateField } from './EntryStateField.tsx';
import { SignedAmountField } from './SignedAmountField.tsx';

const { Col } = DataTable<EntryRecord>;
const fields = 'fields.bankEntries';
const sides = bankEntrySides.map((id) => ({ id, name: `payment.entrySides.${id}` }));
const states = bankEntryStates.map((id) => ({ id, name: `payment.entryStates.${id}` }));
const looks = { ...recordTable, '& .column-text': { whiteSpace: 'normal', minWidth: 220 } };

const filters = [
  <TextInput key="search" source="search" label="payment.bank.search" alwaysOn resettable />,
  <SelectInput key="side" source="side" label={`${fields}.side`} choices={sides} alwaysOn />,
  <SelectInput key="state" source="state" label={`${fields}.state`} choices={states} alwaysOn />,
  <DateInput key="fromDate" source="fromDate" label="payment.bank.fromDate" isFilter />,
  <DateInput key="toDate" source="toDate" label="payment.bank.toDate" isFilter />,
  <BooleanInput key="isReturn" source="isReturn" label={`${fields}.isReturn`} />,
];

const DoubtField = ({ source = 'doubt' }) => <TranslatedField source={source} words="payment.entryDoubts" />;

const BookedAsField = ({ source = 'bookedAs' }) => (
  <TranslatedField source={source} words="payment.otherBookings" />
);

/** The counterparty, or the bank's description when the bank does not name one. */
function WhoField() {
  const record = useRecordContext<EntryRecord>();
  return record ? (record.counterpartyName ?? record.text) : null;
}

function EntryTable() {
  return (
    <RecordTable<EntryRecord>
      rowClick="show"
      hiddenColumns={[
        'text',
        'valueOn',
        'counterpartyAccount',
        'bankReference',
        'isReturn',
        'returnReason',
        'doubt',
        'bookedAs',
        'note',
      ]}
      sx={looks}
    >
      <Col source="bookedOn" label={`${fields}.bookedOn`} field={DayField} />
      <Col source="amount" label={`${fields}.amount`} field={SignedAmountField} align="right" />
      <Col source="counterpartyName" label={`${fields}.counterpartyName`} field={WhoField} />
      <Col source="state" label={`${fields}.state`} field={EntryStateField} disableSort />
      <Col source="userName" label={`${fields}.userName`} disableSort />
      <Col source="reference" label={`${fields}.reference`} disableSort />
      <Col source="text" label={`${fields}.text`} disableSort />
      <Col source="valueOn" label={`${fields}.valueOn`} field={DayField} />
      <Col source="counterpartyAccount" label={`${fields}.counterpartyAccount`} disableSort />
      <Col source="bankReference" label={`${fields}.bankReference`} disableSort />
      <Col source="doubt" label={`${fields}.doubt`} field={DoubtField} disableSort />
      <Col source="bookedAs" label={`${fields}.bookedAs`} field={BookedAsField} disableSort />
      <Col source="note" label={`${fields}.note`} disableSort />
      <Col source="isReturn" label={`${fields}.isReturn`} disableSort />
      <Col source="returnReason" label={`${fields}.returnReason`} field={ReturnReasonField} disableSort />
    </RecordTable>
  );
}

function EntryCards() {
  return (
    <RecordCards<EntryRecord>>
      {({ bookedOn, counterpartyName, text, reference, userName }) => (
        <RecordCard title={counterpartyName ?? text} chip={<SignedAmountField />}>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {[formatDate(bookedOn), reference, counterpartyName && text].filter(Boolean).join(' · ')}
          </Typography>
          <Typography variant="body2" component="div">
            <EntryStateField /> {userName !== counterpartyName && userName}
          </Typography>
        </RecordCard>
      )}
    </RecordCards>
  );
}

export default function BankEntryList() {
  return (
    <ListPage
      title="payment.bank.name"
      actions={
        <>
          <WorkLink queue="bank-entries" />
          <ImportStatement />
        </>
      }
      lead={
        <>
          <BankTabs current="bankEntries" />
          <WaitingProposals act="importStatement" />
        </>
      }
      filters={filters}
      sort={{ field: 'bookedOn', order: 'DESC' }}
      sortable={['bookedOn', 'amount', 'counterpartyName']}
      totals={inAndOut}
      table={<EntryTable />}
      cards={<EntryCards />}
      empty={<EmptyBank />}
    />
  );
}

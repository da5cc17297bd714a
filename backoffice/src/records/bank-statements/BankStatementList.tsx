import { Typography } from '@mui/material';
import { type BankStatement, bankStatementFormats } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { DataTable, SelectInput, useTranslate } from 'react-admin';
import { DayField } from '../../kit/fields/DayField.tsx';
import { MoneyField } from '../../kit/fields/MoneyField.tsx';
import { TranslatedField } from '../../kit/fields/TranslatedField.tsx';
import { DateInput } from '../../kit/inputs/DateInput.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { RecordCard, RecordCards } from '../../kit/list/RecordCards.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { WaitingProposals } from '../../kit/second-person/WaitingProposals.tsx';
import { BankFiles } from './BankFiles.tsx';
import { BankTabs } from './BankTabs.tsx';
import { EmptyBank } from './EmptyBank.tsx';
import { ImportStatement } from './ImportStatement.tsx';

type StatementRecord = BankStatement & { id: string };

const { Col } = DataTable<StatementRecord>;
const fields = 'fields.bankStatements';
const formats = bankStatementFormats.map((id) => ({ id, name: `payment.statementFormats.${id}` }));

const filters = [
  <DateInput key="fromDate" source="fromDate" label="payment.bank.fromDate" alwaysOn isFilter />,
  <DateInput key="toDate" source="toDate" label="payment.bank.toDate" alwaysOn isFilter />,
  <SelectInput key="format" source="format" label={`${fields}.format`} choices={formats} />,
];

function FormatField() {
  return <TranslatedField source="format" words="payment.statementFormats" />;
}

function StatementTable() {
  return (
    <RecordTable<StatementRecord> rowClick={false} hiddenColumns={['account', 'createdAt']}>
      <Col source="from" label={`${fields}.from`} field={DayField} />
      <Col source="to" label={`${fields}.to`} field={DayField} />
      <Col
        source="openingBalance"
        label={`${fields}.openingBalance`}
        field={MoneyField}
        align="right"
        disableSort
      />
      <Col
        source="closingBalance"
        label={`${fields}.closingBalance`}
        field={MoneyField}
        align="right"
        disableSort
      />
      <Col source="entries" label={`${fields}.entries`} align="right" />
      <Col source="newEntries" label={`${fields}.newEntries`} align="right" />
      <Col source="format" label={`${fields}.format`} field={FormatField} />
      <Col source="importedByName" label={`${fields}.importedByName`} disableSort />
      <Col source="account" label={`${fields}.account`} disableSort />
      <Col source="createdAt" label={`${fields}.createdAt`}>
        <DayField source="createdAt" hasTime />
      </Col>
    </RecordTable>
  );
}

function StatementCards() {
  const translate = useTranslate();
  return (
    <RecordCards<StatementRecord>>
      {({ from, to, newEntries, importedByName }) => (
        <RecordCard title={from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`}>
          <Typography variant="body2">
            {translate(`${fields}.closingBalance`)}: <MoneyField source="closingBalance" />
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {translate(`${fields}.newEntries`)}: {newEntries} · {importedByName}
          </Typography>
        </RecordCard>
      )}
    </RecordCards>
  );
}

export default function BankStatementList() {
  return (
    <ListPage
      title="payment.bank.name"
      resource="bank-statements"
      actions={<ImportStatement />}
      lead={
        <>
          <BankTabs current="bankStatements" />
          <WaitingProposals act="importStatement" />
          <BankFiles />
        </>
      }
      filters={filters}
      sort={{ field: 'to', order: 'DESC' }}
      sortable={['to', 'from', 'createdAt']}
      table={<StatementTable />}
      cards={<StatementCards />}
      empty={<EmptyBank />}
    />
  );
}

import { Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import type { FeeRecord } from '../../../api/record-types/money-record.ts';
import { CustomerField } from '../../../kit/fields/CustomerField.tsx';
import { DayField } from '../../../kit/fields/DayField.tsx';
import { MoneyField } from '../../../kit/fields/MoneyField.tsx';
import { PercentField } from '../../../kit/fields/PercentField.tsx';
import { RecordCard, RecordCards } from '../../../kit/list/RecordCards.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { amountAndDays, ListOfProject } from './ListOfProject.tsx';

const { Col } = DataTable<FeeRecord>;
const totals = [{ field: 'totalAmount', label: 'project.backoffice.money.charged' }];

function FeeTable() {
  return (
    <RecordTable<FeeRecord> rowClick={false} hiddenColumns={['orderId']}>
      <Col source="createdAt" label="fields.fees.createdAt">
        <DayField source="createdAt" hasTime />
      </Col>
      <Col source="userName" label="fields.fees.userName" field={CustomerField} />
      <Col source="percentage" label="fields.fees.percentage" field={PercentField} align="right" />
      <Col source="amount" label="fields.fees.amount" field={MoneyField} align="right" />
      <Col source="orderId" label="project.backoffice.money.orderId" disableSort />
    </RecordTable>
  );
}

function FeeCards() {
  return (
    <RecordCards<FeeRecord>>
      {({ userId, userName }) => (
        <RecordCard title={userName} to={`/customer/${userId}`}>
          <Typography variant="body2" color="textSecondary">
            <MoneyField source="amount" /> (<PercentField source="percentage" />) ·{' '}
            <DayField source="createdAt" hasTime />
          </Typography>
        </RecordCard>
      )}
    </RecordCards>
  );
}

export function FeesPart() {
  return (
    <ListOfProject
      part="fees"
      resource="fees"
      filters={amountAndDays}
      table={<FeeTable />}
      cards={<FeeCards />}
      totals={totals}
    />
  );
}

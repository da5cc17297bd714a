import { Typography } from '@mui/material';
import { type OrderMovementType, orderMovementTypes } from '@semilla/contract';
import { DataTable, SelectInput, useFieldValue, useTranslate } from 'react-admin';
import type { OrderMovementRecord } from '../../../api/record-types/money-record.ts';
import { ColourChip } from '../../../kit/fields/ColourChip.tsx';
import { CustomerField } from '../../../kit/fields/CustomerField.tsx';
import { DayField } from '../../../kit/fields/DayField.tsx';
import { MoneyField } from '../../../kit/fields/MoneyField.tsx';
import { RecordCard, RecordCards } from '../../../kit/list/RecordCards.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { amountAndDays, ListOfProject } from './ListOfProject.tsx';
import { SummedTotals } from './Totals.tsx';

const { Col } = DataTable<OrderMovementRecord>;

function MovementTypeField({ source }: { source: string }) {
  const type: OrderMovementType | undefined = useFieldValue({ source });
  const translate = useTranslate();
  return type ? (
    <ColourChip
      label={translate(`project.orderMovementTypes.${type}`)}
      colour={type === 'invest' ? 'blue' : 'grey'}
    />
  ) : null;
}

const types = orderMovementTypes.map((id) => ({ id, name: `project.orderMovementTypes.${id}` }));
const filters = [
  <SelectInput key="type" source="type" label="fields.orderMovements.type" choices={types} alwaysOn />,
  ...amountAndDays,
];

const totals = (
  <SummedTotals
    resource="order-movement-sums"
    figures={{
      invested: 'fields.summaries.invested',
      disinvested: 'fields.summaries.disinvested',
      penaltyAmount: 'fields.summaries.penaltyAmount',
    }}
  />
);

function MovementTable() {
  return (
    <>
      {totals}
      <RecordTable<OrderMovementRecord> rowClick={false}>
        <Col source="createdAt" label="fields.orderMovements.createdAt">
          <DayField source="createdAt" hasTime />
        </Col>
        <Col source="userName" label="fields.orderMovements.userName" field={CustomerField} />
        <Col source="type" label="fields.orderMovements.type" field={MovementTypeField} />
        <Col source="amount" label="fields.orderMovements.amount" field={MoneyField} align="right" />
        <Col
          source="penaltyAmount"
          label="fields.orderMovements.penaltyAmount"
          field={MoneyField}
          align="right"
        />
      </RecordTable>
    </>
  );
}

function MovementCards() {
  return (
    <>
      {totals}
      <RecordCards<OrderMovementRecord>>
        {({ userId, userName }) => (
          <RecordCard title={userName} to={`/customer/${userId}`} chip={<MovementTypeField source="type" />}>
            <Typography variant="body2" color="textSecondary">
              <MoneyField source="amount" /> · <DayField source="createdAt" hasTime />
            </Typography>
          </RecordCard>
        )}
      </RecordCards>
    </>
  );
}

export function OrderMovementsPart() {
  return (
    <ListOfProject
      part="order-movements"
      resource="order-movements"
      filters={filters}
      table={<MovementTable />}
      cards={<MovementCards />}
    />
  );
}

import { Typography } from '@mui/material';
import { type OrderStatus, orderStatuses } from '@semilla/contract';
import { DataTable, SelectInput, useFieldValue } from 'react-admin';
import type { OrderRecord } from '../../../api/record-types/money-record.ts';
import { CustomerField } from '../../../kit/fields/CustomerField.tsx';
import { DayField } from '../../../kit/fields/DayField.tsx';
import { MoneyField } from '../../../kit/fields/MoneyField.tsx';
import { PercentField } from '../../../kit/fields/PercentField.tsx';
import { ProjectField } from '../../../kit/fields/ProjectField.tsx';
import { RecordCard, RecordCards } from '../../../kit/list/RecordCards.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { OrderStatusChip } from './OrderStatusChip.tsx';

const { Col } = DataTable<OrderRecord>;

function OrderStatusField({ source }: { source: string }) {
  const status: OrderStatus | undefined = useFieldValue({ source });
  return status ? <OrderStatusChip status={status} /> : null;
}

const statuses = orderStatuses.map((id) => ({ id, name: `project.orderStatuses.${id}` }));
export const orderStatusFilter = (
  <SelectInput key="status" source="status" label="fields.orders.status" choices={statuses} alwaysOn />
);

interface OfProps {
  /** The page that shows the table. The table does not link to that page. */
  of: 'project' | 'customer';
}

export function OrderTable({ of }: OfProps) {
  return (
    <RecordTable<OrderRecord>
      rowClick={false}
      hiddenColumns={['penalty', 'termsVersion', 'freeCancellationUntil', 'orderId']}
    >
      <Col source="createdAt" label="fields.orders.createdAt">
        <DayField source="createdAt" hasTime />
      </Col>
      {of === 'project' ? (
        <Col source="userName" label="fields.orders.userName" field={CustomerField} />
      ) : (
        <Col source="projectName" label="fields.orders.projectName" field={ProjectField} />
      )}
      <Col source="status" label="fields.orders.status" field={OrderStatusField} />
      <Col source="amount" label="fields.orders.amount" field={MoneyField} align="right" />
      <Col source="penaltyAmount" label="fields.orders.penaltyAmount" field={MoneyField} align="right" />
      <Col source="penalty" label="fields.orders.penalty" field={PercentField} align="right" />
      <Col source="cancelledAt" label="fields.orders.cancelledAt" field={DayField} />
      <Col source="termsVersion" label="fields.orders.termsVersion" />
      <Col
        source="freeCancellationUntil"
        label="project.backoffice.money.freeUntil"
        field={DayField}
        disableSort
      />
      <Col source="orderId" label="project.backoffice.money.orderId" disableSort />
    </RecordTable>
  );
}

export function OrderCards({ of }: OfProps) {
  return (
    <RecordCards<OrderRecord>>
      {({ userId, userName, projectId, projectName }) => (
        <RecordCard
          title={of === 'project' ? userName : projectName}
          to={of === 'project' ? `/customer/${userId}` : `/project/${projectId}`}
          chip={<OrderStatusField source="status" />}
        >
          <Typography variant="body2" color="textSecondary">
            <MoneyField source="amount" /> · <DayField source="createdAt" hasTime />
          </Typography>
        </RecordCard>
      )}
    </RecordCards>
  );
}

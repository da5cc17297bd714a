import { amountAndDays, ListOfProject } from './ListOfProject.tsx';
import { OrderCards, OrderTable, orderStatusFilter } from './OrderTable.tsx';

const totals = [{ field: 'totalAmount', label: 'common.backoffice.totals.sum' }];
const filters = [orderStatusFilter, ...amountAndDays];

export function OrdersPart() {
  return (
    <ListOfProject
      part="orders"
      resource="orders"
      filters={filters}
      table={<OrderTable of="project" />}
      cards={<OrderCards of="project" />}
      totals={totals}
    />
  );
}

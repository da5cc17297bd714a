import InvestmentIcon from '@mui/icons-material/SavingsOutlined';
import { RelatedList } from '../../../kit/list/RelatedList.tsx';
import { OrderCards, OrderTable, orderStatusFilter } from '../../projects/money/OrderTable.tsx';

const totals = [{ field: 'totalAmount', label: 'common.backoffice.totals.sum' }];

export default function InvestmentsTab() {
  return (
    <RelatedList
      resource="orders"
      target="userId"
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortable={['createdAt', 'amount', 'status', 'projectName']}
      table={<OrderTable of="customer" />}
      cards={<OrderCards of="customer" />}
      totals={totals}
      filters={[orderStatusFilter]}
      icon={<InvestmentIcon />}
      empty="account.backoffice.investments.empty"
      emptyHint="account.backoffice.investments.emptyHint"
    />
  );
}

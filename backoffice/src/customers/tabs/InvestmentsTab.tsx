import InvestmentIcon from '@mui/icons-material/SavingsOutlined';
import { RelatedList } from '../../layout/RelatedList.tsx';
import { OrderCards, OrderTable, orderStatusFilter } from '../../projects/money/OrderTable.tsx';

export default function InvestmentsTab() {
  return (
    <RelatedList
      resource="orders"
      target="userId"
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortable={['createdAt', 'amount', 'status', 'projectName']}
      table={<OrderTable of="customer" />}
      cards={<OrderCards of="customer" />}
      filters={[orderStatusFilter]}
      icon={<InvestmentIcon />}
      empty="account.backoffice.investments.empty"
      emptyHint="account.backoffice.investments.emptyHint"
    />
  );
}

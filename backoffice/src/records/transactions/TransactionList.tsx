import { CreateLink } from '../../kit/list/CreateLink.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import type { Total } from '../../kit/list/totals/TotalsLine.tsx';
import { WorkLink } from '../../kit/queue/WorkLink.tsx';
import { NoTransactions } from './NoTransactions.tsx';
import { TransactionCards } from './TransactionCards.tsx';
import { TransactionTable } from './TransactionTable.tsx';
import { transactionFilters } from './transaction-filters.tsx';
import { WalletTabs } from './WalletTabs.tsx';

const sortable = ['createdAt', 'amount', 'status', 'type', 'updatedAt'];

// Without a state to look for, the API sums only what has moved.
const totals: readonly Total[] = [
  {
    field: 'totalIn',
    label: ({ status }) => `common.backoffice.totals.${status ? 'in' : 'completedIn'}`,
  },
  {
    field: 'totalOut',
    label: ({ status }) => `common.backoffice.totals.${status ? 'out' : 'completedOut'}`,
  },
];

export default function TransactionList() {
  return (
    <ListPage
      title="wallet.backoffice.name"
      resource="wallet"
      actions={
        <>
          <WorkLink queue="transactions" />
          <CreateLink label="wallet.backoffice.add" />
        </>
      }
      lead={<WalletTabs current="transactions" />}
      filters={transactionFilters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortable={sortable}
      totals={totals}
      table={<TransactionTable />}
      cards={<TransactionCards />}
      empty={<NoTransactions />}
    />
  );
}

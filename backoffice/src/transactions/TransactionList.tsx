import { CreateLink } from '../layout/CreateLink.tsx';
import { ListPage } from '../layout/ListPage.tsx';
import { WorkLink } from '../layout/queue/WorkLink.tsx';
import type { Total } from '../layout/totals/TotalsLine.tsx';
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

import { CreateLink } from '../layout/CreateLink.tsx';
import { ListPage } from '../layout/ListPage.tsx';
import { WorkLink } from '../layout/queue/WorkLink.tsx';
import { inAndOut } from '../layout/totals/in-and-out.ts';
import { NoTransactions } from './NoTransactions.tsx';
import { TransactionCards } from './TransactionCards.tsx';
import { TransactionTable } from './TransactionTable.tsx';
import { transactionFilters } from './transaction-filters.tsx';
import { WalletTabs } from './WalletTabs.tsx';

const sortable = ['createdAt', 'amount', 'status', 'type', 'updatedAt'];

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
      totals={inAndOut}
      table={<TransactionTable />}
      cards={<TransactionCards />}
      empty={<NoTransactions />}
    />
  );
}

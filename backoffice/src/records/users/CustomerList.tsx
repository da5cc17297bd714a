import { useMay } from '../../api/use-may.ts';
import { ImportLink } from '../../kit/imports/ImportLink.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { CustomerCards } from './CustomerCards.tsx';
import { CustomerTable } from './CustomerTable.tsx';
import { customerFilters } from './customer-filters.tsx';
import { NewCustomerButton, NoCustomers } from './NoCustomers.tsx';

const sortable = ['createdAt', 'name', 'surname', 'email', 'role', 'verificationStatus', 'disabled'];

export default function CustomerList() {
  const seesAll = useMay('customer', 'govern') ?? false;
  return (
    <ListPage
      title="account.backoffice.list.title"
      actions={
        <>
          <ImportLink of="customer" />
          <NewCustomerButton />
        </>
      }
      filters={customerFilters(seesAll)}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortable={sortable}
      empty={<NoCustomers />}
      table={<CustomerTable />}
      cards={<CustomerCards />}
    />
  );
}

import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { lazy } from 'react';
import type { RaRecord, ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { type CustomerRecord, fullName } from '../../api/record-types/customer-record.ts';

const CustomerCreate = lazy(() => import('./CustomerCreate.tsx'));
const CustomerEdit = lazy(() => import('./CustomerEdit.tsx'));
const CustomerList = lazy(() => import('./CustomerList.tsx'));
const ImportPage = lazy(() => import('../../kit/imports/ImportPage.tsx'));
const CustomerShow = lazy(() => import('./CustomerShow.tsx'));

export const customers: ResourceProps = {
  name: 'customer',
  icon: PeopleIcon,
  list: CustomerList,
  hasCreate: true,
  hasEdit: true,
  hasShow: true,
  recordRepresentation: (record: RaRecord) => fullName(record as CustomerRecord),
  options: { label: 'account.backoffice.name' },
  children: (
    <>
      <Route path="new" element={<CustomerCreate />} />
      <Route path="import" element={<ImportPage of="customer" />} />
      <Route path="edit/:id" element={<CustomerEdit />} />
      <Route path=":id/*" element={<CustomerShow />} />
    </>
  ),
};

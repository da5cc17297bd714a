import OwnerIcon from '@mui/icons-material/BusinessOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';

const OwnerList = lazy(() => import('./OwnerList.tsx'));
const OwnerShow = lazy(() => import('./OwnerShow.tsx'));
const OwnerCreate = lazy(() => import('./OwnerCreate.tsx'));
const OwnerEdit = lazy(() => import('./OwnerEdit.tsx'));

export const owners: ResourceProps = {
  name: 'owners',
  icon: OwnerIcon,
  list: OwnerList,
  hasShow: true,
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: 'legalName',
  options: { label: 'project.backoffice.owners.name' },
  children: (
    <>
      <Route path="new" element={<OwnerCreate />} />
      <Route path="edit/:id" element={<OwnerEdit />} />
      <Route path=":id/*" element={<OwnerShow />} />
    </>
  ),
};

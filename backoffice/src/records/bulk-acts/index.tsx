import BulkIcon from '@mui/icons-material/LibraryAddCheckOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';

const BulkActList = lazy(() => import('./BulkActList.tsx'));
const BulkActShow = lazy(() => import('./BulkActShow.tsx'));

export const bulkActs: ResourceProps = {
  name: 'bulk-acts',
  icon: BulkIcon,
  list: BulkActList,
  hasShow: true,
  recordRepresentation: 'act',
  options: { label: 'overview.bulk.name' },
  children: <Route path=":id" element={<BulkActShow />} />,
};

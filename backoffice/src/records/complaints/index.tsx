import ComplaintIcon from '@mui/icons-material/GavelOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';

const ComplaintList = lazy(() => import('./ComplaintList.tsx'));
const ComplaintShow = lazy(() => import('./ComplaintShow.tsx'));

export const complaints: ResourceProps = {
  name: 'complaint',
  icon: ComplaintIcon,
  list: ComplaintList,
  hasShow: true,
  recordRepresentation: 'reference',
  options: { label: 'support.complaints.backoffice.name' },
  children: <Route path=":id" element={<ComplaintShow />} />,
};

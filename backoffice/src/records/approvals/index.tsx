import ApprovalIcon from '@mui/icons-material/ApprovalOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';

const ApprovalList = lazy(() => import('./ApprovalList.tsx'));
const ApprovalShow = lazy(() => import('./ApprovalShow.tsx'));

export const approvals: ResourceProps = {
  name: 'approvals',
  icon: ApprovalIcon,
  list: ApprovalList,
  hasShow: true,
  recordRepresentation: 'subjectName',
  options: { label: 'approvals.name' },
  children: <Route path=":id" element={<ApprovalShow />} />,
};

import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';

const VerificationList = lazy(() => import('./VerificationList.tsx'));
const VerificationShow = lazy(() => import('./VerificationShow.tsx'));

export const verifications: ResourceProps = {
  name: 'verification',
  icon: BadgeIcon,
  list: VerificationList,
  hasShow: true,
  recordRepresentation: 'userName',
  options: { label: 'account.backoffice.verifications.name' },
  children: <Route path=":id" element={<VerificationShow />} />,
};

import AuditIcon from '@mui/icons-material/HistoryEduOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const AuditList = lazy(() => import('./AuditList.tsx'));

export const audit: ResourceProps = {
  name: 'audit',
  icon: AuditIcon,
  list: AuditList,
  options: { label: 'audit.name' },
};

import KeptIcon from '@mui/icons-material/ArchiveOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const keptRecords: ResourceProps = {
  name: 'kept-records',
  icon: KeptIcon,
  list: lazy(() => import('./KeptRecordList.tsx')),
  recordRepresentation: 'userName',
  options: { label: 'account.kept.name' },
};

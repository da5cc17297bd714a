import StatisticsIcon from '@mui/icons-material/QueryStatsOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

// With its charts, so that they are loaded when it is opened.
const Statistics = lazy(() => import('./Statistics.tsx'));

export const statistics: ResourceProps = {
  name: 'statistics',
  icon: StatisticsIcon,
  list: Statistics,
  options: { label: 'overview.statistics.title' },
};

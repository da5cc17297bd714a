import StatisticsIcon from '@mui/icons-material/QueryStatsOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

// Lazy, so that the chart library is loaded only on this page.
const Statistics = lazy(() => import('./Statistics.tsx'));

export const statistics: ResourceProps = {
  name: 'statistics',
  icon: StatisticsIcon,
  list: Statistics,
  options: { label: 'overview.statistics.title' },
};

import BusinessIcon from '@mui/icons-material/InsightsOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

// Lazy, so that the chart library is loaded only on this page.
const Business = lazy(() => import('./Business.tsx'));

export const business: ResourceProps = {
  name: 'business',
  icon: BusinessIcon,
  list: Business,
  options: { label: 'overview.business.title' },
};

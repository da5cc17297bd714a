import InvestorIcon from '@mui/icons-material/SchoolOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';

const InvestorKindList = lazy(() => import('./InvestorKindList.tsx'));
const InvestorKindShow = lazy(() => import('./InvestorKindShow.tsx'));

export const investorKinds: ResourceProps = {
  name: 'investor-kinds',
  icon: InvestorIcon,
  list: InvestorKindList,
  hasShow: true,
  recordRepresentation: 'userName',
  options: { label: 'investor.backoffice.name' },
  children: <Route path=":id" element={<InvestorKindShow />} />,
};

import BankIcon from '@mui/icons-material/AccountBalanceOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';

const BankAccountList = lazy(() => import('./BankAccountList.tsx'));
const BankAccountShow = lazy(() => import('./BankAccountShow.tsx'));

export const bankAccounts: ResourceProps = {
  name: 'bank-account',
  icon: BankIcon,
  list: BankAccountList,
  hasShow: true,
  recordRepresentation: 'alias',
  options: { label: 'payment.backoffice.name' },
  children: <Route path=":id" element={<BankAccountShow />} />,
};

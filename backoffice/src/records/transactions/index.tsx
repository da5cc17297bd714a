import WalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';

const TransactionCreate = lazy(() => import('./TransactionCreate.tsx'));
const TransactionList = lazy(() => import('./TransactionList.tsx'));
const TransactionShow = lazy(() => import('./TransactionShow.tsx'));
const WalletList = lazy(() => import('./WalletList.tsx'));

export const transactions: ResourceProps = {
  name: 'wallet',
  icon: WalletIcon,
  list: TransactionList,
  hasCreate: true,
  hasShow: true,
  options: { label: 'wallet.backoffice.menu' },
  children: (
    <>
      <Route path="new" element={<TransactionCreate />} />
      <Route path="wallets" element={<WalletList />} />
      <Route path=":id" element={<TransactionShow />} />
    </>
  ),
};

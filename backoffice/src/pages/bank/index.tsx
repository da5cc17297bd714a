import BankIcon from '@mui/icons-material/AccountBalanceOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';

const BankEntryList = lazy(() => import('../../records/bank-entries/BankEntryList.tsx'));
const BankEntryShow = lazy(() => import('../../records/bank-entries/BankEntryShow.tsx'));
const PaymentFileList = lazy(() => import('../../records/payment-files/PaymentFileList.tsx'));
const PaymentFileShow = lazy(() => import('../../records/payment-files/PaymentFileShow.tsx'));
const BankBalanceList = lazy(() => import('../../records/bank-balances/BankBalanceList.tsx'));
const TreasuryDesk = lazy(() => import('./treasury/TreasuryDesk.tsx'));
const BankStatementList = lazy(() => import('../../records/bank-statements/BankStatementList.tsx'));

export const bank: ResourceProps = {
  name: 'bank',
  icon: BankIcon,
  list: BankEntryList,
  options: { label: 'payment.bank.name' },
  hasShow: true,
  children: (
    <>
      <Route path="treasury" element={<TreasuryDesk />} />
      <Route path="balances" element={<BankBalanceList />} />
      <Route path="statements" element={<BankStatementList />} />
      <Route path="payment-files" element={<PaymentFileList />} />
      <Route path="payment-files/:id" element={<PaymentFileShow />} />
      <Route path=":id" element={<BankEntryShow />} />
    </>
  ),
};

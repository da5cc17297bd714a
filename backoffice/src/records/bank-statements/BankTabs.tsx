import { useTranslate } from 'react-admin';
import { LinkTabs } from '../../kit/page/LinkTabs.tsx';

const addresses = {
  treasury: '/bank/treasury',
  bankEntries: '/bank/',
  bankStatements: '/bank/statements',
  bankBalances: '/bank/balances',
  paymentFiles: '/bank/payment-files',
} as const;

export function BankTabs({ current }: { current: keyof typeof addresses }) {
  const translate = useTranslate();
  const parts = Object.entries(addresses).map(([name, to]) => ({
    to,
    label: translate(name === 'treasury' ? 'payment.treasury.title' : `fields.${name}.listTitle`),
  }));
  return <LinkTabs label={translate('payment.bank.name')} parts={parts} current={addresses[current]} />;
}

import { useTranslate } from 'react-admin';
import { LinkTabs } from '../layout/LinkTabs.tsx';

const addresses = {
  bankEntries: '/bank/',
  bankStatements: '/bank/statements',
  paymentFiles: '/bank/payment-files',
} as const;

/** Links to the movements of the bank, the statements that brought them, and the files of payments. */
export function BankTabs({ current }: { current: keyof typeof addresses }) {
  const translate = useTranslate();
  const parts = Object.entries(addresses).map(([name, to]) => ({
    to,
    label: translate(`fields.${name}.listTitle`),
  }));
  return <LinkTabs label={translate('payment.bank.name')} parts={parts} current={addresses[current]} />;
}

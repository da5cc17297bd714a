import { useTranslate } from 'react-admin';
import { LinkTabs } from '../layout/LinkTabs.tsx';

const addresses = { transactions: '/wallet/', wallets: '/wallet/wallets' } as const;

interface WalletTabsProps {
  current: keyof typeof addresses;
}

/** The two lists of money: what moved or is to move, and what everybody has. */
export function WalletTabs({ current }: WalletTabsProps) {
  const translate = useTranslate();
  const parts = Object.entries(addresses).map(([name, to]) => ({
    to,
    label: translate(`wallet.backoffice.tabs.${name}`),
  }));
  return <LinkTabs label={translate('wallet.backoffice.name')} parts={parts} current={addresses[current]} />;
}

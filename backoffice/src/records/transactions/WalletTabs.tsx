import { useTranslate } from 'react-admin';
import { LinkTabs } from '../../kit/page/LinkTabs.tsx';

const addresses = { transactions: '/wallet/', wallets: '/wallet/wallets' } as const;

interface WalletTabsProps {
  current: keyof typeof addresses;
}

/** Links to the list of transactions and the list of wallets. */
export function WalletTabs({ current }: WalletTabsProps) {
  const translate = useTranslate();
  const parts = Object.entries(addresses).map(([name, to]) => ({
    to,
    label: translate(`wallet.backoffice.tabs.${name}`),
  }));
  return <LinkTabs label={translate('wallet.backoffice.name')} parts={parts} current={addresses[current]} />;
}

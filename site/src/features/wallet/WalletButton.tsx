import { useStore } from '@nanostores/react';
import { formatMoney } from '@semilla/format';
import { useSay } from '../../ui/words-context.tsx';
import { $wallet } from './wallet-store.ts';
import './wallet-button.css';

const walletPath = '/user/profile?tab=wallet';

/** The available balance in the page header, as a link to the wallet. */
export function WalletButton() {
  const say = useSay();
  const loaded = useStore($wallet);

  if (loaded.state === 'loading') {
    return <output className="wallet-button-skeleton" aria-label={say('wallet.button.loading')} />;
  }
  if (loaded.state === 'done' && !loaded.value) return null;
  const amount = loaded.state === 'done' && loaded.value ? formatMoney(loaded.value.balance) : undefined;
  return (
    <a className="wallet-button numbers" href={walletPath}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path
          d="M4 7.5A2.5 2.5 0 0 1 6.5 5H17v3M4 7.5A2.5 2.5 0 0 0 6.5 10H20v9H6.5A2.5 2.5 0 0 1 4 16.5zM16.5 14.5h.01"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="visually-hidden">
        {say(amount ? 'wallet.button.balance' : 'wallet.button.failed')}
      </span>{' '}
      {amount ?? <span aria-hidden="true">– €</span>}
    </a>
  );
}

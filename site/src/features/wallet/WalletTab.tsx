import { useStore } from '@nanostores/react';
import type { TransactionType, Wallet } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useState } from 'react';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { ShapedWaiting } from '../../ui/ShapedWaiting.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { StepsCard } from '../first-steps/StepsCard.tsx';
import { Section } from '../profile/Section.tsx';
import { History } from './History.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import { MoneyDialog } from './MoneyDialog.tsx';
import { Statement } from './Statement.tsx';
import { TaxYears } from './TaxYears.tsx';
import { $wallet, refreshWallet } from './wallet-store.ts';

export function WalletTab() {
  const say = useSay();
  const loaded = useStore($wallet);
  if (loaded.state === 'loading') return <ShapedWaiting label={say('wallet.site.loading')} shape="wallet" />;
  if (loaded.state === 'failed' || !loaded.value) {
    return <LoadFailure text={say('wallet.site.loadFailed')} onRetry={() => void refreshWallet()} />;
  }
  return <Known wallet={loaded.value} />;
}

function Known({ wallet }: { wallet: Wallet }) {
  const say = useSay();
  const [asking, setAsking] = useState<TransactionType>();
  const [changes, setChanges] = useState(0);
  const { balance, held, walletId, hold } = wallet;
  return (
    <div className="profile-sections">
      <div className="no-print">
        <StepsCard />
      </div>
      <Section title={say('wallet.site.title')} anchor="money">
        <dl className="wallet-figures numbers">
          <div className="main">
            <dt>{say('wallet.site.available')}</dt>
            <dd>{formatMoney(balance)}</dd>
          </div>
          <div>
            <dt>{say('fields.wallets.held')}</dt>
            <dd>{formatMoney(held)}</dd>
          </div>
          <div>
            <dt>{say('wallet.site.total')}</dt>
            <dd>{formatMoney(balance + held)}</dd>
          </div>
        </dl>
        {held > 0 && <p className="small muted">{say('wallet.site.heldHint')}</p>}
        {hold && <HoldNotice hold={hold} />}
        <div className="wallet-acts">
          <button className="button" type="button" onClick={() => setAsking('income')}>
            {say('wallet.site.income.begin')}
          </button>
          <button className="button quiet" type="button" onClick={() => setAsking('withdraw')}>
            {say('wallet.site.withdraw.begin')}
          </button>
        </div>
      </Section>
      <History key={changes} walletId={walletId} />
      <div className="no-print">
        <Statement walletId={walletId} />
      </div>
      <div className="no-print">
        <TaxYears walletId={walletId} />
      </div>
      {asking && (
        <MoneyDialog
          type={asking}
          wallet={wallet}
          onDone={() => {
            setChanges((count) => count + 1);
            void refreshWallet();
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}

import { type Transaction, v1 } from '@semilla/contract';
import { useCallback } from 'react';
import { api } from '../../lib/api.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { TransferDetails } from './TransferDetails.tsx';

/** How to transfer a requested deposit, or any amount without a request. */
export function HowToTransfer({ deposit }: { deposit?: Transaction }) {
  const say = useSay();
  const transactionId = deposit?.transactionId;
  const load = useCallback(
    () => api(v1.depositAccount.find, { query: transactionId ? { transactionId } : {} }),
    [transactionId],
  );
  const [loaded, retry] = useLoaded(load);
  if (loaded.state === 'loading') return <Waiting label={say('wallet.site.loading')} />;
  if (loaded.state === 'failed') return <LoadFailure text={say('wallet.site.askFailed')} onRetry={retry} />;
  return <TransferDetails transfer={loaded.value} amount={deposit?.amount} />;
}

import { v1 } from '@semilla/contract';
import { useEffect, useRef } from 'react';
import { api } from '../../lib/api.ts';
import { useFresh } from '../../ui/use-fresh.ts';

// A decision of staff has to show within two seconds, the answer included.
const waitMs = 1_500;

/** The last change of a wallet: any new or decided movement gives another text. */
async function lastChange(walletId: string): Promise<string> {
  const { data, total } = await api(v1.transactions.find, {
    query: { walletId, take: 1, orderBy: 'updatedAt', orderSide: 'desc' },
  });
  const [latest] = data;
  return [total, latest?.transactionId, latest?.status, latest?.updatedAt?.toISOString()].join(' ');
}

/** Calls `refresh` soon after a movement of the wallet was added or decided, while the page is in sight. */
export function useWalletChanges(walletId: string, refresh: () => Promise<unknown>): void {
  const known = useRef<Promise<string>>(undefined);

  useEffect(() => {
    known.current = lastChange(walletId).catch(() => '');
  }, [walletId]);

  useFresh(
    async () => {
      const change = await lastChange(walletId);
      if (change === (await known.current)) return;
      await refresh();
      known.current = Promise.resolve(change);
    },
    true,
    waitMs,
    waitMs,
  );
}

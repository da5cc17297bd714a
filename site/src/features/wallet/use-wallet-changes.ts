import { v1 } from '@semilla/contract';
import { useEffect, useRef } from 'react';
import { api } from '../../lib/api.ts';
import { useFresh } from '../../ui/use-fresh.ts';

// A decision by staff must be visible within two seconds, including the response time.
const waitMs = 1_500;

/** Identifies the last change of a wallet. A new or decided movement changes the text. */
async function lastChange(walletId: string): Promise<string> {
  const { data, total } = await api(v1.transactions.find, {
    query: { walletId, take: 1, orderBy: 'updatedAt', orderSide: 'desc' },
  });
  const [latest] = data;
  return [total, latest?.transactionId, latest?.status, latest?.updatedAt?.toISOString()].join(' ');
}

/** Calls `refresh` soon after a movement was added or decided. Polls only while the page is visible. */
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

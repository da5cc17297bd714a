import { type AnswerOf, v1 } from '@semilla/contract';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { latestAnswer } from '../../lib/latest-answer.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Pages } from '../../ui/Pages.tsx';
import type { Loaded } from '../../ui/use-loaded.ts';
import { useSearch } from '../../ui/use-search.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { Section } from '../profile/Section.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryRow } from './HistoryRow.tsx';
import {
  type HistoryAddress,
  historyQuery,
  readHistoryAddress,
  rowsPerPage,
  writeHistoryAddress,
} from './history-address.ts';
import { useWalletChanges } from './use-wallet-changes.ts';
import { freshenWallet } from './wallet-store.ts';

type Page = AnswerOf<typeof v1.transactions.find>;

/**
 * Loads a page of transactions, and returns a function to reload it. The previous page stays visible while the next one loads.
 */
function usePage(walletId: string, search: string): [Loaded<Page>, refresh: () => Promise<void>] {
  const [loaded, setLoaded] = useState<Loaded<Page>>({ state: 'loading' });
  const [answers] = useState(latestAnswer);

  const read = useCallback(
    (signal?: AbortSignal) => {
      const query = historyQuery(readHistoryAddress(search), walletId);
      return api(v1.transactions.find, { query }, { signal });
    },
    [walletId, search],
  );

  useEffect(() => {
    const way = new AbortController();
    const counts = answers.ask();
    read(way.signal).then(
      (value) => counts() && setLoaded({ state: 'done', value }),
      (error: unknown) => counts() && setLoaded({ state: 'failed', error }),
    );
    return () => {
      answers.outdate();
      way.abort();
    };
  }, [read, answers]);

  async function refresh(): Promise<void> {
    const counts = answers.ask();
    const value = await read();
    if (counts()) setLoaded({ state: 'done', value });
  }

  return [loaded, refresh];
}

/** The transactions of the wallet. Pending ones are included. */
export function History({ walletId }: { walletId: string }) {
  const say = useSay();
  const search = useSearch();
  const [retries, setRetries] = useState(0);
  return (
    <Section title={say('wallet.site.history.title')}>
      <Movements
        key={retries}
        walletId={walletId}
        search={search}
        onRetry={() => setRetries((count) => count + 1)}
      />
    </Section>
  );
}

interface MovementsProps {
  walletId: string;
  search: string;
  onRetry: () => void;
}

function Movements({ walletId, search, onRetry }: MovementsProps) {
  const say = useSay();
  const [loaded, refresh] = usePage(walletId, search);
  const address = readHistoryAddress(search);
  // A decision on a transaction also changes the balance.
  useWalletChanges(walletId, () => Promise.all([refresh(), freshenWallet()]));
  if (loaded.state === 'loading') return <Waiting label={say('wallet.site.history.loading')} />;
  const isFiltered = writeHistoryAddress({ ...address, page: 1 }) !== '?tab=wallet';
  if (loaded.state === 'done' && loaded.value.total === 0 && !isFiltered) {
    return <p className="notice">{say('wallet.site.history.none')}</p>;
  }
  return (
    <>
      <HistoryFilters address={address} />
      {loaded.state === 'failed' ? (
        <LoadFailure text={say('wallet.site.history.loadFailed')} onRetry={onRetry} />
      ) : (
        <Rows page={loaded.value} address={address} />
      )}
    </>
  );
}

function Rows({ page: { data, total }, address }: { page: Page; address: HistoryAddress }) {
  const say = useSay();
  if (data.length === 0) return <p className="notice">{say('wallet.site.history.noneFound')}</p>;
  return (
    <>
      <ul className="bare movements">
        {data.map((transaction) => (
          <HistoryRow key={transaction.transactionId} transaction={transaction} />
        ))}
      </ul>
      <Pages
        page={address.page}
        last={Math.ceil(total / rowsPerPage)}
        searchOf={(page) => writeHistoryAddress({ ...address, page })}
      />
    </>
  );
}

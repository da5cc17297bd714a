import { useEffect, useState } from 'react';
import { httpClient } from '../../providers/http-client.ts';
import type { TicketFile } from '../ticket-record.ts';
import { callsIn, type RememberedCall } from './request-history.ts';

type History = 'loading' | { calls: RememberedCall[] } | { error: unknown };

/** Loads the calls from the files of a ticket. */
export function useRequestHistory(files: TicketFile[]) {
  const [history, setHistory] = useState<History>('loading');
  useEffect(() => {
    if (history !== 'loading') return;
    Promise.all(files.map(async ({ viewUrl }) => (await httpClient(viewUrl)).json)).then(
      (contents) => setHistory({ calls: callsIn(contents) }),
      (error: unknown) => setHistory({ error }),
    );
  }, [files, history]);
  return { history, retry: () => setHistory('loading') };
}

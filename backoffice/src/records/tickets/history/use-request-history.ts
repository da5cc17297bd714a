import { useEffect, useState } from 'react';
import type { TicketFile } from '../../../api/record-types/ticket-record.ts';
import { readFile } from '../../../api/session.ts';
import { callsIn, type RememberedCall } from './calls-in.ts';

type History = 'loading' | { calls: RememberedCall[] } | { error: unknown };

/** Loads the calls from the files of a ticket. */
export function useRequestHistory(files: TicketFile[]) {
  const [history, setHistory] = useState<History>('loading');
  useEffect(() => {
    if (history !== 'loading') return undefined;
    const controller = new AbortController();
    const contentOf = async ({ viewUrl }: TicketFile) =>
      JSON.parse(await (await readFile(viewUrl, controller.signal)).text());
    Promise.all(files.map(contentOf)).then(
      (contents) => setHistory({ calls: callsIn(contents) }),
      (error: unknown) => controller.signal.aborted || setHistory({ error }),
    );
    return () => controller.abort();
  }, [files, history]);
  return { history, retry: () => setHistory('loading') };
}

import { runByItself } from '@semilla/client';
import { followEvents } from '@semilla/client/live';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isAboutDeleted } from '../../api/deleted-records.ts';
import { isWriting } from './is-writing.ts';
import { shows } from './shows.ts';

/** A random delay spreads the requests of colleagues who look at the same list. */
const shortestWaitMs = 100;
const jitterMs = 300;
const onceInMs = 1_000;

/** Reloads the visible data when the live channel reports a change, at most once per second. */
export function LiveLists() {
  const client = useQueryClient();

  useEffect(() => {
    const changed = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let readAt = Number.NEGATIVE_INFINITY;

    function readAgain(): void {
      timer = undefined;
      readAt = performance.now();
      const topics = new Set(changed);
      changed.clear();
      const staysWritten = isWriting();
      const staysAsItIs = (queryKey: readonly unknown[]) =>
        (staysWritten && queryKey[1] === 'getOne') || isAboutDeleted(queryKey);
      void runByItself(() =>
        client.invalidateQueries({
          predicate: ({ queryKey }) => !staysAsItIs(queryKey) && shows(queryKey, topics),
        }),
      );
    }

    const stop = followEvents({
      onEvent({ topics }) {
        for (const topic of topics) changed.add(topic);
        const restMs = Math.max(shortestWaitMs, readAt + onceInMs - performance.now());
        timer ??= setTimeout(readAgain, restMs + Math.random() * jitterMs);
      },
      // Nothing to do on reconnection: react-query reloads lists when the window gets the focus.
      onState() {},
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client]);

  return null;
}

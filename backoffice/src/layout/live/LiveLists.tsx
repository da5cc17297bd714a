import { runByItself } from '@semilla/client';
import { followEvents } from '@semilla/client/live';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isAboutDeleted } from '../../providers/deleted-records.ts';
import { isWriting } from './is-writing.ts';
import { shows } from './shows.ts';

/** Colleagues who look at the same list ask for it at different moments. */
const shortestWaitMs = 100;
const jitterMs = 300;
const onceInMs = 1_000;

/** Reads what the page shows again when the live channel says that it changed, each list at most once in a second. */
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
      // Lists are read again when the window gets the focus, with and without the channel.
      onState() {},
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client]);

  return null;
}

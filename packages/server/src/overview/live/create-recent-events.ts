import { rememberedMs } from '@semilla/contract';
import type { ChangeEvent } from '../../kit/live/change-event.ts';

/** No more events than this are kept, so that few are searched when a client connects. */
const eventsMax = 500;

/** The events of the last minute, for clients that connect shortly after they loaded their data. */
export function createRecentEvents(now: () => number = () => performance.now()) {
  const events: { at: number; event: ChangeEvent }[] = [];
  let completeSince = Number.POSITIVE_INFINITY;
  return {
    /** From this call on, every event is added; events before it may be missing. */
    begin() {
      completeSince = now();
    },
    add(event: ChangeEvent) {
      events.push({ at: now(), event });
      while (events.length > eventsMax || (events[0] && events[0].at < now() - rememberedMs)) {
        completeSince = Math.max(completeSince, events.shift()?.at ?? 0);
      }
    },
    /** The events of the last `ms` milliseconds; undefined if some may be missing. */
    within(ms: number): ChangeEvent[] | undefined {
      const from = now() - ms;
      if (from < completeSince) return undefined;
      return events.filter(({ at }) => at >= from).map(({ event }) => event);
    },
  };
}

import { rememberedMs } from '@semilla/contract';
import type { ChangeEvent } from '../../kit/live/change-event.ts';

/** More of them are not looked through for a client that connects. */
const eventsMax = 500;

/** The events of the last minute, for clients that connect a moment after they loaded what they show. */
export function createRecentEvents(now: () => number = () => performance.now()) {
  const events: { at: number; event: ChangeEvent }[] = [];
  let completeSince = Number.POSITIVE_INFINITY;
  return {
    /** From now on every event is added. */
    begin() {
      completeSince = now();
    },
    add(event: ChangeEvent) {
      events.push({ at: now(), event });
      while (events.length > eventsMax || (events[0] && events[0].at < now() - rememberedMs)) {
        completeSince = Math.max(completeSince, events.shift()?.at ?? 0);
      }
    },
    /** What happened in so many milliseconds until now; undefined if that is not known completely. */
    within(ms: number): ChangeEvent[] | undefined {
      const from = now() - ms;
      if (from < completeSince) return undefined;
      return events.filter(({ at }) => at >= from).map(({ event }) => event);
    },
  };
}

import { civilDateAt } from '@semilla/contract';

/** Dates relative to today, so that the demo is always current. */
export interface Calendar {
  now: Date;
  /** A time `days` ago, at an hour of the working day; never later than now. */
  ago(days: number, hour?: number, minute?: number): Date;
  /** The civil date `days` from today; negative for the past. */
  day(days: number): string;
}

const dayMs = 86_400_000;

export function calendarAt(now: Date): Calendar {
  const today = Date.parse(`${civilDateAt(now)}T00:00:00Z`);
  return {
    now,
    ago(days, hour = 9, minute = 0) {
      const at = today - days * dayMs + (hour * 60 + minute) * 60_000;
      return new Date(Math.min(at, now.getTime() - 60_000));
    },
    day: (days) => new Date(today + days * dayMs).toISOString().slice(0, 10),
  };
}

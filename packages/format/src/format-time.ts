import { madridParts } from './madrid-parts.ts';

/** HH:MM in Madrid. */
export function formatTime(instant: Date): string {
  return madridParts(instant).time;
}

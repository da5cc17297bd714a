import { proportion } from '@semilla/contract';

/** A part of a whole in hundredths of a percent; 0 of nothing. */
export function shareOf(part: number, whole: number): number {
  return whole > 0 ? proportion(10_000, part, whole) : 0;
}

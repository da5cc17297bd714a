import { type BusinessRange, businessRange, businessRangeProblem, civilDateAt } from '@semilla/contract';
import { InvalidInput } from '../../kit/errors.ts';

/** The requested range of days. Refuses a range that is reversed or too long. */
export function rangeOfQuery(query: Parameters<typeof businessRange>[0], now: Date): BusinessRange {
  const range = businessRange(query, civilDateAt(now));
  const problem = businessRangeProblem(range);
  if (problem) throw new InvalidInput([problem]);
  return range;
}

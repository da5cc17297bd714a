import { type DateValue, dateParts } from './date-parts.ts';
import { missing } from './missing.ts';

/** DD/MM/YYYY HH:MM in Madrid. A civil date has no time to show. */
export function formatDateTime(value: DateValue): string {
  const parts = dateParts(value);
  if (!parts) return missing;
  return parts.time ? `${parts.date} ${parts.time}` : parts.date;
}

import { type DateValue, dateParts } from './date-parts.ts';
import { missing } from './missing.ts';

/** DD/MM/YYYY. Instants show the day in Madrid, civil dates (`2026-02-03`) are only reformatted, missing dates show `S/D`. */
export function formatDate(value: DateValue): string {
  return dateParts(value)?.date ?? missing;
}

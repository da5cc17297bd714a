import { dateParts } from './date-parts.ts';
import { missing } from './missing.ts';

/** A function, so that pages that show no moment do not create it. */
const inMadrid = () =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Madrid',
    second: '2-digit',
    timeZoneName: 'longOffset',
  });

/** DD/MM/YYYY HH:MM:SS GMT+01:00, in Madrid: for records that prove when something happened. */
export function formatMoment(value: Date | null | undefined): string {
  const parts = dateParts(value);
  if (!value || !parts?.time) return missing;
  const zone =
    inMadrid()
      .formatToParts(value)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const seconds = String(value.getUTCSeconds()).padStart(2, '0');
  return `${parts.date} ${parts.time}:${seconds} ${zone}`;
}

export type MadridParts = { date: string; time: string };

let madridClock: Intl.DateTimeFormat | undefined;

/** The date and time of an instant in Madrid. */
export function madridParts(instant: Date): MadridParts {
  madridClock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Madrid',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts: Record<string, string> = {};
  for (const { type, value } of madridClock.formatToParts(instant)) parts[type] = value;
  return {
    date: `${parts.day}/${parts.month}/${parts.year?.padStart(4, '0')}`,
    time: `${parts.hour}:${parts.minute}`,
  };
}

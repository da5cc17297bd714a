import { formatDateTime } from './format-date-time.ts';
import type { Locale } from './locale.ts';

type Unit = 'second' | 'minute' | 'hour' | 'day';

const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;
const daySeconds = 24 * hourSeconds;

const names: Record<Locale, Record<Unit, [one: string, many: string]>> = {
  es: {
    second: ['segundo', 'segundos'],
    minute: ['minuto', 'minutos'],
    hour: ['hora', 'horas'],
    day: ['día', 'días'],
  },
  en: {
    second: ['second', 'seconds'],
    minute: ['minute', 'minutes'],
    hour: ['hour', 'hours'],
    day: ['day', 'days'],
  },
};

/** `hace 5 minutos` up to a week, then date and time. Up to a minute in the future counts as now, because clocks differ. */
export function relativeTime(from: Date, now: Date, locale: Locale): string {
  const elapsedSeconds = (now.getTime() - from.getTime()) / 1000;
  const isAhead = elapsedSeconds <= -minuteSeconds;
  const step = stepOf(isAhead ? -elapsedSeconds : Math.max(0, elapsedSeconds));
  if (!step) return formatDateTime(from);
  const [one, many] = names[locale][step.unit];
  const amount = `${step.count} ${step.count === 1 ? one : many}`;
  if (locale === 'es') return isAhead ? `dentro de ${amount}` : `hace ${amount}`;
  return isAhead ? `in ${amount}` : `${amount} ago`;
}

function stepOf(seconds: number): { count: number; unit: Unit } | undefined {
  if (seconds < minuteSeconds) return { count: Math.floor(seconds), unit: 'second' };
  if (seconds < hourSeconds) return { count: Math.floor(seconds / minuteSeconds), unit: 'minute' };
  if (seconds < daySeconds) return { count: Math.floor(seconds / hourSeconds), unit: 'hour' };
  if (seconds < 7 * daySeconds) return { count: Math.floor(seconds / daySeconds), unit: 'day' };
  return undefined;
}

import { describe, expect, it } from 'vitest';
import type { Locale } from './locale.ts';
import { relativeTime } from './relative-time.ts';

const now = new Date('2026-06-15T12:00:00Z');
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

function shown(secondsAgo: number, locale: Locale): string {
  return relativeTime(new Date(now.getTime() - secondsAgo * 1000), now, locale);
}

describe('relativeTime', () => {
  it.each([
    [0, 'hace 0 segundos', '0 seconds ago'],
    [1.9, 'hace 1 segundo', '1 second ago'],
    [minute - 0.001, 'hace 59 segundos', '59 seconds ago'],
    [minute, 'hace 1 minuto', '1 minute ago'],
    [hour - 1, 'hace 59 minutos', '59 minutes ago'],
    [hour, 'hace 1 hora', '1 hour ago'],
    [day - 1, 'hace 23 horas', '23 hours ago'],
    [day, 'hace 1 día', '1 day ago'],
    [7 * day - 1, 'hace 6 días', '6 days ago'],
    [7 * day, '08/06/2026 14:00', '08/06/2026 14:00'],
    [400 * day, '11/05/2025 14:00', '11/05/2025 14:00'],
  ])('[M6] shows %d seconds ago as “%s” and “%s”', (seconds, es, en) => {
    expect(shown(seconds, 'es')).toBe(es);
    expect(shown(seconds, 'en')).toBe(en);
  });

  it.each([
    [59, 'hace 0 segundos', '0 seconds ago'],
    [minute, 'dentro de 1 minuto', 'in 1 minute'],
    [2 * day, 'dentro de 2 días', 'in 2 days'],
    [7 * day, '22/06/2026 14:00', '22/06/2026 14:00'],
  ])('[M6] shows %d seconds ahead as “%s” and “%s”', (seconds, es, en) => {
    expect(shown(-seconds, 'es')).toBe(es);
    expect(shown(-seconds, 'en')).toBe(en);
  });

  it('[M4] shows S/D when the moment is unreadable', () => {
    expect(relativeTime(new Date(Number.NaN), now, 'es')).toBe('S/D');
  });
});

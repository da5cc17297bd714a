import { describe, expect, it } from 'vitest';
import { dateParts } from './date-parts.ts';

describe('dateParts', () => {
  it('returns date and time of an instant', () => {
    const parts = { date: '31/12/2026', time: '23:59' };
    expect(dateParts('2026-12-31T22:59:00Z')).toEqual(parts);
    expect(dateParts('2026-12-31T17:59:00-05:00')).toEqual(parts);
    expect(dateParts(new Date('2026-12-31T22:59:00Z'))).toEqual(parts);
  });

  it('returns no time for a civil date', () => {
    expect(dateParts('2026-12-31')).toEqual({ date: '31/12/2026' });
  });

  it.each([undefined, null, '', 'tomorrow', 'Tomorrow', '2026-99-99', new Date(Number.NaN)])(
    'has nothing for %s',
    (value) => {
      expect(dateParts(value)).toBeUndefined();
    },
  );
});

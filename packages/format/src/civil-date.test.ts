import { describe, expect, it } from 'vitest';
import { civilDate } from './civil-date.ts';

describe('civilDate', () => {
  it.each([
    ['2026-02-03', '03/02/2026'],
    ['2024-02-29', '29/02/2024'],
    ['1950-12-31', '31/12/1950'],
  ])('turns %s around', (value, shown) => {
    expect(civilDate(value)).toBe(shown);
  });

  it.each(['2026-02-29', '2026-00-10', '2026-13-10', '2026-04-31', '2026-04-00', '2026-4-1', '', 'soon'])(
    'refuses %j, which is no calendar day',
    (value) => {
      expect(civilDate(value)).toBeUndefined();
    },
  );
});

import { expect, it } from 'vitest';
import { formatMoment } from './format-moment.ts';

it('[L11] shows a moment with its seconds and its time zone, in winter and summer', () => {
  expect(formatMoment(new Date('2026-11-23T11:26:05Z'))).toBe('23/11/2026 12:26:05 GMT+01:00');
  expect(formatMoment(new Date('2026-07-31T22:05:59.900Z'))).toBe('01/08/2026 00:05:59 GMT+02:00');
});

it('[M4] shows S/D for a missing value', () => {
  expect(formatMoment(null)).toBe('S/D');
});

import { expect, it } from 'vitest';
import { formatTime } from './format-time.ts';

it('[M3] shows the time in Madrid', () => {
  expect(formatTime(new Date('2026-07-31T22:05:00Z'))).toBe('00:05');
});

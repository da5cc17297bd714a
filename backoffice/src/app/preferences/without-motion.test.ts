import { createTheme } from '@mui/material/styles';
import { expect, it, vi } from 'vitest';
import { withoutMotion } from './without-motion.ts';

function transitionsIf(isReduced: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  return createTheme(withoutMotion()).transitions;
}

it('[B15] dialogs and menus open without animation only for users who prefer reduced motion', () => {
  const still = transitionsIf(true);
  expect(Object.values(still.duration)).toEqual(Object.values(still.duration).map(() => 0));
  expect(still.getAutoHeightDuration(500)).toBe(0);
  const moving = transitionsIf(false);
  expect(moving.duration.enteringScreen).toBeGreaterThan(0);
  expect(moving.getAutoHeightDuration(500)).toBeGreaterThan(0);
});

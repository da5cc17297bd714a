import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';
import { forgetSession } from '../providers/session.ts';
import { forgetStyles } from './forget-styles.tsx';

// A machine that does three things at once is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });

// What jsdom lacks and MUI asks for: here every screen is wide and light.
window.matchMedia = (query) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList;
window.scrollTo = () => {};
URL.createObjectURL = () => 'blob:chosen';
URL.revokeObjectURL = () => {};

beforeAll(forgetStyles);
afterEach(() => {
  cleanup();
  forgetSession();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.documentElement.lang = '';
});

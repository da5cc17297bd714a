import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';
import { loadWords } from '../api/load-words.ts';
import { clearSession } from '../api/session.ts';
import { resetStyles } from './reset-styles.tsx';

// Generous, because parallel runs slow the tests down.
configure({ asyncUtilTimeout: 10_000 });

// MUI needs these functions, which jsdom lacks. Every screen is wide, has the light theme, and has no animations.
window.matchMedia = (query) =>
  ({
    matches: query === '(prefers-reduced-motion: reduce)',
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList;
window.scrollTo = () => {};
URL.createObjectURL = () => 'blob:chosen';
URL.revokeObjectURL = () => {};

beforeAll(resetStyles);
beforeAll(() => Promise.all([loadWords('es'), loadWords('en')]));
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.documentElement.lang = '';
});

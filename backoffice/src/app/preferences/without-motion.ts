import type { ThemeOptions } from '@mui/material/styles';

const none = 0;
const isUnwanted = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const instantly: ThemeOptions['transitions'] = {
  duration: {
    shortest: none,
    shorter: none,
    short: none,
    standard: none,
    complex: none,
    enteringScreen: none,
    leavingScreen: none,
  },
  getAutoHeightDuration: () => none,
};

/**
 * Opens and closes dialogs and menus without animation for users who prefer reduced motion. MUI times them in JavaScript, so CSS
 * cannot do this.
 */
export const withoutMotion = (): Pick<ThemeOptions, 'transitions'> =>
  isUnwanted() ? { transitions: instantly } : {};

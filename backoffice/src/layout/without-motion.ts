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

/** For users who want less motion, dialogs and menus open and close at once: MUI times them itself, without the style sheet. */
export const withoutMotion = (): Pick<ThemeOptions, 'transitions'> =>
  isUnwanted() ? { transitions: instantly } : {};

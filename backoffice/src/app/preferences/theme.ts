import type { Theme, ThemeOptions } from '@mui/material/styles';
import { tokens } from '@semilla/format/tokens';
import { defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { withoutMotion } from './without-motion.ts';

export type Mode = 'light' | 'dark';

const { space, radius, type } = tokens;
const pixelsPerStep = 4;
const remPixels = 16;
const pixels = (rem: string) => Number.parseFloat(rem) * remPixels;

function paletteOf(mode: Mode): ThemeOptions['palette'] {
  const colours = tokens.colours[mode];
  const contrastText = mode === 'light' ? '#ffffff' : tokens.colours.dark.sunken;
  return {
    mode,
    primary: { main: colours.primary, dark: colours.primaryHover, contrastText: colours.onPrimary },
    secondary: { main: colours.ink, contrastText: colours.paper },
    error: { main: colours.red, contrastText },
    warning: { main: colours.sun, contrastText: tokens.colours.light.ink },
    info: { main: colours.blue, contrastText },
    success: { main: colours.green, contrastText },
    background: { default: colours.paper, paper: colours.surface },
    text: { primary: colours.ink, secondary: colours.muted },
    divider: colours.line,
  };
}

const heading = (size: string) => ({
  fontSize: size,
  fontWeight: Number(type.weight.bold),
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
});

const typography: ThemeOptions['typography'] = {
  fontFamily: type.family,
  fontWeightMedium: Number(type.weight.medium),
  fontWeightBold: Number(type.weight.bold),
  h1: heading(type.size.heading),
  h2: heading(type.size.title),
  h3: heading(type.size.lead),
  button: { textTransform: 'none', fontWeight: Number(type.weight.medium) },
};

/** Makes confirmations look like form dialogs: the confirming button is filled, and red if it deletes. */
const confirmation = ({ theme }: { theme: Theme }) => {
  const { primary, error } = theme.palette;
  const filled = ({ main, dark, contrastText }: typeof primary) => ({
    color: contrastText,
    backgroundColor: main,
    '&:hover': { backgroundColor: dark },
  });
  return {
    '& .MuiDialogActions-root': {
      padding: theme.spacing(0, 3, 2),
      flexWrap: 'wrap',
      rowGap: theme.spacing(1),
    },
    '& .MuiButton-startIcon': { display: 'none' },
    '& .ra-confirm': { paddingInline: theme.spacing(2) },
    '& .RaConfirm-confirmPrimary': filled(primary),
    '& .RaConfirm-confirmWarning': filled(error),
  } as const;
};

const confirmDialog = {
  // The delete buttons of react-admin cannot name the act on the button of their dialog. All other dialogs name their own.
  defaultProps: { confirm: 'ra.action.delete' },
  styleOverrides: { root: confirmation },
};

/** The rules for all pages. */
const rulesOf = (mode: Mode) => ({
  body: { fontVariantNumeric: 'tabular-nums' },
  '.visually-hidden': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  'label:focus-within': { outlineColor: tokens.colours[mode].focus },
  // The bulk actions bar must not cover a row that has the keyboard focus.
  '@media (width < 1200px)': {
    'html:has(.RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed))': {
      scrollPaddingBottom: 120,
    },
  },
  // The bulk actions bar would cover the floating create button.
  'body:has(.RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)) .RaCreateButton-floating': {
    display: 'none',
  },
  // On paper a record is its facts, without what only a screen can do.
  '@media print': {
    '.RaLayout-appFrame': { marginTop: '0 !important' },
    '.MuiAppBar-root, .RaSidebar-fixed, .RaSidebar-root, .MuiDrawer-root, .MuiFab-root, .MuiSnackbar-root': {
      display: 'none !important',
    },
    // The buttons that sort a column or open a section hold its heading.
    ':is(button, [role=button]):not(.MuiTableSortLabel-root, .MuiAccordionSummary-root)': {
      display: 'none !important',
    },
    '[role=tablist], [role=search], a.MuiButton-root, .skip-nav-button, .RaList-actions': {
      display: 'none !important',
    },
    '.MuiTableSortLabel-icon, .MuiAccordionSummary-expandIconWrapper': { display: 'none !important' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    // Not `none`, because MUI detects autofilled inputs by the start of an animation.
    '*, ::before, ::after': {
      transitionDuration: '1ms !important',
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
    },
  },
});

function componentsOf(mode: Mode): ThemeOptions['components'] {
  const colours = tokens.colours[mode];
  const outlined = {
    defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
  } as const;
  return {
    ...defaultLightTheme.components,
    MuiTextField: outlined,
    MuiFormControl: outlined,
    MuiCssBaseline: { styleOverrides: rulesOf(mode) },
    MuiAppBar: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: { backgroundColor: colours.surface, borderBottom: `1px solid ${colours.line}` },
      },
    },
    MuiCard: {
      styleOverrides: { root: { border: `1px solid ${colours.line}`, boxShadow: tokens.shadow[mode].low } },
    },
    // The header shows an unnamed spinner while anything loads. Each screen announces its own loading.
    MuiCircularProgress: { defaultProps: { role: 'presentation' } },
    // The outline already shows the focus. Without motion, the focus ripple only blurs the button.
    MuiButton: { defaultProps: { disableFocusRipple: true } },
    // In line with the text above them.
    MuiDialogActions: { styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(1, 3, 2) }) } },
    MuiDialogContentText: { defaultProps: { color: 'textPrimary' } },
    RaConfirm: confirmDialog,
    RaDeleteWithConfirmButton: { defaultProps: { confirmColor: 'warning' } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    // In the dark theme a shadow alone does not separate a popover from the page.
    MuiPopover: { styleOverrides: { paper: { border: `1px solid ${colours.line}` } } },
    MuiAutocomplete: {
      ...defaultLightTheme.components?.MuiAutocomplete,
      styleOverrides: {
        paper: { border: `1px solid ${colours.line}`, boxShadow: tokens.shadow[mode].high },
      },
    },
    MuiButtonBase: {
      styleOverrides: {
        root: { '&.Mui-focusVisible': { outline: `2px solid ${colours.focus}`, outlineOffset: 2 } },
      },
    },
    // A long choice is read whole, on two lines if needed.
    MuiSelect: { styleOverrides: { select: { whiteSpace: 'normal' } } },
    // The number of a coming step is hard to read on the usual light grey.
    MuiStepIcon: {
      styleOverrides: { root: { '&:not(.Mui-active, .Mui-completed)': { color: colours.muted } } },
    },
    MuiTableCell: {
      styleOverrides: { head: { fontWeight: Number(type.weight.medium), color: colours.muted } },
    },
  };
}

function themeOf(mode: Mode): RaThemeOptions {
  return {
    ...withoutMotion(),
    palette: paletteOf(mode),
    typography,
    spacing: pixelsPerStep * 2,
    shape: { borderRadius: pixels(radius.medium) },
    components: componentsOf(mode),
    sidebar: { width: 256, closedWidth: pixels(space[7]) + pixels(space[2]) },
  };
}

export const lightTheme = themeOf('light');
export const darkTheme = themeOf('dark');

/** The look shared by both frontends. Colours are literals, so that a test can compute their contrast. */
const light = {
  paper: '#fbfaf6',
  surface: '#ffffff',
  sunken: '#f3f1e9',
  ink: '#16211e',
  muted: '#52605b',
  line: '#dfdbcf',
  lineStrong: '#7f8a85',
  primary: '#0f5c4a',
  primaryHover: '#0b4738',
  onPrimary: '#ffffff',
  primarySoft: '#e1efe9',
  link: '#0f5c4a',
  sun: '#e8a13a',
  sunSoft: '#fbefd9',
  red: '#b3261e',
  redSoft: '#fbe9e6',
  blue: '#2563a8',
  blueSoft: '#e4eef8',
  green: '#1d6b45',
  greenSoft: '#e0f0e6',
  grey: '#545f5b',
  greySoft: '#ebe9e1',
  focus: '#2563a8',
};

export type Colours = Record<keyof typeof light, string>;

const dark: Colours = {
  paper: '#101715',
  surface: '#18211e',
  sunken: '#0b100e',
  ink: '#e9efeb',
  muted: '#a7b4ae',
  line: '#2c3834',
  lineStrong: '#76857f',
  primary: '#63c7a6',
  primaryHover: '#80d6b9',
  onPrimary: '#06231b',
  primarySoft: '#16382e',
  link: '#7ad3b6',
  sun: '#f0b458',
  sunSoft: '#3a2e17',
  red: '#f2a79f',
  redSoft: '#43221f',
  blue: '#93bff1',
  blueSoft: '#1a2f47',
  green: '#86d6a8',
  greenSoft: '#173826',
  grey: '#b5bfba',
  greySoft: '#2a332f',
  focus: '#93bff1',
};

export const tokens = {
  colours: { light, dark },
  /** Steps of 4 px, in rem so that they scale with the reader's text size. */
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.5rem',
    6: '2rem',
    7: '3rem',
    8: '4rem',
    9: '6rem',
  },
  radius: { small: '0.375rem', medium: '0.625rem', large: '1rem', round: '999px' },
  shadow: {
    light: {
      low: '0 1px 2px #16211e14, 0 2px 8px #16211e0d',
      high: '0 2px 6px #16211e14, 0 14px 36px #16211e1f',
    },
    dark: { low: '0 1px 2px #00000066', high: '0 14px 36px #00000099' },
  },
  /** Photographs and drawings, which would glare in the dark. */
  picture: { light: { filter: 'none' }, dark: { filter: 'brightness(0.78) saturate(0.92)' } },
  type: {
    family: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif",
    /** Titles and large figures of the site. */
    display: "Newsreader, Georgia, 'Noto Serif', 'Times New Roman', serif",
    mono: "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace",
    size: {
      small: '0.8125rem',
      label: '0.875rem',
      body: '1rem',
      lead: '1.125rem',
      title: '1.25rem',
      // These grow with the window.
      heading: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.625rem)',
      display: 'clamp(1.75rem, 1.3rem + 2vw, 2.125rem)',
      hero: 'clamp(2.125rem, 1.4rem + 3.4vw, 3.25rem)',
    },
    lineHeight: { tight: '1.15', body: '1.55' },
    weight: { normal: '400', medium: '550', display: '600', bold: '680' },
  },
} as const;

/** The chip of a project's phase: grey, blue or green. */
export type PhaseColour = 'grey' | 'blue' | 'green';

// Checks the WCAG contrast of every pair of colours that appears together, in both themes.
import { describe, expect, it } from 'vitest';
import { type Colours, tokens } from './tokens.ts';

type Pair = [foreground: keyof Colours, background: keyof Colours];

const textPairs: Pair[] = [
  ...(['ink', 'muted', 'link', 'red', 'blue', 'green', 'grey', 'primary'] as const).flatMap(
    (foreground): Pair[] => [
      [foreground, 'paper'],
      [foreground, 'surface'],
      [foreground, 'sunken'],
    ],
  ),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['ink', 'primarySoft'],
  ['link', 'primarySoft'],
  ['muted', 'primarySoft'],
  ['ink', 'sunSoft'],
  ['ink', 'redSoft'],
  ['ink', 'blueSoft'],
  ['red', 'redSoft'],
  ['blue', 'blueSoft'],
  ['green', 'greenSoft'],
  ['grey', 'greySoft'],
];

const shapePairs: Pair[] = [
  ['lineStrong', 'surface'],
  ['lineStrong', 'paper'],
  ['primary', 'surface'],
  ['primary', 'paper'],
  ['primary', 'greySoft'],
  ['focus', 'paper'],
  ['focus', 'surface'],
  ['focus', 'sunken'],
];

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const colours = tokens.colours[theme];

  it.each(textPairs)('[B15] [B14] %s is readable on %s', (foreground, background) => {
    expect(contrast(colours[foreground], colours[background])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('[B15] the shape of %s is visible on %s', (foreground, background) => {
    expect(contrast(colours[foreground], colours[background])).toBeGreaterThanOrEqual(3);
  });
});

// Letters of our own, because a machine that draws may have no fonts: each a pen stroke in a field six high.
interface Letter {
  width: number;
  path: string;
}

const letters: Record<string, Letter> = {
  ' ': { width: 1.4, path: '' },
  A: { width: 4, path: 'M0 6L2 0L4 6M0.7 4H3.3' },
  C: { width: 3.8, path: 'M3.8 1A2.3 3 0 1 0 3.8 5' },
  D: { width: 3.8, path: 'M0 0V6H1.4A2.4 3 0 0 0 1.4 0H0' },
  E: { width: 3, path: 'M3 0H0V6H3M0 3H2.5' },
  F: { width: 3, path: 'M3 0H0V6M0 3H2.5' },
  G: { width: 4, path: 'M3.9 1A2.3 3 0 1 0 4 5V3.3H2.5' },
  H: { width: 3.7, path: 'M0 0V6M3.7 0V6M0 3H3.7' },
  I: { width: 0, path: 'M0 0V6' },
  L: { width: 2.8, path: 'M0 0V6H2.8' },
  M: { width: 4.6, path: 'M0 6V0L2.3 4L4.6 0V6' },
  N: { width: 3.8, path: 'M0 6V0L3.8 6V0' },
  O: { width: 4.6, path: 'M2.3 0A2.3 3 0 1 0 2.3 6A2.3 3 0 1 0 2.3 0' },
  P: { width: 3.4, path: 'M0 6V0H1.8A1.6 1.65 0 0 1 1.8 3.3H0' },
  R: { width: 3.5, path: 'M0 6V0H1.8A1.6 1.65 0 0 1 1.8 3.3H0M1.8 3.3L3.5 6' },
  S: { width: 3.3, path: 'M3.2 0.9Q2.6 0 1.65 0A1.5 1.5 0 0 0 1.65 3A1.5 1.5 0 0 1 1.65 6Q0.5 6 0 5.1' },
  T: { width: 3.6, path: 'M0 0H3.6M1.8 0V6' },
  U: { width: 3.7, path: 'M0 0V4A1.85 2 0 0 0 3.7 4V0' },
  V: { width: 4, path: 'M0 0L2 6L4 0' },
  Ó: { width: 4.6, path: 'M2.3 0A2.3 3 0 1 0 2.3 6A2.3 3 0 1 0 2.3 0M2.1 -1.2L3 -2.2' },
  0: { width: 3.6, path: 'M1.8 0A1.8 3 0 1 0 1.8 6A1.8 3 0 1 0 1.8 0' },
  2: { width: 3.3, path: 'M0.1 1.4A1.6 1.5 0 1 1 2.8 2.7L0 6H3.3' },
  5: { width: 3.2, path: 'M2.9 0H0.5L0.2 2.7Q0.9 2.2 1.5 2.2A1.7 1.9 0 0 1 1.5 6Q0.5 6 0 5.2' },
  '€': { width: 3.8, path: 'M3.8 0.9A2.2 3 0 1 0 3.8 5.1M-0.4 2.4H2.6M-0.4 3.6H2.4' },
};
const gap = 1.35;

function letterOf(one: string): Letter {
  const letter = letters[one];
  if (!letter) throw new Error(`Nobody has drawn the letter "${one}" yet.`);
  return letter;
}

/** How long a line is for letters six high. */
export function lengthOf(line: string): number {
  return [...line].reduce((sum, one) => sum + letterOf(one).width + gap, -gap);
}

interface Place {
  x: number;
  /** Where the letters begin at their top. */
  y: number;
  height: number;
  colour: string;
}

/** A line of capitals, as a drawing. */
export function drawLine(line: string, { x, y, height, colour }: Place): string {
  let at = 0;
  const strokes = [...line].map((one) => {
    const { width, path } = letterOf(one);
    const moved = `<path transform="translate(${at.toFixed(2)} 0)" d="${path}"/>`;
    at += width + gap;
    return path && moved;
  });
  return (
    `<g transform="translate(${x} ${y}) scale(${height / 6})" fill="none" stroke="${colour}" stroke-width="0.95"` +
    ` stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`
  );
}

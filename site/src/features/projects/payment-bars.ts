import type { SimulatedPayment } from './simulate-return.ts';

/** More columns would be too thin to see, so neighbouring payments share one. */
const columnsMax = 36;

type Part = 'netCents' | 'taxCents' | 'feeCents';

/** The parts of a column, from bottom to top. */
const partNames: readonly Part[] = ['netCents', 'taxCents', 'feeCents'];

export interface PaymentBars {
  /** One SVG path per part of the payments, in a box of 100 × 40. */
  paths: Record<Part, string>;
  /**
   * The column of the payment that returns the capital. It has the full height of the box, because to scale it would dwarf the
   * interest.
   */
  principal: string;
}

const height = 40;
/** The height of the highest interest column. The capital's column is higher. */
const interestHeight = 30;
const round = (value: number) => Math.round(value * 100) / 100;

const sumIn = (of: readonly SimulatedPayment[], part: Part | 'grossCents') =>
  of.reduce((sum, payment) => sum + payment[part], 0);

function barAt(x: number, y: number, width: number, tall: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(tall)}h${-round(width)}z`;
}

/** Draws the interest of each payment as a column of net, tax and fee, and marks the return of the capital. */
export function paymentBars(payments: readonly SimulatedPayment[]): PaymentBars {
  const perColumn = Math.ceil(payments.length / columnsMax);
  const columns = Map.groupBy(payments, (_, index) => Math.floor(index / perColumn));
  const step = 100 / columns.size;
  const width = Math.min(step * 0.7, 12);
  const tallest = Math.max(1, ...[...columns.values()].map((of) => sumIn(of, 'grossCents')));

  const paths = { netCents: '', taxCents: '', feeCents: '' };
  for (const [index, of] of columns) {
    let bottom = height;
    for (const part of partNames) {
      const tall = (sumIn(of, part) / tallest) * interestHeight;
      bottom -= tall;
      if (tall > 0) paths[part] += barAt(step * (index + 0.5) - width / 2, bottom, width, tall);
    }
  }
  return { paths, principal: barAt(100 - step / 2 - width / 2, 0, width, height) };
}

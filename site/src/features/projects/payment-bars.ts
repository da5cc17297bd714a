import type { SimulatedPayment } from './simulate-return.ts';

/** More columns than this would be too thin to see; payments next to each other then share one. */
const columnsMax = 36;

type Part = 'netCents' | 'taxCents' | 'feeCents';

/** From the bottom of a column to its top. */
const partNames: readonly Part[] = ['netCents', 'taxCents', 'feeCents'];

export interface PaymentBars {
  /** One path for each part of the payments, in a box of 100 × 40. */
  paths: Record<Part, string>;
  /** The column of the payment that returns the capital, as high as the box: to scale, it would dwarf the interest. */
  principal: string;
}

const height = 40;
/** The highest column of interest; the one of the capital rises above it. */
const interestHeight = 30;
const round = (value: number) => Math.round(value * 100) / 100;

const sumIn = (of: readonly SimulatedPayment[], part: Part | 'grossCents') =>
  of.reduce((sum, payment) => sum + payment[part], 0);

function barAt(x: number, y: number, width: number, tall: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(tall)}h${-round(width)}z`;
}

/** The interest of each payment as a column of net, tax and fee, and where the capital comes back. */
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

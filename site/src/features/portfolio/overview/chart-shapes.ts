/** The height of a chart's coordinate system. CSS stretches the chart to the width of the page. */
export const chartHeight = 100;
export const slot = 12;
const barWidth = 4;

export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The height of an amount. A positive amount is never too small to see. */
const heightOf = (cents: number, most: number) =>
  cents <= 0 || most <= 0 ? 0 : Math.max(1, Math.round((cents / most) * chartHeight * 100) / 100);

export const widthOf = (slots: number): number => Math.max(1, slots) * slot;

/** The amount at the top of a chart of bars side by side. */
export const mostOf = (series: readonly (readonly number[])[]): number => Math.max(0, ...series.flat());

/** The amount at the top of a chart of stacked bars. */
export function mostOfStack(series: readonly (readonly number[])[]): number {
  const sums = series[0]?.map((_, index) =>
    series.reduce((sum, values) => sum + Math.max(0, values[index] ?? 0), 0),
  );
  return Math.max(0, ...(sums ?? []));
}

/** Several bars side by side in each slot. */
export function barsOf(series: readonly (readonly number[])[]): Bar[][] {
  const most = mostOf(series);
  const width = series.length > 1 ? barWidth : barWidth * 2;
  return series.map((values, place) =>
    values.map((cents, index) => {
      const height = heightOf(cents, most);
      const x = index * slot + (slot - width * series.length) / 2 + place * width;
      return { x, y: chartHeight - height, width, height };
    }),
  );
}

/** Stacked bars. The first series is at the bottom. */
export function stackOf(series: readonly (readonly number[])[]): Bar[][] {
  const most = mostOfStack(series);
  const width = barWidth * 2;
  return series.map((values, place) =>
    values.map((cents, index) => {
      const below = series.slice(0, place).reduce((sum, before) => sum + Math.max(0, before[index] ?? 0), 0);
      const height = heightOf(cents, most);
      const foot = most > 0 ? (below / most) * chartHeight : 0;
      const y = Math.round((chartHeight - foot - height) * 100) / 100;
      return { x: index * slot + (slot - width) / 2, y, width, height };
    }),
  );
}

/** A line through the centre of each slot. */
export function lineOf(values: readonly number[], most: number): string {
  return values
    .map((cents, index) => {
      const y = most > 0 ? chartHeight - (Math.max(0, cents) / most) * chartHeight : chartHeight;
      return `${index * slot + slot / 2},${Math.round(y * 100) / 100}`;
    })
    .join(' ');
}

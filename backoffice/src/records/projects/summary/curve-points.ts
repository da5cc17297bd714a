import { type Cents, daysBetween, type ProjectSummary } from '@semilla/contract';

export type CurveDay = ProjectSummary['curve'][number];

export const curveSize = { width: 600, height: 100 };

/** The line of the invested amount, from the start of the first day to the end of the last. Each value stays until the next change. */
export function curvePoints(curve: readonly CurveDay[], target: Cents, until: string): [number, number][] {
  const [first] = curve;
  if (!first) return [];
  const days = daysBetween(first.on, until) + 1;
  const { width, height } = curveSize;
  const xOf = (day: string) => (daysBetween(first.on, day) / days) * width;
  const yOf = (invested: number) => height - (invested / target) * height;
  const points: [number, number][] = [[0, height]];
  let last = height;
  for (const { on, invested } of curve) {
    points.push([xOf(on), last], [xOf(on), yOf(invested)]);
    last = yOf(invested);
  }
  return [...points, [width, last]];
}

import { addDays, type Cents, daysBetween, type ProjectSummary } from '@semilla/contract';

export type CurveDay = ProjectSummary['curve'][number];

export const curveSize = { width: 600, height: 100 };

/** The line of the invested amount, which keeps each value until the next day with a change. It begins the day before the first. */
export function curvePoints(curve: readonly CurveDay[], target: Cents, until: string): [number, number][] {
  const [first] = curve;
  if (!first) return [];
  const start = addDays(first.on, -1);
  const days = Math.max(1, daysBetween(start, until));
  const { width, height } = curveSize;
  const xOf = (day: string) => (daysBetween(start, day) / days) * width;
  const yOf = (invested: number) => height - (invested / target) * height;
  const points: [number, number][] = [[0, height]];
  let last = height;
  for (const { on, invested } of curve) {
    points.push([xOf(on), last], [xOf(on), yOf(invested)]);
    last = yOf(invested);
  }
  return [...points, [width, last]];
}

/** One measurement: a result, what it is compared to, and what it should be. */
export interface Row {
  what: string;
  unit: string;
  result: number;
  /** What a baseline reached in the same rounds; `floor` and `target` are then ratios. */
  baseline?: number;
  floor: number;
  target: number;
  /** True for times and sizes, which should be small. */
  lessIsBetter?: boolean;
  /** Processor time and whatever else explains the result. */
  note?: string;
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The value that is greater than this share of the values; `share` is from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const shortly = (value: number) =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);

const scoreOf = ({ result, baseline }: Row) => (baseline === undefined ? result : result / baseline);

function reaches(row: Row, limit: number): boolean {
  return row.lessIsBetter ? scoreOf(row) <= limit : scoreOf(row) >= limit;
}

function verdictOf(row: Row): string {
  if (reaches(row, row.target)) return 'target reached';
  return reaches(row, row.floor) ? 'floor reached' : 'BELOW THE FLOOR';
}

/** Prints the table; returns whether every floor was reached. */
export function printTable(rows: readonly Row[]): boolean {
  console.log('\nwhat | result | baseline | ratio | floor | target | verdict | note');
  for (const row of rows) {
    const { what, unit, result, baseline, floor, target, note = '' } = row;
    const beside = baseline === undefined ? ['–', '–'] : [shortly(baseline), scoreOf(row).toFixed(2)];
    const cells = [what, `${shortly(result)} ${unit}`, ...beside, floor, target, verdictOf(row), note];
    console.log(cells.join(' | '));
  }
  return rows.every((row) => reaches(row, row.floor));
}

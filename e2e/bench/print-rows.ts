/** One measurement, and what it should be. */
export interface Row {
  what: string;
  result: number;
  unit: string;
  floor: number;
  target: number;
  /** True for points; false for times and sizes. */
  moreIsBetter?: boolean;
}

function verdictOf({ result, floor, target, moreIsBetter }: Row): string {
  const reaches = (limit: number) => (moreIsBetter ? result >= limit : result <= limit);
  if (reaches(target)) return 'target reached';
  return reaches(floor) ? 'floor reached' : 'BELOW THE FLOOR';
}

/** Prints the table; returns whether every floor was reached. */
export function printRows(rows: readonly Row[]): boolean {
  console.log('\nwhat | result | floor | target | verdict');
  const verdicts = rows.map((row) => {
    const { what, result, unit, floor, target } = row;
    const verdict = verdictOf(row);
    const measured = `${result.toFixed(result < 100 ? 1 : 0)} ${unit}`.trim();
    console.log([what, measured, floor, target, verdict].join(' | '));
    return verdict;
  });
  return !verdicts.includes('BELOW THE FLOOR');
}

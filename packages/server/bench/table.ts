/**
 * One measurement: the platform's result beside a baseline, with the minimum ratio (`floor`) and the desired one
 * (`target`).
 */
export interface Row {
  what: string;
  own: number;
  other: number;
  floor: number;
  target: number;
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Prints the table; returns whether every floor was reached. */
export function printTable(rows: readonly Row[]): boolean {
  console.log('\nwhat | ours | beside | ratio | floor | target');
  for (const { what, own, other, floor, target } of rows) {
    const ratio = own / other;
    const verdict = ratio >= target ? 'target reached' : ratio >= floor ? 'floor reached' : 'BELOW THE FLOOR';
    console.log(
      `${what} | ${own.toFixed(0)} | ${other.toFixed(0)} | ${ratio.toFixed(2)} | ${floor} | ${target} — ${verdict}`,
    );
  }
  return rows.every(({ own, other, floor }) => own / other >= floor);
}

/**
 * Measures the platform over HTTP as its users meet it, beside baselines on the same machine in the same run: npm run
 * bench, or some parts: npm run bench -- lists pages. The rows of the browser are measured by npm run bench:pages.
 */
import { benchLists } from './lists/index.ts';
import { benchOpening } from './opening.ts';
import { benchOrders } from './orders/index.ts';
import { benchPages } from './pages/index.ts';
import { benchStart } from './start.ts';
import { printTable, type Row } from './table.ts';

const parts: Record<string, () => Promise<Row[]>> = {
  start: benchStart,
  pages: benchPages,
  orders: benchOrders,
  opening: benchOpening,
  lists: benchLists,
};
const wanted = process.argv.slice(2);
const rows: Row[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length && !wanted.includes(name)) continue;
  console.log(`${name}:`);
  rows.push(...(await measure()));
}
process.exitCode = printTable(rows) ? 0 : 1;

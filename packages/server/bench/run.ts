/**
 * Measures the platform against baselines on the same machine in the same run: npm run bench, or one part: npm run
 * bench -- lists
 */
import { benchLists } from './lists/index.ts';
import { benchOrders } from './orders/index.ts';
import { printTable, type Row } from './table.ts';

const parts: Record<string, () => Promise<Row[]>> = { orders: benchOrders, lists: benchLists };
const wanted = process.argv.slice(2);
const rows: Row[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (!wanted.length || wanted.includes(name)) rows.push(...(await measure()));
}
process.exitCode = printTable(rows) ? 0 : 1;

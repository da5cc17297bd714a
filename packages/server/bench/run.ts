/** Measures what `goals` promise against baselines on the same machine in the same run: npm run bench. */
import { benchOrders } from './orders/index.ts';
import { printTable } from './table.ts';

process.exitCode = printTable(await benchOrders()) ? 0 : 1;

import type { Endpoint } from '@semilla/contract';
import { endpoints } from '@semilla/contract/endpoints';
import { z } from 'zod';

export interface ListRequest {
  list: string;
  /** A description of the request: `sort by amount`. */
  what: string;
  url: string;
}

type Row = Record<string, unknown>;
type Ask = (url: string) => Promise<{ data: Row[]; total: number }>;

const take = 25;
const lists = [
  'users.find',
  'wallets.find',
  'transactions.find',
  'bankAccounts.find',
  'verifications.find',
  'tickets.find',
  'orders.find',
  'orderMovements.find',
  'fees.find',
  'projects.find',
  'auditEntries.find',
] as const;
const paging = new Set(['skip', 'take', 'orderBy', 'orderSide']);

/** Filter values that cannot be taken from a row. */
const filterValues: Record<string, string> = {
  name: 'garcía',
  title: 'transferencia',
  alias: 'nómina',
  multiSearch: 'soler 7',
  account: '2100',
  url: 'solar',
  amount: 'gte:2500.00',
  balance: 'gte:2500.00',
  held: 'gte:100.00',
  targetProfitability: 'gte:9.00',
  minimumInvestment: 'lte:50.00',
  percentageInvested: 'gte:50.00',
  projectDuration: 'eq:12',
  disabled: 'true',
  main: 'true',
  read: 'false',
  hasPendingTransactions: 'true',
  hasPendingBankAccounts: 'true',
};
const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

function valueFor(name: string, rows: Row[]): string | undefined {
  if (name === 'fromDate') return daysAgo(60);
  if (name === 'toDate') return daysAgo(300);
  const found = rows.map((row) => row[name]).find((value) => typeof value === 'string');
  return filterValues[name] ?? (found as string | undefined);
}

const columnsOf = (orderBy: z.ZodType) =>
  (z.toJSONSchema(orderBy, { io: 'input' }) as { enum: string[] }).enum;

/** Requests for pages, sorts and filters of every list, with values from its rows. */
export async function requestsFor(ask: Ask): Promise<ListRequest[]> {
  const all: ListRequest[] = [];
  for (const list of lists) {
    const { path, query } = endpoints[list] as Endpoint & { query: z.ZodObject };
    const shape = query.shape as Record<string, z.ZodType>;
    const { data, total } = await ask(`${path}?take=100`);
    const add = (what: string, parameters: Record<string, string | number>) =>
      all.push({
        list,
        what,
        url: `${path}?${new URLSearchParams({ take: String(take), ...parameters } as never)}`,
      });
    const last = Math.max(0, Math.floor((total - 1) / take) * take);
    add('first page', {});
    add('next page', { skip: take });
    add('last page', { skip: last });
    add('a page in the middle', { skip: Math.floor((last * 0.37) / take) * take });
    for (const column of columnsOf(shape.orderBy as z.ZodType)) {
      add(`sort by ${column}`, { orderBy: column, orderSide: 'asc' });
    }
    for (const name of Object.keys(shape).filter((filter) => !paging.has(filter))) {
      const value = valueFor(name, data);
      if (value !== undefined) add(`filter by ${name}`, { [name]: value });
    }
  }
  return all;
}

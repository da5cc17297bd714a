import { type ClientInputOf, transactionStatuses, transactionTypes, type v1 } from '@semilla/contract';
import { civilDate } from '@semilla/format';

export const rowsPerPage = 10;

/** The state of the list, stored in the query parameters. */
export interface HistoryAddress {
  type: string;
  status: string;
  fromDate: string;
  toDate: string;
  page: number;
}

const oneOf = (known: readonly string[], value: string | null) =>
  value && known.includes(value) ? value : '';
const day = (value: string | null) => (value && civilDate(value) ? value : '');

export function readHistoryAddress(search: string): HistoryAddress {
  const given = new URLSearchParams(search);
  const page = Number(given.get('page') ?? 1);
  return {
    type: oneOf(transactionTypes, given.get('type')),
    status: oneOf(transactionStatuses, given.get('status')),
    fromDate: day(given.get('fromDate')),
    toDate: day(given.get('toDate')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

export function writeHistoryAddress({ page, ...filters }: HistoryAddress): string {
  const query = new URLSearchParams({ tab: 'wallet' });
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return `?${query}`;
}

type Query = NonNullable<ClientInputOf<typeof v1.transactions.find>['query']>;

export function historyQuery({ page, ...filters }: HistoryAddress, walletId: string): Query {
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
  return { walletId, ...given, skip: (page - 1) * rowsPerPage, take: rowsPerPage };
}

import { type Endpoint, type FieldError, fieldErrors, may, type Role, v1 } from '@semilla/contract';
import type { z } from 'zod';
import { Forbidden, InvalidInput } from '../../kit/errors.ts';

const paging = ['skip', 'take', 'orderBy', 'orderSide', 'cursor', 'ids'];

type Filter = Record<string, string>;

interface Saved {
  list: string;
  filter?: Filter | undefined;
  orderBy?: string | null | undefined;
}

/** The parameters of a list that has pages and an order. Undefined if there is no such list. */
function queryOf(list: string): { query: z.ZodObject; who: Endpoint['who'] } | undefined {
  const groups = v1 as Record<string, Partial<Record<string, Endpoint>>>;
  const find = Object.hasOwn(v1, list) ? groups[list]?.find : undefined;
  return find?.query && 'orderBy' in find.query.shape ? { query: find.query, who: find.who } : undefined;
}

function refused(path: string, code: string): FieldError {
  return { path, code, params: {} };
}

const mayCall = (who: Endpoint['who'], role: Role) =>
  who === 'anyone' || who === 'halfSignedIn' || may(who, role);

/** The parameters of a list that the role may read. Refuses an unknown list, and one that the role may not read. */
function readableQuery(list: string, role: Role): z.ZodObject {
  const found = queryOf(list);
  if (!found) throw new InvalidInput([refused('list', 'unknown')]);
  if (!mayCall(found.who, role)) throw new Forbidden();
  return found.query;
}

/** Whether there still is such a list and the role may read it. */
export function isReadable(list: string, role: Role): boolean {
  const found = queryOf(list);
  return found !== undefined && mayCall(found.who, role);
}

export function assertReadable(list: string, role: Role): void {
  readableQuery(list, role);
}

/** Refuses filters and an order that the list itself would refuse. */
export function assertAccepted({ list, filter = {}, orderBy }: Saved, role: Role): void {
  const query = readableQuery(list, role);
  const parsed = query.safeParse({ ...filter, ...(orderBy && { orderBy }) });
  const errors = [
    ...Object.keys(filter)
      .filter((name) => paging.includes(name))
      .map((name) => refused(name, 'unknown')),
    ...(parsed.success ? [] : fieldErrors(parsed.error)),
  ];
  if (!errors.length) return;
  throw new InvalidInput(
    errors.map((error) => ({
      ...error,
      path: error.path === 'orderBy' ? 'orderBy' : `filter.${error.path}`,
    })),
  );
}

interface Accepted {
  filter: Filter;
  dropped: string[];
  orderBy: string | null;
}

/** What the list still accepts of a saved view, and the names of the filters that it does not. */
export function acceptedOf({ list, filter = {}, orderBy = null }: Saved): Accepted {
  const shape: Record<string, z.ZodType> = queryOf(list)?.query.shape ?? {};
  const isAccepted = (name: string, value: string) => shape[name]?.safeParse(value).success ?? false;
  const [kept, dropped] = [true, false].map((wanted) =>
    Object.entries(filter).filter(([name, value]) => isAccepted(name, value) === wanted),
  );
  return {
    filter: Object.fromEntries(kept ?? []),
    dropped: (dropped ?? []).map(([name]) => name),
    orderBy: orderBy !== null && isAccepted('orderBy', orderBy) ? orderBy : null,
  };
}

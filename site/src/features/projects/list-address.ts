import { type ClientInputOf, v1 } from '@semilla/contract';

export const cardsPerPage = 12;

export const filterNames = [
  'name',
  'projectTypeId',
  'phaseId',
  'country',
  'annualProfitability',
  'projectDuration',
  'minimumInvestment',
] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Partial<Record<FilterName, string>>;

/**
 * The sort orders with their directions. The first is the default: projects that take orders, then those that open soon,
 * then the others, each newest first.
 */
export const orders = {
  availability: 'desc',
  createdAt: 'desc',
  annualProfitability: 'desc',
  percentageInvested: 'desc',
  minimumInvestment: 'asc',
  projectDuration: 'asc',
  name: 'asc',
} as const;
export type OrderName = keyof typeof orders;

/** The state of the list in its URL. Invalid filters are dropped, valid ones stay as written. */
export interface ListAddress {
  filters: Filters;
  order: OrderName;
  page: number;
}

type Query = NonNullable<ClientInputOf<typeof v1.projects.find>['query']>;

export const defaultOrder: OrderName = 'availability';

const fields = v1.projects.find.query.shape;
const isOrder = (name: string | null): name is OrderName => name !== null && Object.hasOwn(orders, name);

export function readListAddress(search: URLSearchParams): ListAddress {
  const filters: Filters = {};
  for (const name of filterNames) {
    const written = search.get(name)?.trim();
    if (written && fields[name].safeParse(written).success) filters[name] = written;
  }
  const order = search.get('orderBy');
  const skip = fields.skip.safeParse(search.get('skip') ?? '0');
  return {
    filters,
    order: isOrder(order) ? order : defaultOrder,
    page: skip.success ? Math.floor(skip.data / cardsPerPage) + 1 : 1,
  };
}

export function writeListAddress({ filters, order, page }: ListAddress): string {
  const search = new URLSearchParams();
  for (const name of filterNames) if (filters[name]) search.set(name, filters[name]);
  if (order !== defaultOrder) search.set('orderBy', order);
  if (page > 1) search.set('skip', String((page - 1) * cardsPerPage));
  return search.size ? `/projects/?${search}` : '/projects/';
}

export function listQuery({ filters, order, page }: ListAddress): Query {
  const wanted = filterNames
    .filter((name) => filters[name])
    .map((name) => [name, fields[name].parse(filters[name])]);
  return {
    ...Object.fromEntries(wanted),
    orderBy: order,
    orderSide: orders[order],
    skip: (page - 1) * cardsPerPage,
    take: cardsPerPage,
    isFrontOffice: true,
  };
}

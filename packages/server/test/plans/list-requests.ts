import type { Endpoint, Who } from '@semilla/contract';
import { endpoints } from '@semilla/contract/endpoints';
import { exampleOf } from '@semilla/contract/openapi';
import { z } from 'zod';
import { idOf, kinds } from './id-of.ts';

export interface ListRequest {
  list: string;
  /** A description of the request: `sort by name`, `filter by country`. */
  what: string;
  who: Who;
  url: string;
}

const values: Record<string, string> = {
  walletId: idOf(kinds.other, 77),
  transactionId: idOf(kinds.other, 77),
  bankAccountId: idOf(kinds.other, 77),
  paymentFileId: idOf(kinds.other, 77),
  userId: idOf(kinds.user, 77),
  accountId: idOf(kinds.user, 77),
  managerId: idOf(kinds.user, 1_000),
  responsibleId: idOf(kinds.user, 1_000),
  // An open project, so that every caller may see its contents.
  projectId: idOf(kinds.project, 81),
  orderId: idOf(kinds.order, 77),
  projectTypeId: idOf(kinds.type, 3),
  documentTypeId: idOf(kinds.type, 3),
  phaseId: '01900000-0000-7000-8000-000000000004',
  name: 'proyecto a1b2',
  title: 'pregunta a1b2',
  alias: 'cuenta a1b2',
  multiSearch: 'persona.777@',
  account: '0000077',
  url: 'proyecto-7777',
  country: 'PT',
  // Values that few rows have: if nearly all rows match a filter, reading the whole table is best.
  amount: 'lte:500.00',
  balance: 'lte:500.00',
  held: 'gte:500.00',
  targetProfitability: 'gte:19.95',
  minimumInvestment: 'lte:10.05',
  percentageInvested: 'gte:95.00',
  projectDuration: 'eq:7',
  fromDate: '2025-04-20',
  toDate: '2024-01-05',
  firstOrderMonth: '2024-01-10',
  role: 'operator',
  priority: 'high',
  isOverdue: 'true',
  verificationStatus: 'Started',
  status: 'pending',
  type: 'disinvest',
  stateId: 'Open',
  state: 'pending',
  read: 'false',
  unread: 'true',
  hasResponsible: 'false',
  disabled: 'true',
  main: 'false',
  visible: 'false',
  action: 'project.edit',
  subjectType: 'project',
  subjectId: '77700',
};
const paging = new Set(['skip', 'take', 'orderBy', 'orderSide', 'cursor']);

function valueFor(name: string, schema: z.ZodType): string {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Record<
    string,
    unknown
  >;
  // Audit entries have numeric ids.
  const known = name === 'ids' ? [idOf(kinds.other, 77), '77700'] : [values[name]];
  return known.find((value) => schema.safeParse(value).success) ?? String(exampleOf(json));
}

function requiredOf(query: z.ZodObject): [string, string][] {
  return Object.entries(query.shape as Record<string, z.ZodType>)
    .filter(([name, schema]) => !paging.has(name) && !schema.safeParse(undefined).success)
    .map(([name, schema]) => [name, valueFor(name, schema)]);
}

function requestsOf(list: string, { path, query, who }: Endpoint & { query: z.ZodObject }): ListRequest[] {
  const required = requiredOf(query);
  const request = (what: string, parameters: [string, string][]): ListRequest => ({
    list,
    what,
    who,
    url: `${path}?${new URLSearchParams([...required, ...parameters])}`,
  });
  const shape = query.shape as Record<string, z.ZodType>;
  const columns = shape.orderBy
    ? (z.toJSONSchema(shape.orderBy, { io: 'input' }) as { enum: string[] }).enum
    : [];
  const filters = Object.keys(shape).filter(
    (name) => !paging.has(name) && !required.some(([requiredName]) => requiredName === name),
  );
  return [
    request('first page', []),
    request('last page', [['skip', '99990']]),
    ...columns.map((column) => request(`sort by ${column}`, [['orderBy', column]])),
    ...filters.map((name) =>
      request(`filter by ${name}`, [[name, valueFor(name, shape[name] as z.ZodType)]]),
    ),
  ];
}

/** Every list of the contract with each of its filters and sorts. */
export function listRequests(): ListRequest[] {
  return Object.entries(endpoints).flatMap(([name, endpoint]) => {
    const isList =
      endpoint.method === 'GET' && endpoint.query && 'skip' in endpoint.query.shape && !endpoint.params;
    return isList ? requestsOf(name, endpoint as Endpoint & { query: z.ZodObject }) : [];
  });
}

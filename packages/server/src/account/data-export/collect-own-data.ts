import { type Endpoint, scopeOf, takeMax, v1 } from '@semilla/contract';
import { endpoints } from '@semilla/contract/endpoints';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../../kit/database/types.ts';
import { ApiError } from '../../kit/errors.ts';
import { csvLine } from '../../kit/http/csv.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { orderEvidence } from '../../schema/order-evidence.ts';
import { portfolioSettings } from '../../schema/portfolio-settings.ts';
import { riskAcknowledgements } from '../../schema/risk-acknowledgements.ts';
import { undeliveredMails } from '../../schema/undelivered-mails.ts';

type Row = Record<string, unknown>;

/**
 * Records of one kind. `csv` is the API's own CSV export of them, or a table made from `rows` if the API has
 * none.
 */
export interface Section {
  name: string;
  rows: Row[];
  csv: string;
}

const isOwnList = ({ method, answerKind, answer, params, who }: Endpoint) =>
  method === 'GET' &&
  answer instanceof z.ZodObject &&
  'data' in answer.shape &&
  answerKind === 'json' &&
  !params &&
  who !== 'anyone' &&
  who !== 'halfSignedIn' &&
  scopeOf(who, 'user') === 'own';

interface OwnList {
  name: string;
  endpoint: Endpoint;
  filter?: Record<string, string>;
}

/** The API's lists of a customer's own records, with the resource names. */
const ownLists: OwnList[] = [
  ...Object.entries(endpoints)
    .filter(([, endpoint]) => isOwnList(endpoint))
    .map(([name, endpoint]) => ({ name: name.replace(/\..*/, ''), endpoint })),
  // Published questions of all investors are in the same list.
  { name: 'projectQuestions', endpoint: v1.projectQuestions.find, filter: { isOwn: 'true' } },
];

/** Reads through the API as the caller, so the archive contains only what they may see. */
async function read(request: FastifyRequest, url: string) {
  const { cookie = '', 'accept-language': language = '' } = request.headers;
  const answer = await request.server.inject({ url, headers: { cookie, 'accept-language': language } });
  if (answer.statusCode !== 200) throw new ApiError('request.failed', { cause: answer.body });
  return answer;
}

async function readList(
  request: FastifyRequest,
  { path, query }: Pick<Endpoint, 'path' | 'query'>,
  filter: OwnList['filter'] = {},
) {
  if (!query || !('take' in query.shape)) return (await read(request, path)).json().data as Row[];
  const rows: Row[] = [];
  for (let total = 1; rows.length < total; ) {
    const part = new URLSearchParams({ ...filter, take: String(takeMax), skip: String(rows.length) });
    const page = (await read(request, `${path}?${part}`)).json();
    if (!page.data.length) break;
    rows.push(...page.data);
    total = page.total;
  }
  return rows;
}

const cellOf = (value: unknown) =>
  typeof value === 'object' && value !== null && !(value instanceof Date)
    ? JSON.stringify(value)
    : (value as string);

function tableOf(rows: Row[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [names, ...rows.map((row) => names.map((name) => cellOf(row[name])))]
    .map((row) => csvLine(row))
    .join('');
}

async function listSection(request: FastifyRequest, { name, endpoint, filter }: OwnList): Promise<Section> {
  const rows = await readList(request, endpoint, filter);
  const whole = endpoints[`${name}.export`];
  const csv = whole
    ? (await read(request, `${whole.path}?${new URLSearchParams(filter)}`)).body
    : tableOf(rows);
  return { name, rows, csv };
}

async function threadsSection(request: FastifyRequest, tickets: Row[]): Promise<Section> {
  const { path, query } = v1.ticketMessages.find;
  const rows: Row[] = [];
  for (const { ticketId } of tickets) {
    const own = path.replace(':ticketId', String(ticketId)) as typeof path;
    rows.push(...(await readList(request, { path: own, query })));
  }
  return { name: 'ticketMessages', rows, csv: tableOf(rows) };
}

/** The customer's own actions and addresses. Actions by staff are left out, because they are about staff too. */
async function activityOf(db: Db, userId: string): Promise<Section> {
  const { at, action, address, before, after } = auditEntries;
  const rows = await db
    .select({ at, action, address, before, after })
    .from(auditEntries)
    .where(eq(auditEntries.userId, userId))
    .orderBy(asc(at));
  return { name: 'activity', rows, csv: tableOf(rows) };
}

async function undeliveredMailsOf(db: Db, userId: string): Promise<Section> {
  const { createdAt, recipient, subject, state } = undeliveredMails;
  const rows = await db
    .select({ createdAt, recipient, subject, state })
    .from(undeliveredMails)
    .where(eq(undeliveredMails.userId, userId))
    .orderBy(asc(createdAt));
  return { name: 'undeliveredMails', rows, csv: tableOf(rows) };
}

/**
 * The customer's deleted bank accounts. The API's lists do not show them, but their rows stay for the
 * movements that used them.
 */
async function deletedBankAccountsOf(db: Db, userId: string): Promise<Section> {
  const { bankAccountId, alias, account, createdAt, deletedAt } = bankAccounts;
  const rows = await db
    .select({ bankAccountId, alias, account, createdAt, deletedAt })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.userId, userId), isNotNull(deletedAt)))
    .orderBy(asc(createdAt));
  return { name: 'deletedBankAccounts', rows, csv: tableOf(rows) };
}

async function orderEvidenceOf(db: Db, userId: string): Promise<Section> {
  const { orderId, evidence, createdAt } = orderEvidence;
  const rows = await db
    .select({ orderId, evidence, createdAt })
    .from(orderEvidence)
    .where(eq(orderEvidence.userId, userId))
    .orderBy(asc(createdAt));
  return { name: 'orderEvidence', rows, csv: tableOf(rows) };
}

async function riskAcknowledgementsOf(db: Db, userId: string): Promise<Section> {
  const { riskAcknowledgementId, entryTestId, about, textVersion, language, createdAt } =
    riskAcknowledgements;
  const rows = await db
    .select({ riskAcknowledgementId, entryTestId, about, textVersion, language, createdAt })
    .from(riskAcknowledgements)
    .where(eq(riskAcknowledgements.userId, userId))
    .orderBy(asc(createdAt));
  return { name: 'riskAcknowledgements', rows, csv: tableOf(rows) };
}

async function portfolioSettingsOf(db: Db, userId: string): Promise<Section> {
  const { shareLimitHundredths, calendarSince } = portfolioSettings;
  const rows = await db
    .select({ userId: portfolioSettings.userId, shareLimitHundredths, calendarSince })
    .from(portfolioSettings)
    .where(eq(portfolioSettings.userId, userId));
  return { name: 'portfolioSettings', rows, csv: tableOf(rows) };
}

const beyondLists = [
  portfolioSettingsOf,
  deletedBankAccountsOf,
  orderEvidenceOf,
  riskAcknowledgementsOf,
  undeliveredMailsOf,
  activityOf,
];

/** All personal records of the caller. */
export async function collectOwnData(request: FastifyRequest, db: Db, userId: string): Promise<Section[]> {
  const me = (await read(request, v1.me.find.path)).json() as Row;
  const sections: Section[] = [{ name: 'profile', rows: [me], csv: tableOf([me]) }];
  for (const list of ownLists) sections.push(await listSection(request, list));
  const tickets = sections.find(({ name }) => name === 'tickets')?.rows ?? [];
  sections.push(await threadsSection(request, tickets));
  for (const find of beyondLists) sections.push(await find(db, userId));
  return sections;
}

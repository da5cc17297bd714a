/**
 * Goal: lists stay fast with much data: each filter and each sort uses an index, or is
 * listed in `reasons.ts` with the reason why not. Method: every list of the contract is requested over HTTP with its
 * first and last page, each sort and each filter; its SQL statements are recorded and explained. A manager, who sees
 * only part of the data, requests the first page.
 */
import { may, type Role } from '@semilla/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../../src/kit/database/open-database.ts';
import { as, type Caller } from '../callers.ts';
import { newPostgresDatabase } from '../postgres/databases.ts';
import { sized } from '../seed.ts';
import { buildTestApp, type TestApp } from '../test-app.ts';
import { fill } from './fill.ts';
import { idOf, kinds } from './id-of.ts';
import { type ListRequest, listRequests } from './list-requests.ts';
import { type Plan, readPlan } from './plan.ts';
import { fewRows, reasons, smallTables, theTotal } from './reasons.ts';
import { recorded, type Statement } from './recorded.ts';

/** Enough rows that the planner prefers an index to reading the table. */
const rows = sized(20_000, 100_000);
// Generous, because other tests run at the same time. The test is about the plan.
const slowestMs = 2_000;
let test: TestApp | undefined;
let admin: Caller;
let manager: Caller;
let customer: Caller;
let client: pg.Client;
let rowCounts: Map<string, number>;
/** Why a table has no rows. */
let unfilled: Map<string, string>;

beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  client = new pg.Client({ connectionString: url });
  await client.connect();
  unfilled = await fill(client, rows);
  const tables = await client.query("select relname, reltuples from pg_class where relkind = 'r'");
  rowCounts = new Map(tables.rows.map(({ relname, reltuples }) => [relname, reltuples]));
  test = await buildTestApp({ database: await openDatabase({ database: { kind: 'postgres', url } }) });
  admin = await as(test, 'admin');
  manager = await as(test, { userId: idOf(kinds.user, 1_000) });
  customer = await as(test, { userId: idOf(kinds.user, 77) });
});
afterAll(async () => {
  await client.end();
  await test?.close();
});

async function explain({ text, values }: Statement): Promise<Plan> {
  const answer = await client.query(`explain (analyze, format json) ${text}`, values as unknown[]);
  return readPlan(answer.rows[0]['QUERY PLAN'][0]);
}

/** Lists of data that is fixed in code or read only once. */
const withoutTables = /^(countries|identificationDocumentTypes|locales|promotionTypes|ticketStates)\./;

const isTotal = ({ text }: Statement) => /^\s*select\s+count\(/i.test(text);

/** The reason why a table may be read whole, or undefined if it may not. */
function reasonFor(list: string, what: string, table: string, statement: Statement): string | undefined {
  if ((rowCounts.get(table) ?? 0) < fewRows) return smallTables[table];
  const reason = reasons.find((entry) => entry.list.test(list) && entry.what.test(what));
  if (reason) return reason.why;
  return isTotal(statement) && !what.startsWith('filter') ? theTotal : undefined;
}

function rowsOf(table: string): string {
  const refusal = unfilled.get(table);
  return refusal ? `empty because ${refusal}; fill it in fill.ts` : `${rowCounts.get(table)} rows`;
}

/** The status of a list, the tables that it reads whole without a reason, and whether it was fast enough. */
async function inspectList(caller: Caller, { list, what, url }: ListRequest) {
  let status = 0;
  const statements = await recorded(async () => {
    status = (await caller.get(url)).statusCode;
  });
  const listStatements = statements.filter(
    ({ text }) => !/from "sessions"|pg_stat_activity|pgboss/.test(text),
  );
  const violations: string[] = [];
  let milliseconds = 0;
  for (const statement of listStatements) {
    const plan = await explain(statement);
    milliseconds = Math.max(milliseconds, plan.milliseconds);
    for (const table of plan.readWhole) {
      if (!reasonFor(list, what, table, statement))
        violations.push(`${table}, ${rowsOf(table)}, in: ${statement.text.slice(0, 300)}`);
    }
  }
  return {
    url,
    status,
    isRecorded: listStatements.length > 0 || withoutTables.test(list),
    violations,
    isQuick: milliseconds < slowestMs,
  };
}

const fine = { status: 200, isRecorded: true, violations: [], isQuick: true };

const requests = listRequests();
const isFor = (role: Role, { who }: ListRequest) =>
  who === 'anyone' || who === 'halfSignedIn' || may(who, role);
const isForManagers = (request: ListRequest) => request.who !== 'anyone' && isFor('operator', request);
/** An administrator, except for lists that only customers have. */
const callerOf = (request: ListRequest) => (isFor('admin', request) ? admin : customer);
const managerRequests = requests.filter((request) => request.what === 'first page' && isForManagers(request));

describe(`[C10] lists with ${rows} rows per table`, () => {
  it.each(requests.map((request) => [request.list, request.what, request] as const))(
    '[C10] %s, %s, uses indexes or has a reason not to',
    async (_list, _what, request) => {
      expect(await inspectList(callerOf(request), request)).toMatchObject(fine);
    },
  );

  it.each(managerRequests.map((request) => [request.list, request] as const))(
    '[C10][P6] %s uses indexes or has a reason not to for a manager',
    async (_list, request) => {
      expect(await inspectList(manager, request)).toMatchObject(fine);
    },
  );
});

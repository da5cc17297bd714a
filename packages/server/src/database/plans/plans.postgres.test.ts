/**
 * Goal: lists stay quick when there is much: at 100,000 rows of everything each filter and each sort uses an index, or
 * stands in `reasons.ts` with the reason why not.
 * Method: every list of the contract is asked, by HTTP, for its first and last page, each sort and each filter; what it
 * sends to PostgreSQL is noted and explained. A manager, who sees a part of what there is, asks for the first page.
 */
import { may } from '@semilla/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { as, type Caller } from '../../testing/callers.ts';
import { newPostgresDatabase } from '../../testing/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { openDatabase } from '../index.ts';
import { fill, idOf, kinds } from './fill.ts';
import { type Plan, readPlan } from './plan.ts';
import { fewRows, reasons, theTotal } from './reasons.ts';
import { recorded, type Statement } from './recorded.ts';
import { type ListRequest, listRequests } from './requests.ts';

const rows = 100_000;
// Generous: other tests run beside this one. What is looked at is the plan.
const slowestMs = 2_000;
let test: TestApp | undefined;
let admin: Caller;
let manager: Caller;
let client: pg.Client;
let rowCounts: Map<string, number>;

beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await fill(client, rows);
  const counted = await client.query("select relname, reltuples from pg_class where relkind = 'r'");
  rowCounts = new Map(counted.rows.map(({ relname, reltuples }) => [relname, reltuples]));
  test = await buildTestApp({ database: await openDatabase({ database: { kind: 'postgres', url } }) });
  admin = await as(test, 'admin');
  manager = await as(test, { userId: idOf(kinds.user, 1_000) });
});
afterAll(async () => {
  await client.end();
  await test?.close();
});

async function explain({ text, values }: Statement): Promise<Plan> {
  const answer = await client.query(`explain (analyze, format json) ${text}`, values as unknown[]);
  return readPlan(answer.rows[0]['QUERY PLAN'][0]);
}

const isTotal = ({ text }: Statement) => /^\s*select\s+count\(/i.test(text);

/** Why a table may be read whole, or undefined where it may not. */
function reasonFor(list: string, what: string, table: string, statement: Statement): string | undefined {
  if ((rowCounts.get(table) ?? 0) < fewRows) return 'few rows';
  const found = reasons.find((one) => one.list.test(list) && one.what.test(what));
  if (found) return found.why;
  return isTotal(statement) && !what.startsWith('filter') ? theTotal : undefined;
}

/** What a list answers, which tables it reads whole without a reason, and whether all that was quick. */
async function lookAt(caller: Caller, { list, what, url }: ListRequest) {
  let status = 0;
  const statements = await recorded(async () => {
    status = (await caller.get(url)).statusCode;
  });
  const asked = statements.filter(({ text }) => !/from "sessions"|pg_stat_activity|pgboss/.test(text));
  const without: string[] = [];
  let milliseconds = 0;
  for (const statement of asked) {
    const plan = await explain(statement);
    milliseconds = Math.max(milliseconds, plan.milliseconds);
    for (const table of plan.readWhole) {
      if (!reasonFor(list, what, table, statement))
        without.push(`${table} in: ${statement.text.slice(0, 300)}`);
    }
  }
  return { url, status, without, isQuick: milliseconds < slowestMs };
}

const fine = { status: 200, without: [], isQuick: true };

const requests = listRequests();
const isForManagers = ({ who }: ListRequest) =>
  who !== 'anyone' && who !== 'halfSignedIn' && may(who, 'operator');
const ofManagers = requests.filter((one) => one.what === 'first page' && isForManagers(one));

describe('[C10] lists with a hundred thousand rows', () => {
  it.each(requests.map((one) => [one.list, one.what, one] as const))(
    '[C10] %s, %s',
    async (_list, _what, one) => {
      expect(await lookAt(admin, one)).toMatchObject(fine);
    },
  );

  it.each(ofManagers.map((one) => [one.list, one] as const))(
    '[C10][P6] %s for a manager',
    async (_list, one) => {
      expect(await lookAt(manager, one)).toMatchObject(fine);
    },
  );
});

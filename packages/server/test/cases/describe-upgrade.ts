/**
 * Goal: migrations keep all data. Method: migrates a demo database of the baseline to the newest version; its books
 * must agree, its audit chain must be valid, and the platform must run on it.
 */
import { v1 } from '@semilla/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyAudit } from '../../src/audit/verify-audit.ts';
import type { Database } from '../../src/kit/database/types.ts';
import { findBreaches } from '../../src/money/reconciliation/find-breaches.ts';
import { users } from '../../src/schema/users.ts';
import { fillBaseline } from '../baseline/fill-baseline.ts';
import { as } from '../callers.ts';
import { buildTestApp, type TestApp } from '../test-app.ts';

export function describeUpgrade(openEmpty: () => Promise<Database>): void {
  let database: Database;
  let test: TestApp;
  beforeAll(async () => {
    database = await openEmpty();
    await fillBaseline(database.db);
    test = await buildTestApp({ database });
  });
  afterAll(() => (test ?? database).close());

  it('[B1] leaves books that agree', async () => {
    const { books, breaches } = await findBreaches(test.db);
    expect(breaches).toEqual([]);
    expect(books.orders).toBeGreaterThan(1_000);
  });

  it('[B5] leaves a valid audit chain', async () => {
    const verdict = await verifyAudit(test.db);
    expect(verdict.brokenAt).toBeUndefined();
    expect(verdict.entries).toBeGreaterThan(1_000);
  });

  it('[B1] makes the account of each project its payout account', async () => {
    const { rows } = await test.db.execute<{ of: number; carried: number }>(sql`
      select count(*)::int as of, count(payout_accounts.account)::int as carried from projects
        left join payout_accounts on payout_accounts.project_id = projects.project_id
          and payout_accounts.account = destination_bank_account and replaced_at is null
        where destination_bank_account is not null`);
    expect(rows[0]?.of).toBeGreaterThan(10);
    expect(rows[0]?.carried).toBe(rows[0]?.of);
  });

  it('[B1] leaves a working platform with its projects and orders', async () => {
    const [investor] = await test.db.select().from(users).where(eq(users.email, 'investor@semilla.test'));
    const caller = await as(test, { userId: investor?.userId as string });
    for (const { path } of [v1.projects.find, v1.orders.find]) {
      const answer = await caller.get(path);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().data.length).toBeGreaterThan(5);
    }
  });
}

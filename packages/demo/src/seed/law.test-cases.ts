import { phaseIds } from '@semilla/server/project/phases/catalogue.ts';
import { projects } from '@semilla/server/schema/projects.ts';
import { sheetVersions } from '@semilla/server/schema/sheet-versions.ts';
import type { TestApp } from '@semilla/server/test/test-app.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

function queryOf(testApp: () => TestApp) {
  return async <Row extends Record<string, unknown>>(statement: SQL): Promise<Row[]> =>
    (await testApp().db.execute<Row>(statement)).rows;
}

function describeResidences(query: ReturnType<typeof queryOf>): void {
  it('[L36] has a fiscal residence of everybody who has invested and has an account', async () => {
    const undeclared = await query<{ email: string }>(sql`
    select distinct u.email from orders o join users u using (user_id) where not exists
      (select 1 from fiscal_residences r where r.user_id = u.user_id) and u.deleted_at is null`);
    expect(undeclared).toEqual([]);
  });
}

/** Tests that the demo shows the rules for crowdfunding. */
export function describeLaw(testApp: () => TestApp): void {
  const query = queryOf(testApp);
  describe('the law in the demo', () => {
    describeResidences(query);

    it('[L35] has complaints in progress and an answered one, numbered in order', async () => {
      const rows = await query<{ state: string; reference: string }>(
        sql`select state, reference from complaints order by received_at`,
      );
      expect(rows.map(({ state }) => state)).toEqual(['Decided', 'Received', 'Admissible']);
      expect(rows.map(({ reference }) => reference)).toEqual(
        rows.map(({ reference }) => reference).toSorted(),
      );
    });

    it('[L23] has an owner for every project; owners of drafts lack evidence', async () => {
      const rows = await query<{ phase: string; complete: boolean }>(sql`
      select distinct h.name as phase, o.conflicts is not null and (select count(*) from owner_documents d
        where d.owner_id = o.owner_id) = 4 as complete
      from projects p join phases h using (phase_id) join owners o on o.owner_id = p.promoter_id`);
      expect(rows.filter(({ complete }) => !complete).map(({ phase }) => phase)).toEqual(['Draft']);
      expect(await query(sql`select 1 from projects where promoter_id is null`)).toEqual([]);
    });

    it('[L37] keeps the records of a closed account that the law requires', async () => {
      const rows = await query<{ kind: string }>(sql`
      select k.kind from kept_records k join users u using (user_id) where u.deleted_at is not null order by kind`);
      expect(rows.map(({ kind }) => kind)).toEqual(['bankAccounts', 'identity', 'taxDetails']);
      const moved = await query<{ type: string; amount: number; status: string }>(sql`
      select type, amount_cents::int as amount, status from transactions join users using (user_id)
      where deleted_at is not null order by type`);
      expect(moved).toEqual([
        { type: 'income', amount: 200_000, status: 'completed' },
        { type: 'withdraw', amount: 200_000, status: 'completed' },
      ]);
    });

    it('[L43] pays interest to an exempt company, and at the rate of a treaty', async () => {
      const rows = await query<{ kind: string; rate: number }>(sql`
      select distinct tax_treatment as kind, tax_rate_hundredths as rate from distribution_lines
      where tax_treatment is not null order by 1`);
      expect(rows).toEqual([
        { kind: 'exemptEntity', rate: 0 },
        { kind: 'treaty', rate: 1_000 },
      ]);
    });

    it('[L18][L21] has published sheets, a corrected one, an unpublished one and a suspended offer', async () => {
      const all = await testApp().db.select().from(projects);
      const countOf = (isThat: (project: (typeof all)[number]) => boolean) => all.filter(isThat).length;
      expect(countOf(({ sheetVersion }) => sheetVersion === 2)).toBe(1);
      expect(countOf(({ suspendedUntil }) => suspendedUntil !== null)).toBe(1);
      const announced = all.filter(({ phaseId }) => phaseId === phaseIds.Next_Opening);
      expect(announced.filter(({ sheetVersion }) => sheetVersion === null)).toHaveLength(1);
      const open = all.filter(({ phaseId }) => phaseId === phaseIds.Investment);
      expect(open.every(({ sheetVersion }) => sheetVersion)).toBe(true);
      const published = all.reduce((sum, { sheetVersion }) => sum + (sheetVersion ?? 0), 0);
      expect(await testApp().db.$count(sheetVersions)).toBe(published);
    });

    it('[L18] corrects a sheet after the first orders, which may be cancelled again', async () => {
      const [corrected] = await testApp().db.select().from(sheetVersions).where(eq(sheetVersions.number, 2));
      const { projectId = '', publishedAt } = corrected ?? {};
      expect(corrected).toMatchObject({ isMaterial: true, changes: expect.stringContaining('1,5') });
      const placed = await query<{ isBefore: boolean; version: number; isFree: boolean }>(sql`
      select distinct o.created_at < ${publishedAt} as "isBefore", (e.evidence->>'sheetVersion')::int as version,
        o.free_until > ${publishedAt}::date as "isFree"
      from orders o join order_evidence e using (order_id)
      where o.project_id = ${projectId} and o.status = 'pending' order by 1 desc`);
      expect(placed).toEqual([
        { isBefore: true, version: 1, isFree: true },
        { isBefore: false, version: 2, isFree: true },
      ]);
    });
  });
}

/** Tests the default rates of the demo. */
export function describeRates(testApp: () => TestApp): void {
  const query = queryOf(testApp);
  describe('the default rates of the demo', () => {
    it('[L32][L33] has the frozen default rates of past years, the last of them with loans', async () => {
      const rows = await query<{ year: number; loans: number; at: string }>(
        sql`select year, (rates->'windows'->-1->>'loans')::int as loans, created_at::date::text as at
          from default_rate_runs order by year`,
      );
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.at(-1)?.loans).toBeGreaterThan(0);
      expect(rows.map(({ at }) => at)).toEqual(rows.map(({ year }) => `${year + 1}-01-01`));
    });
  });
}

/** Tests the kinds of the demo's investors. */
export function describeInvestors(testApp: () => TestApp): void {
  const query = queryOf(testApp);
  describe('the investors of the demo', () => {
    it('[L1][L3] has requests for each kind of investor, with a matching document', async () => {
      const rows = await query<{ user: string; kind: string; state: string; file: string }>(sql`
      select k.user_kind as "user", k.kind, k.state, f.name as file from investor_kinds k
      left join account_documents d on d.account_document_id = k.account_document_id and d.account_id = k.user_id
        and d.owner_id = k.user_id and d.created_at <= k.created_at
      left join documents f using (document_id) order by k.created_at`);
      const deed = 'escritura-de-constitucion.pdf';
      const means = 'ingresos-y-cartera.pdf';
      expect(rows).toEqual([
        { user: 'individual', kind: 'sophisticated', state: 'refused', file: means },
        { user: 'individual', kind: 'sophisticated', state: 'givenUp', file: means },
        { user: 'company', kind: 'professional', state: 'active', file: deed },
        { user: 'individual', kind: 'sophisticated', state: 'active', file: means },
        { user: 'company', kind: 'sophisticated', state: 'withdrawn', file: deed },
        { user: 'individual', kind: 'sophisticated', state: 'pending', file: means },
        { user: 'company', kind: 'sophisticated', state: 'pending', file: deed },
      ]);
      const others = await query(
        sql`select 1 from orders where user_id not in (select user_id from investor_kinds)`,
      );
      expect(others.length).toBeGreaterThan(0);
    });
  });
}

/** Tests the investors of the demo who wait for a place or for an allocation. */
export function describeWaiting(testApp: () => TestApp): void {
  const query = queryOf(testApp);
  describe('demo investors who wait', () => {
    it('[L13] has a preinvestment about to be allocated, with wishes above the reserved amount', async () => {
      const rows = await query<{ state: string; wishes: number; cents: number; reserved: number }>(sql`
      select state, count(*)::int as wishes, sum(amount_cents)::int as cents, max(preinvestor_amount_cents)::int as reserved
      from wishes join projects using (project_id) group by state order by state`);
      expect(rows).toMatchObject([
        { state: 'open', wishes: 7, cents: 8_000_000, reserved: 7_500_000 },
        { state: 'revoked', wishes: 1 },
      ]);
    });

    it('[L15] has a waiting list with an investor who left it', async () => {
      const rows = await query<{ state: string; places: number; waiting: number }>(sql`
      select state, count(*)::int as places, max(p.waiting_number) as waiting
      from waiting_places join projects p using (project_id) group by state order by state`);
      expect(rows).toEqual([
        { state: 'left', places: 1, waiting: 3 },
        { state: 'waiting', places: 3, waiting: 3 },
      ]);
    });
  });
}

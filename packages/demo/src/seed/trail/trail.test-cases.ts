import { verifyAudit } from '@semilla/server/audit/verify-audit.ts';
import type { TestApp } from '@semilla/server/test/test-app.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

// Each query finds events without an audit entry of the right user at the right time.
const eventsWithoutEntry = {
  'a decided transaction': `from transactions t
    where status <> 'pending' and issuer_name in ('admin-backoffice', 'user-wallet') and not exists (
    select from audit_entries a where a.subject_id = t.transaction_id::text and a.at = t.updated_at
      and a.action = case t.status when 'completed' then 'transaction.approve' else 'transaction.reject' end
      and a.user_id = t.admin_id)`,
  'a verification decided by staff': `from verifications v where is_decided_by_hand and not exists (
    select from audit_entries a join users u using (user_id) where a.subject_id = v.verification_id::text
      and a.at = v.updated_at and a.action = 'verification.decide' and u.role = 'admin')`,
  'a verification decided by the provider': `from verifications v
    where status in ('Approved', 'Declined') and not is_decided_by_hand and not exists (
      select from audit_entries a where a.subject_id = v.verification_id::text and a.at = v.updated_at
        and a.action = 'verification.follow-decision' and a.user_id is null)`,
  'a reviewed bank account': `from bank_accounts b where state <> 'pending' and not exists (
    select from audit_entries a join users u using (user_id) where a.subject_id = b.bank_account_id::text
      and a.at = b.updated_at and a.action = 'bank-account.edit' and u.role = 'admin')`,
  'a phase set by staff': `from project_phases p join phases using (phase_id)
    where name not in ('Financed', 'Closed')
      and exists (select from project_phases q where q.project_id = p.project_id and q."from" < p."from")
      and not exists (select from audit_entries a where a.subject_id = p.project_id::text and a.at = p."from"
        and a.action = 'project.change-phase')`,
  'a delivery of returns': `from distributions d where not exists (
    select from audit_entries a where a.subject_id = d.project_id::text and a.at = d.created_at
      and a.action in ('project.distribute', 'project.close'))`,
  'an answer in a ticket': `from ticket_messages m where not exists (
    select from audit_entries a where a.subject_id = m.ticket_id::text and a.at = m.created_at
      and a.action = 'ticket.answer' and a.user_id = m.user_id)`,
  'a registered user': `from users u where not exists (
    select from audit_entries a where a.person_id = u.user_id and a.at = u.created_at and a.action = 'user.register')`,
};

/** Tests the audit trail of the demo. */
export function describeTrail(testApp: () => TestApp): void {
  const query = async <Row extends Record<string, unknown>>(statement: string) =>
    (await testApp().db.execute<Row>(sql.raw(statement))).rows;

  describe('the audit trail of the demo', () => {
    it('[B5] is intact and in order of time, and records the seeding once', async () => {
      const { entries, brokenAt } = await verifyAudit(testApp().db);
      expect(brokenAt).toBeUndefined();
      expect(entries).toBeGreaterThan(2_000);
      const back = await query(`select * from (
        select audit_entry_id, at < lag(at) over (order by audit_entry_id) as is_back from audit_entries
      ) as line where is_back`);
      expect(back).toEqual([]);
      expect(await query(`select 1 from audit_entries where action = 'demo.seed'`)).toHaveLength(1);
    });

    it.each(Object.entries(eventsWithoutEntry))('[B5] has an entry for %s', async (_what, from) => {
      expect(await query(`select * ${from} limit 3`)).toEqual([]);
    });

    it('[B5] has recent entries of both administrators and both managers', async () => {
      const busy = await query<{ email: string }>(`select email from users u where email like '%@semilla.test'
        and (select count(*) from audit_entries a where a.user_id = u.user_id) > 20
        and exists (select from audit_entries a where a.user_id = u.user_id and a.at > now() - interval '5 days')
        order by 1`);
      const staff = ['admin', 'admin2', 'manager', 'manager2'].map((name) => `${name}@semilla.test`);
      expect(busy.map(({ email }) => email)).toEqual(expect.arrayContaining(staff));
    });
  });
}

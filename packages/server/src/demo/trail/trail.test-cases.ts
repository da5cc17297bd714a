import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { verifyAudit } from '../../audit/verify.ts';
import type { TestApp } from '../../testing/test-app.ts';

// Each counts what happened without a line by whoever did it, at the moment at which they did.
const untold = {
  'a decided transaction': `from transactions t
    where status <> 'pending' and issuer_name in ('admin-backoffice', 'user-wallet') and not exists (
    select from audit_entries a where a.subject_id = t.transaction_id::text and a.at = t.updated_at
      and a.action = case t.status when 'completed' then 'transaction.approve' else 'transaction.reject' end
      and a.user_id = t.admin_id)`,
  'an identity that staff decided on': `from verifications v where is_decided_by_hand and not exists (
    select from audit_entries a join users u using (user_id) where a.subject_id = v.verification_id::text
      and a.at = v.updated_at and a.action = 'verification.decide' and u.role = 'admin')`,
  'an identity that the provider decided on': `from verifications v
    where status in ('Approved', 'Declined') and not is_decided_by_hand and not exists (
      select from audit_entries a where a.subject_id = v.verification_id::text and a.at = v.updated_at
        and a.action = 'verification.follow-decision' and a.user_id is null)`,
  'a bank account that was looked at': `from bank_accounts b where state <> 'pending' and not exists (
    select from audit_entries a join users u using (user_id) where a.subject_id = b.bank_account_id::text
      and a.at = b.updated_at and a.action = 'bank-account.edit' and u.role = 'admin')`,
  'a phase that staff moved a project to': `from project_phases p join phases using (phase_id)
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
  'somebody who came': `from users u where not exists (
    select from audit_entries a where a.person_id = u.user_id and a.at = u.created_at and a.action = 'user.register')`,
};

/** What the trail of the demo tells. */
export function describeTrail(testApp: () => TestApp): void {
  const ask = async <Row>(statement: string) =>
    ((await testApp().db.execute(sql.raw(statement))) as unknown as { rows: Row[] }).rows;

  describe('the audit trail of the demo', () => {
    it('[B5] is whole, goes on in the order of time, and says once that all of it is made up', async () => {
      const { entries, brokenAt } = await verifyAudit(testApp().db);
      expect(brokenAt).toBeUndefined();
      expect(entries).toBeGreaterThan(2_000);
      const back = await ask(`select * from (
        select audit_entry_id, at < lag(at) over (order by audit_entry_id) as is_back from audit_entries
      ) as line where is_back`);
      expect(back).toEqual([]);
      expect(await ask(`select 1 from audit_entries where action = 'demo.seed'`)).toHaveLength(1);
    });

    it.each(Object.entries(untold))('[B5] tells of %s', async (_what, from) => {
      expect(await ask(`select * ${from} limit 3`)).toEqual([]);
    });

    it('[B5] has decisions of both administrators, and work of both managers, also of late', async () => {
      const busy = await ask<{ email: string }>(`select email from users u where email like '%@semilla.test'
        and (select count(*) from audit_entries a where a.user_id = u.user_id) > 20
        and exists (select from audit_entries a where a.user_id = u.user_id and a.at > now() - interval '5 days')
        order by 1`);
      const staff = ['admin', 'admin2', 'manager', 'manager2'].map((name) => `${name}@semilla.test`);
      expect(busy.map(({ email }) => email)).toEqual(expect.arrayContaining(staff));
    });
  });
}

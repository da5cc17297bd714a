import { bankBalances } from '@semilla/server/schema/bank-balances.ts';
import { bankEntries } from '@semilla/server/schema/bank-entries.ts';
import { bankStatements } from '@semilla/server/schema/bank-statements.ts';
import { users } from '@semilla/server/schema/users.ts';
import { as } from '@semilla/server/test/callers.ts';
import type { TestApp } from '@semilla/server/test/test-app.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const queryOf =
  (testApp: () => TestApp) =>
  async <Row extends Record<string, unknown>>(statement: SQL): Promise<Row[]> =>
    (await testApp().db.execute<Row>(statement)).rows;

/** Tests the statements of the bank. */
export function describeStatements(testApp: () => TestApp): void {
  const query = queryOf(testApp);
  describe('the statements of the demo', () => {
    it('[L40] has statements that agree with the ledger on each day, and a filled desk of the treasury', async () => {
      const days = await testApp().db.select().from(bankBalances);
      expect(days).toHaveLength(56);
      expect(
        days.filter(({ unexplainedCents, unreportedCents }) => unexplainedCents || unreportedCents),
      ).toEqual([]);
      const [admin] = await testApp().db.select().from(users).where(eq(users.email, 'admin@semilla.test'));
      const administrator = await as(testApp(), { userId: admin?.userId ?? '' });
      const desk = (await administrator.get('/v1/payment/treasury')).json();
      expect(desk).toMatchObject({ stopped: null, isStatementOld: false, balances: { unexplained: '0.00' } });
      expect(desk.waiting[0]).toMatchObject({
        amount: '750.00',
        suggestion: { userName: expect.any(String) },
      });
      expect(desk.explaining.length).toBeGreaterThan(1);
      expect(desk.next.payments).toBeGreaterThan(0);
      expect(desk.lastImport.newEntries).toBeGreaterThan(0);
    });

    it('has eight weeks of the bank, which agree with the ledger and with each other', async () => {
      const weeks = await testApp().db.select().from(bankStatements).orderBy(bankStatements.from);
      expect(weeks.map(({ format }) => format)).toEqual([
        ...Array(4).fill('norma43'),
        ...Array(4).fill('camt053'),
      ]);
      for (const [index, { openingCents }] of weeks.entries())
        expect(openingCents).toBe(weeks[index - 1]?.closingCents ?? openingCents);
      const entries = await testApp().db.select().from(bankEntries);
      expect(entries.length).toBe(weeks.reduce((sum, { newEntries }) => sum + newEntries, 0));
      expect(entries.length).toBeGreaterThan(20);
      expect(entries.some(({ reference }) => reference?.startsWith('RF'))).toBe(true);
      const lastDay = weeks.at(-1)?.to ?? '';
      const { rows } = await testApp().db.execute<{ cents: string }>(sql`
        select -sum(amount_cents) as cents from ledger_postings join ledger_entries using (entry_id)
        where account_id = 'bank' and (created_at at time zone 'Europe/Madrid')::date <= ${lastDay}::date`);
      const open = entries.filter(({ bankReference }) => bankReference.startsWith('772000000'));
      const openCents = open.reduce((sum, { amountCents }) => sum + amountCents, 0);
      expect(weeks.at(-1)?.closingCents).toBe(Number(rows[0]?.cents) + openCents);
      expect(open.map(({ state }) => state).sort()).toEqual(['held', 'waiting']);
      const proven = await query(sql`select 1 from transactions where bank_entry_id is not null`);
      expect(proven.length).toBe(
        entries.filter(({ state, bookedAs }) => state === 'booked' && !bookedAs).length,
      );
      expect(proven.length).toBeGreaterThan(10);
    });
  });
}

/** Tests the movements of the bank that the demo shows as examples. */
export function describeBookings(testApp: () => TestApp): void {
  const query = queryOf(testApp);
  describe('the movements of the bank in the demo', () => {
    it('[L49] has a withdrawal that came back, with its reason and an account to be validated again', async () => {
      const returned = await query<{ reason: string; state: string }>(sql`
        select entry.return_reason as reason, own.state
        from transactions deposit
        join transactions withdrawal on withdrawal.transaction_id = deposit.returned_withdrawal_id
        join bank_entries entry on entry.bank_entry_id = deposit.bank_entry_id and entry.state = 'booked'
        join bank_accounts own on own.bank_account_id = withdrawal.bank_account_id`);
      expect(returned).toEqual([{ reason: 'AC04', state: 'pending' }]);
    });

    it('[L49] has a payment file whose payments the statements show', async () => {
      const paid = await query(sql`
        select 1 from outgoing_payments join transactions using (transaction_id) join payment_files using (payment_file_id)
        where outgoing_payments.state = 'paid' and payment_files.state = 'taken' and bank_entry_id is not null`);
      expect(paid.length).toBeGreaterThan(0);
    });

    it('[L49] has costs of the bank, and a payment of a third party that was sent back', async () => {
      const booked = await query(sql`
        select entry.booked_as as as, entry.amount_cents::int as cents, back.booked_as as back
        from bank_entries entry left join bank_entries back on back.bank_entry_id = entry.sent_back_by_id
        where entry.booked_as is not null order by entry.booked_on`);
      expect(booked).toEqual([
        { as: 'thirdParty', cents: 18_500, back: 'sentBack' },
        { as: 'sentBack', cents: -18_500, back: null },
        { as: 'bankCost', cents: -2_420, back: null },
        { as: 'bankCost', cents: -1_815, back: null },
      ]);
    });

    it('[L49] has a release of retained money that waits for the next payment file', async () => {
      const { rows } = await testApp().db.execute<{ projectId: string; cents: number }>(sql`
        select project_id as "projectId", amount_cents::int as cents from payment_orders where state = 'waiting'`);
      expect(rows).toEqual([{ projectId: expect.any(String), cents: 1_200_000 }]);
      const [admin] = await testApp().db.select().from(users).where(eq(users.email, 'admin@semilla.test'));
      const administrator = await as(testApp(), { userId: admin?.userId ?? '' });
      const money = (await administrator.get(`/v1/project/projects/${rows[0]?.projectId}/payments`)).json();
      expect(money.balances).toMatchObject({ escrow: '12000.00', escrowOrdered: '12000.00' });
    });
  });
}

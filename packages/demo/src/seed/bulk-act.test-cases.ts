import { users } from '@semilla/server/schema/users.ts';
import { as } from '@semilla/server/test/callers.ts';
import type { TestApp } from '@semilla/server/test/test-app.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

/** Tests the bulk act of the demo. */
export function describeBulkAct(testApp: () => TestApp): void {
  describe('the bulk act of the demo', () => {
    it('[A24] is finished, and refused to dismiss a closed ticket', async () => {
      const test = testApp();
      const [admin] = await test.db.select().from(users).where(eq(users.email, 'admin@semilla.test'));
      const elena = await as(test, { userId: admin?.userId ?? '' });
      const { data } = (await elena.get('/v1/bulk-acts')).json();
      expect(data).toMatchObject([{ act: 'moveTickets', state: 'done', total: 3, done: 2, refused: 1 }]);
      const rows: { recordId: string; result: string; refusal: string | null }[] = (
        await elena.get(`/v1/bulk-acts/${data[0].bulkActId}/rows`)
      ).json().data;
      const outcomes = rows.map(async ({ recordId, result, refusal }) => {
        const { stateId } = (await elena.get(`/v1/support/tickets/${recordId}`)).json();
        return [result, stateId, refusal];
      });
      expect((await Promise.all(outcomes)).toSorted()).toEqual([
        ['done', 'Dismissed', null],
        ['done', 'Dismissed', null],
        ['refused', 'Closed', 'support.state_change_not_allowed'],
      ]);
    });
  });
}

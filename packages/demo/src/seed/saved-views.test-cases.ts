import type { SavedView } from '@semilla/contract';
import { users } from '@semilla/server/schema/users.ts';
import { as } from '@semilla/server/test/callers.ts';
import type { TestApp } from '@semilla/server/test/test-app.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

/** Tests the views of the demo. */
export function describeSavedViews(testApp: () => TestApp): void {
  describe('the views of the demo', () => {
    it.each([
      { list: 'projects', path: '/v1/project/projects' },
      { list: 'tickets', path: '/v1/support/tickets' },
      { list: 'transactions', path: '/v1/wallet/transactions' },
    ])('[A26] show rows of the list $list', async ({ list, path }) => {
      const test = testApp();
      const [admin] = await test.db.select().from(users).where(eq(users.email, 'admin@semilla.test'));
      const elena = await as(test, { userId: admin?.userId ?? '' });
      const { data } = (await elena.get(`/v1/overview/saved-views?list=${list}`)).json();
      const [view] = data as SavedView[];
      expect(view).toMatchObject({ dropped: [], orderBy: expect.any(String) });
      const query = new URLSearchParams({ ...view?.filter, orderBy: view?.orderBy ?? '' });
      expect((await elena.get(`${path}?${query}`)).json().total).toBeGreaterThan(0);
    });
  });
}

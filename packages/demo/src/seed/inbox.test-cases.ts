import { inboxMessages } from '@semilla/server/schema/inbox-messages.ts';
import { users } from '@semilla/server/schema/users.ts';
import { as } from '@semilla/server/test/callers.ts';
import { messagesOf } from '@semilla/server/test/inbox.ts';
import type { TestApp } from '@semilla/server/test/test-app.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const kinds = [
  'account.identityApproved',
  'support.customer.answered',
  'wallet.orderPlaced',
  'wallet.returnReceived',
  'wallet.transactionDecided',
];

const inboxes = [
  { email: 'investor@semilla.test', expected: [...kinds, 'wallet.paymentLate'] },
  { email: 'company@semilla.test', expected: kinds },
];

/** Tests the inboxes of the named customers. */
export function describeInboxes(testApp: () => TestApp): void {
  describe('the inboxes of the demo', () => {
    it.each(inboxes)(
      '[B8] tell $email what happened, with the latest two messages unread',
      async ({ email, expected }) => {
        const test = testApp();
        const [user] = await test.db.select().from(users).where(eq(users.email, email));
        const userId = user?.userId ?? '';
        const messages = await messagesOf(await as(test, { userId }), '?take=50');
        expect(messages.length).toBeLessThan(10);
        expect(messages.filter(({ readAt }) => !readAt)).toEqual(messages.slice(0, 2));
        const rows = await test.db.select().from(inboxMessages).where(eq(inboxMessages.userId, userId));
        expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(expected));
        for (const { createdAt, readAt } of rows)
          expect((readAt ?? createdAt).getTime()).toBeLessThanOrEqual(Date.now());
      },
    );
  });
}

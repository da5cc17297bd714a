import { verificationStatuses } from '@semilla/contract';
import { accountDocuments } from '@semilla/server/schema/account-documents.ts';
import { users } from '@semilla/server/schema/users.ts';
import { verificationMedia } from '@semilla/server/schema/verification-media.ts';
import { verifications } from '@semilla/server/schema/verifications.ts';
import type { TestApp } from '@semilla/server/test/test-app.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

/** Tests the accounts of the demo, their identities and their documents. */
export function describeCustomers(testApp: () => TestApp): void {
  describe('the customers of the demo', () => {
    it('has customers, people and companies, with an identity in every state', async () => {
      const everyone = await testApp()
        .db.select()
        .from(users)
        .where(and(eq(users.role, 'user'), isNull(users.deletedAt)));
      const kinds = (kind: string) => everyone.filter((user) => user.kind === kind);
      expect([kinds('individual').length, kinds('company').length]).toEqual([228, 12]);
      const statuses = new Set(everyone.map(({ verificationStatus }) => verificationStatus));
      expect(statuses).toEqual(new Set(verificationStatuses));
    });

    it('[A19] has images of a document and a face for every verification waiting for a decision', async () => {
      const waiting = await testApp()
        .db.select()
        .from(verifications)
        .where(eq(verifications.status, 'Completed'));
      expect(waiting.length).toBeGreaterThan(2);
      for (const { verificationId } of waiting) {
        const media = await testApp()
          .db.select()
          .from(verificationMedia)
          .where(eq(verificationMedia.verificationId, verificationId));
        expect(media.map(({ kind }) => kind).sort()).toEqual(['document-back', 'document-front', 'face']);
      }
    });

    it('has documents of some customers', async () => {
      const all = await testApp().db.select().from(accountDocuments);
      expect(all.length).toBeGreaterThan(40);
      const [investor] = await testApp()
        .db.select()
        .from(users)
        .where(eq(users.email, 'investor@semilla.test'));
      expect(all.filter(({ accountId }) => accountId === investor?.userId)).toHaveLength(4);
    });

    it('has a few users with an unconfirmed address and one disabled user', async () => {
      const everyone = await testApp().db.select().from(users).where(isNull(users.deletedAt));
      expect(everyone.filter(({ emailConfirmedAt }) => !emailConfirmedAt)).toHaveLength(7);
      expect(everyone.filter(({ disabledAt }) => disabledAt)).toHaveLength(1);
    });
  });
}

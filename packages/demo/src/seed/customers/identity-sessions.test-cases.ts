import { users } from '@semilla/server/schema/users.ts';
import { verificationSessions } from '@semilla/server/schema/verification-sessions.ts';
import { verifications } from '@semilla/server/schema/verifications.ts';
import type { TestApp } from '@semilla/server/test/test-app.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const unfinished = ['Started', 'Progress', 'Resubmission', 'Completed'] as const;

const choose = (url: string, outcome: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });

/** Tests the demo's sessions at the identity simulator, over HTTP. */
export function describeIdentitySessions(testApp: () => TestApp): void {
  const waiting = () =>
    testApp()
      .db.select({ userId: users.userId, status: verifications.status, url: verificationSessions.url })
      .from(verifications)
      .innerJoin(users, eq(users.userId, verifications.userId))
      .leftJoin(verificationSessions, eq(verificationSessions.verificationId, verifications.verificationId))
      .where(
        and(
          inArray(verifications.status, [...unfinished]),
          sql`not exists (select from verifications v where v.user_id = ${users.userId} and v.attempt > ${verifications.attempt})`,
        ),
      );
  const latestOf = async (userId: string) => {
    const [latest] = await testApp()
      .db.select()
      .from(verifications)
      .where(eq(verifications.userId, userId))
      .orderBy(desc(verifications.attempt));
    return latest;
  };

  describe('a customer with an unfinished verification', () => {
    it('[B6][B10] has a session in the list of the simulator', async () => {
      const all = await waiting();
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set(unfinished));
      const { publicUrl } = testApp().services.config;
      const list = await (await fetch(`${publicUrl}/dev/identity`)).text();
      for (const { url } of all) expect(list).toContain(`href="${new URL(url ?? '').pathname}"`);
    });

    it.each(unfinished)(
      '[B6][S7] finishes there from %s, and the webhook receives the outcome',
      async (status) => {
        const [first, second] = (await waiting()).filter((row) => row.status === status);
        expect((await choose(first?.url ?? '', 'approved')).status).toBe(303);
        expect(await latestOf(first?.userId ?? '')).toMatchObject({
          status: 'Approved',
          isDecidedByHand: false,
        });
        if (!second) return;
        await choose(second.url ?? '', 'declined');
        expect(await latestOf(second.userId)).toMatchObject({ status: 'Declined', decision: 'Declined' });
      },
    );
  });
}

// Goal: a decision of which no message came, or none that can be believed, is heard of all the same; and what nobody
// finishes ends.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as } from '../../testing/callers.ts';
import { tellAsProvider } from '../../testing/identity.ts';
import { type Beginner, beginner, decideAsProvider } from '../../testing/identity-sessions.ts';
import { mailTo } from '../../testing/mails.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { expireSessions, pollDecisions } from './poll-decisions.ts';
import { verificationSessions } from './table.ts';

const minutes = 60;
const days = 86_400;
let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp({ simulatesIdentity: true });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.update(verificationSessions).set({ pollAt: null });
});

/** The provider decides, and its messages do not prove that they are its own. */
const decideUnheard = async ({ url }: Beginner, outcome: string, more: Record<string, string> = {}) => {
  const form = new URLSearchParams({ outcome, wrongSignature: 'on', ...more });
  await test.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  });
};
const meOf = async ({ userId }: Beginner) =>
  (await (await as(test, { userId })).get('/v1/account/users/me')).json();
const statusOf = async (user: Beginner) => (await meOf(user)).verificationStatus;

describe('asking the provider', () => {
  it('[B6][S7] is what lets a decision be heard of that nobody told, some minutes later', async () => {
    const user = await beginner(test);
    await decideUnheard(user, 'approved', { documentType: 'VISA', documentNumber: 'V-1' });
    await pollDecisions(test.services);
    expect(await statusOf(user)).toBe('Started');
    test.clock.advance(6 * minutes);
    await pollDecisions(test.services);
    expect(await meOf(user)).toMatchObject({
      verificationStatus: 'Approved',
      identificationDocumentType: 'VISA',
      identificationDocumentNumber: 'V-1',
    });
    const [session] = await test.db
      .select()
      .from(verificationSessions)
      .where(sql`session_id = ${user.sessionId}`);
    expect(session?.pollAt).toBeNull();
  });

  it('[B6] happens every few minutes at first, and less often the longer it takes', async () => {
    const user = await beginner(test);
    const asked: string[] = [];
    const services = {
      ...test.services,
      identity: {
        ...test.services.identity,
        readDecision: async (sessionId: string) => void asked.push(sessionId),
      } as never,
    };
    for (const wait of [4, 2, 4, 2]) {
      test.clock.advance(wait * minutes);
      await pollDecisions(services);
    }
    expect(asked).toEqual([user.sessionId, user.sessionId]);
    await tellAsProvider(test, { id: user.sessionId, action: 'submitted' });
    test.clock.advance(3 * minutes);
    await pollDecisions(services);
    expect(asked).toHaveLength(3);
    test.clock.advance(5 * days);
    await pollDecisions(services);
    test.clock.advance(60 * minutes);
    await pollDecisions(services);
    expect(asked).toHaveLength(4);
  });

  it('[B6][S7] hears the same as what was told, once', async () => {
    const user = await beginner(test);
    await decideUnheard(user, 'resubmission_requested');
    for (const _round of [1, 2, 3]) {
      test.clock.advance(10 * minutes);
      await pollDecisions(test.services);
      expect(await statusOf(user)).toBe('Resubmission');
    }
    const whose = eq(verificationSessions.sessionId, user.sessionId);
    const [session] = await test.db.select().from(verificationSessions).where(whose);
    expect(session?.resubmissions).toBe(1);
    const admin = await as(test, 'admin');
    expect((await admin.get(`/v1/audit?subjectId=${user.verificationId}`)).json().total).toBe(2);
  });

  it('[B6] is no use where nobody answers: it fails, and the next time asks again', async () => {
    const [user] = [await beginner(test), await beginner(test)];
    await decideUnheard(user, 'declined');
    test.clock.advance(6 * minutes);
    const { identity } = await (async () => {
      const alone = await buildTestApp();
      const { services } = alone;
      await alone.close();
      return services;
    })();
    await expect(pollDecisions({ ...test.services, identity })).rejects.toThrow('cannot be reached');
    expect(await statusOf(user)).toBe('Started');
    test.clock.advance(6 * minutes);
    await pollDecisions(test.services);
    expect(await statusOf(user)).toBe('Declined');
  });

  it('[B6] is done by a job of its own, as is ending what ran out', async () => {
    const found = await test.db.execute(
      sql`select name, cron from pgboss.schedule where name like 'verification%'`,
    );
    const { rows } = found as unknown as { rows: { name: string; cron: string }[] };
    expect(rows.map(({ name, cron }) => [name, cron]).toSorted()).toEqual([
      ['verification-decisions', '*/3 * * * *'],
      ['verification-expiry', '*/10 * * * *'],
    ]);
  });
});

describe('a session that nobody finished', () => {
  it('[S7] ends after its seven days, and is mailed; what was sent waits for its decision', async () => {
    const left = await beginner(test);
    const again = await beginner(test);
    await decideAsProvider(test, again, { status: 'resubmission_requested', attemptId: 'a' });
    const sent = await beginner(test);
    await tellAsProvider(test, { id: sent.sessionId, action: 'submitted' });
    test.clock.advance(7 * days - 5 * minutes);
    await expireSessions(test.services);
    expect(await statusOf(left)).toBe('Started');
    test.clock.advance(10 * minutes);
    await expireSessions(test.services);
    await expireSessions(test.services);
    expect(await statusOf(left)).toBe('ExpiredAbandoned');
    expect(await statusOf(again)).toBe('ExpiredAbandoned');
    expect(await statusOf(sent)).toBe('Completed');
    const { email } = await meOf(left);
    expect((await mailTo(test, email)).subject).toBe('La verificación de tu identidad ha quedado a medias');
    await decideAsProvider(test, left, { status: 'approved' });
    expect(await statusOf(left)).toBe('Approved');
  });
});

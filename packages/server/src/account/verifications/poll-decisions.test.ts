// Goal: polling finds decisions whose message was lost or not authentic, and unfinished sessions expire.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as } from '../../../test/callers.ts';
import { tellAsProvider } from '../../../test/identity.ts';
import { type Beginner, beginner, decideAsProvider } from '../../../test/identity-sessions.ts';
import { mailTo } from '../../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { verificationSessions } from '../../schema/verification-sessions.ts';
import { expireSessions, pollDecisions } from './poll-decisions.ts';

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

/** The provider decides, but its message has a wrong signature and is refused. */
const decideWithWrongSignature = async (
  { url }: Beginner,
  outcome: string,
  more: Record<string, string> = {},
) => {
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

describe('polling the provider', () => {
  it('[B6][S7] finds a decision without a message after some minutes', async () => {
    const user = await beginner(test);
    await decideWithWrongSignature(user, 'approved', { documentType: 'VISA', documentNumber: 'V-1' });
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

  it('[B6] happens every few minutes at first, and less often over time', async () => {
    const user = await beginner(test);
    const polledIds: string[] = [];
    const services = {
      ...test.services,
      identity: {
        ...test.services.identity,
        readDecision: async (sessionId: string) => void polledIds.push(sessionId),
      } as never,
    };
    for (const wait of [4, 2, 4, 2]) {
      test.clock.advance(wait * minutes);
      await pollDecisions(services);
    }
    expect(polledIds).toEqual([user.sessionId, user.sessionId]);
    await tellAsProvider(test, { id: user.sessionId, action: 'submitted' });
    test.clock.advance(3 * minutes);
    await pollDecisions(services);
    expect(polledIds).toHaveLength(3);
    test.clock.advance(5 * days);
    await pollDecisions(services);
    test.clock.advance(60 * minutes);
    await pollDecisions(services);
    expect(polledIds).toHaveLength(4);
  });

  it('[B6][S7] applies a decision once, however often it is polled', async () => {
    const user = await beginner(test);
    await decideWithWrongSignature(user, 'resubmission_requested');
    for (const _round of [1, 2, 3]) {
      test.clock.advance(10 * minutes);
      await pollDecisions(test.services);
      expect(await statusOf(user)).toBe('Resubmission');
    }
    const ofSession = eq(verificationSessions.sessionId, user.sessionId);
    const [session] = await test.db.select().from(verificationSessions).where(ofSession);
    expect(session?.resubmissions).toBe(1);
    const admin = await as(test, 'admin');
    expect((await admin.get(`/v1/audit?subjectId=${user.verificationId}`)).json().total).toBe(2);
  });

  it('[B6] fails when the provider is unreachable, and is retried the next time', async () => {
    const [user] = [await beginner(test), await beginner(test)];
    await decideWithWrongSignature(user, 'declined');
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

  it('[B6] has a scheduled job, and so has the expiry of sessions', async () => {
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

describe('an unfinished session', () => {
  it('[S7] expires after seven days with a mail, but a submitted one waits for its decision', async () => {
    const unfinished = await beginner(test);
    const resubmitting = await beginner(test);
    await decideAsProvider(test, resubmitting, { status: 'resubmission_requested', attemptId: 'a' });
    const submitted = await beginner(test);
    await tellAsProvider(test, { id: submitted.sessionId, action: 'submitted' });
    test.clock.advance(7 * days - 5 * minutes);
    await expireSessions(test.services);
    expect(await statusOf(unfinished)).toBe('Started');
    test.clock.advance(10 * minutes);
    await expireSessions(test.services);
    await expireSessions(test.services);
    expect(await statusOf(unfinished)).toBe('ExpiredAbandoned');
    expect(await statusOf(resubmitting)).toBe('ExpiredAbandoned');
    expect(await statusOf(submitted)).toBe('Completed');
    const { email } = await meOf(unfinished);
    expect((await mailTo(test, email)).subject).toBe(
      'La verificación de tu identidad se ha quedado a medias',
    );
    await decideAsProvider(test, unfinished, { status: 'approved' });
    expect(await statusOf(unfinished)).toBe('Approved');
  });
});

// Goal: concurrent changes to one account have the same result as running one after the other, without server errors.
// Method: the API on a real PostgreSQL, with many requests in flight.
import { buildInvitation } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { givenVerification } from '../../test/account-records.ts';
import { as, type Caller } from '../../test/callers.ts';
import { newPostgresDatabase } from '../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { newUser } from '../../test/users.ts';
import { openPostgres } from '../kit/database/postgres.ts';
import { users } from '../schema/users.ts';
import { verifications } from '../schema/verifications.ts';

let test: TestApp;
let admin: Caller;

beforeAll(async () => {
  const database = await openPostgres(await newPostgresDatabase(inject('postgresUrl')));
  test = await buildTestApp({ database });
  admin = await as(test, 'admin');
});
afterAll(() => test.close());

type Answer = Awaited<ReturnType<Caller['get']>>;

function times<T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => act(index)));
}

function statuses(answers: Answer[]): Record<number, number> {
  const found: Record<number, number> = {};
  for (const { statusCode } of answers) found[statusCode] = (found[statusCode] ?? 0) + 1;
  return found;
}

const pathOf = (userId: string) => `/v1/account/users/${userId}`;

describe('concurrent requests', () => {
  it('[V3][C1] register one customer out of twenty with the same email address', async () => {
    const body = buildInvitation();
    const answers = await times(20, () => admin.post('/v1/account/users', { body }));
    expect(statuses(answers)).toEqual({ 201: 1, 409: 19 });
  });

  it('[V13] save an identity document for only one of twenty users', async () => {
    const document = { identificationDocumentType: 'ID_CARD', identificationDocumentNumber: '12345678Z' };
    const claimants = await times(20, () => newUser(test.services));
    const answers = await times(20, (i) =>
      admin.patch(pathOf(claimants[i]?.userId ?? ''), { body: document }),
    );
    expect(statuses(answers)).toEqual({ 200: 1, 409: 19 });
  });

  it('[V13][S7] approve only one of two verifications with the same document', async () => {
    const shown = { type: 'PASSPORT', number: 'P-1' } as const;
    const attempts = await times(2, async () => {
      const { userId } = await newUser(test.services);
      return givenVerification(test, userId, {}, shown);
    });
    const body = { decision: 'Approved' };
    const answers = await times(2, (i) => admin.patch(`/v1/account/verifications/${attempts[i]}`, { body }));
    expect(statuses(answers)).toEqual({ 200: 1, 409: 1 });
  });

  it('[S7][E15] leave the user’s status equal to the attempt’s when approvals race declines', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { userId } = await newUser(test.services);
      const verificationId = await givenVerification(test, userId);
      const answers = await times(10, (i) =>
        admin.patch(`/v1/account/verifications/${verificationId}`, {
          body: { decision: i % 2 ? 'Approved' : 'Declined', decisionReason: 'Comprobado.' },
        }),
      );
      expect(answers.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 409)).toEqual([]);
      const [attempt] = await test.db
        .select()
        .from(verifications)
        .where(eq(verifications.verificationId, verificationId));
      expect((await admin.get(pathOf(userId))).json().verificationStatus).toBe(attempt?.status);
    }
  });

  it('[E20] assign a customer to only one of twenty managers', async () => {
    const { userId } = await newUser(test.services);
    const managers = await times(20, () => newUser(test.services, { role: 'operator' }));
    const answers = await times(20, (i) =>
      admin.post('/v1/account/user-assignment', { body: { userId, managerId: managers[i]?.userId } }),
    );
    expect(statuses(answers)).toEqual({ 201: 1, 409: 19 });
  });

  it('[P7] leave one of two administrators who disable each other', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [first, second] = await Promise.all([as(test, 'admin'), as(test, 'admin')]);
      const answers = await Promise.all([
        first.patch(pathOf(second.userId), { body: { disabled: true } }),
        second.patch(pathOf(first.userId), { body: { disabled: true } }),
      ]);
      const refused = answers.filter(({ statusCode }) => statusCode === 403 || statusCode === 401);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect(refused).toHaveLength(1);
    }
  });

  it('[P9][E20] delete a customer who is being reassigned, without a deadlock', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { userId } = await newUser(test.services);
      const managers = await times(2, () => newUser(test.services, { role: 'operator' }));
      const [first, second] = managers.map(({ userId: managerId }) => managerId);
      await admin.post('/v1/account/user-assignment', { body: { userId, managerId: first } });
      const [reassigned, deleted] = await Promise.all([
        admin.patch(`/v1/account/user-assignment/${userId}`, { body: { managerId: second } }),
        admin.delete(pathOf(userId)),
      ]);
      expect(deleted.statusCode, deleted.body).toBe(204);
      expect([200, 400, 404], reassigned.body).toContain(reassigned.statusCode);
    }
  });

  it('[P9] delete a user once out of ten requests, and concurrent edits leave no personal data', async () => {
    const { userId } = await newUser(test.services);
    const answers = await times(20, (i) =>
      i % 2
        ? admin.delete(pathOf(userId))
        : admin.patch(pathOf(userId), { body: { phone: '+34 600 123 456' } }),
    );
    expect(statuses(answers)[204]).toBe(1);
    expect(answers.filter(({ statusCode }) => ![200, 204, 404].includes(statusCode))).toEqual([]);
    const [row] = await test.db.select().from(users).where(eq(users.userId, userId));
    expect(row).toMatchObject({ phone: null, surname: null });
  });
});

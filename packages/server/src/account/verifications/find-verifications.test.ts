import { addressOf } from '@semilla/client';
import { v1, verificationStatuses } from '@semilla/contract';
import { buildPdf } from '@semilla/contract/testing';
import { type Locale, translate } from '@semilla/i18n';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenMedia, givenVerification } from '../../../test/account-records.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser } from '../../../test/users.ts';

const { path } = v1.verifications.find;
let test: TestApp;
let admin: Caller;
let manager: Caller;
let other: Caller;
let customer: Caller;
let first: string;
let second: string;

const day = (number: number) => new Date(Date.UTC(2026, 2, number));
const provider = { person: { firstName: 'Lucía' }, code: 9001 };

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  other = await as(test, 'operator');
  customer = await as(test, 'user', { managerId: manager.userId, name: 'Lucía', surname: 'Ferrer' });
  first = await givenVerification(test, customer.userId, {
    status: 'Declined',
    decision: 'Declined',
    reason: 'Document expired',
    reasonCode: 106,
    createdAt: day(1),
    updatedAt: day(2),
  });
  second = await givenVerification(
    test,
    customer.userId,
    {
      attempt: 2,
      status: 'Approved',
      decision: 'Approved',
      decisionData: provider,
      createdAt: day(3),
      updatedAt: day(4),
    },
    {
      type: 'ID_CARD',
      number: '12345678Z',
      country: 'ES',
      validFrom: '2021-02-01',
      validUntil: '2031-02-01',
    },
  );
});
afterAll(() => test.close());

const list = async (caller: Caller, query = '') => (await caller.get(`${path}?${query}`)).json();
const idsFor = async (caller: Caller, query = '') =>
  (await list(caller, query)).data.map(({ verificationId }: { verificationId: string }) => verificationId);

describe('verification attempts', () => {
  it('[E15][S7][C1] are listed with every field, latest first', async () => {
    const { data, total } = await list(admin, `userId=${customer.userId}`);
    expect(total).toBe(2);
    expect(data).toEqual([
      {
        verificationId: second,
        userId: customer.userId,
        userName: 'Lucía Ferrer',
        status: 'Approved',
        reason: null,
        reasonCode: null,
        decision: 'Approved',
        decisionReason: null,
        decisionData: provider,
        attempt: 2,
        action: 'submitted',
        documents: [
          {
            type: 'ID_CARD',
            number: '12345678Z',
            country: 'ES',
            validFrom: '2021-02-01',
            validUntil: '2031-02-01',
          },
        ],
        media: [],
        createdAt: day(3).toISOString(),
        updatedAt: day(4).toISOString(),
      },
      expect.objectContaining({
        verificationId: first,
        attempt: 1,
        reason: 'Document expired',
        reasonCode: 106,
        documents: [],
      }),
    ]);
  });

  it('[P6][P7][C1] are shown to their user, the manager and administrators', async () => {
    expect((await (await as(test, 'visitor')).get(path)).statusCode).toBe(401);
    expect(await idsFor(manager)).toEqual([second, first]);
    expect(await idsFor(customer)).toEqual([second, first]);
    const stranger = await as(test, 'user', { managerId: other.userId });
    for (const caller of [other, stranger]) {
      expect(await list(caller)).toEqual({ data: [], total: 0 });
      expect(await list(caller, `userId=${customer.userId}`)).toEqual({ data: [], total: 0 });
    }
    const own = (await list(customer)).data[0];
    expect(own).toMatchObject({ status: 'Approved', decisionData: null });
  });

  it('[C12][C10] are sorted and filtered, and the first row by time of change is the latest', async () => {
    expect(await idsFor(customer, 'take=1&orderBy=updatedAt')).toEqual([second]);
    expect((await list(customer, 'take=1&orderBy=updatedAt')).total).toBe(2);
    expect(await idsFor(customer, 'orderBy=createdAt&orderSide=asc')).toEqual([first, second]);
    expect(await idsFor(admin, `userId=${customer.userId}&status=Declined`)).toEqual([first]);
    expect((await admin.get(`${path}?orderBy=verificationId`)).statusCode).toBe(400);
    expect((await admin.get(`${path}?status=approved`)).statusCode).toBe(400);
  });

  it('[A19][P6] are found by id, by callers who may see them', async () => {
    for (const caller of [admin, manager, customer]) {
      expect(await idsFor(caller, `verificationId=${first}`)).toEqual([first]);
    }
    expect(await list(other, `verificationId=${first}`)).toEqual({ data: [], total: 0 });
    expect(await idsFor(admin, `verificationId=${crypto.randomUUID()}`)).toEqual([]);
    expect((await admin.get(`${path}?verificationId=1`)).statusCode).toBe(400);
  });

  it.each(verificationStatuses)('[S7][E15] leave a user %s, if the latest attempt is', async (status) => {
    const { userId } = await newUser(test.services);
    const decided = { decision: status === 'Approved' || status === 'Declined' ? status : null } as const;
    await givenVerification(test, userId, { status: 'Approved', decision: 'Approved' });
    await givenVerification(test, userId, { attempt: 2, status, ...decided });
    const user = (await admin.get(`/v1/account/users/${userId}`)).json();
    expect(user.verificationStatus).toBe(status);
  });

  it('[B13] are exported as CSV with the rows the caller may see', async () => {
    const { body } = await manager.get(`${path}/export`);
    expect(body.trim().split('\r\n')).toHaveLength(3);
    expect(body).toContain('12345678Z');
  });

  it.each([
    ['es', ';', 'Documento caducado', 'Envió sus documentos'],
    ['en', ',', 'Expired document', 'Sent their documents'],
  ])(
    '[B13][P4] are exported in words of the language %s',
    async (language, separator, expired, submitted) => {
      const { userId } = await newUser(test.services);
      const declined = { status: 'Declined', decision: 'Declined' } as const;
      const reasons = [
        { reason: 'Document expired', reasonCode: 207, action: 'submitted' },
        { reason: 'Unknown to us', reasonCode: 999, action: 'unheard_of' },
        { reason: 'No code', reasonCode: null, action: null },
      ];
      for (const [index, reason] of reasons.entries())
        await givenVerification(test, userId, { ...declined, ...reason, attempt: index + 1 });
      const headers = { 'accept-language': language };
      const address = `${path}/export?userId=${userId}&orderBy=attempt&orderSide=asc`;
      const [head = [], ...rows] = (await admin.get(address, { headers })).body
        .trimEnd()
        .split('\r\n')
        .map((line) => line.split(separator));
      const told = ['reason', 'action'].map((name) =>
        head.indexOf(translate(language as Locale, `fields.verifications.${name}`)),
      );
      expect(rows.map((row) => told.map((column) => row[column]))).toEqual([
        [expired, submitted],
        ['Unknown to us', 'unheard_of'],
        ['No code', ''],
      ]);
    },
  );
});

describe('a picture of an attempt', () => {
  it('[E15][C1][P7] is sent to callers who may see the attempt', async () => {
    const mediaId = await givenMedia(test, second, buildPdf('anverso'));
    const [{ media }] = (await list(customer, 'take=1')).data;
    expect(media).toEqual([
      { mediaId, kind: 'document-front', type: 'image/jpeg', viewUrl: `${path}/${mediaId}` },
    ]);
    for (const caller of [admin, manager, customer]) {
      const answer = await caller.get(media[0].viewUrl);
      expect(answer.rawPayload).toEqual(Buffer.from(buildPdf('anverso')));
      expect(answer.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'private, no-store',
      });
      expect(answer.headers['content-security-policy']).toMatch(/sandbox$/);
    }
    expect((await (await as(test, 'visitor')).get(media[0].viewUrl)).statusCode).toBe(401);
    for (const caller of [other, await as(test, 'user')]) {
      const foreign = await caller.get(media[0].viewUrl);
      const nowhere = addressOf(v1.verifications.viewMedia, { params: { id: crypto.randomUUID() } });
      const missing = await caller.get(nowhere);
      expect([foreign.statusCode, missing.statusCode]).toEqual([404, 404]);
      expect({ ...foreign.json(), requestId: '' }).toEqual({ ...missing.json(), requestId: '' });
    }
    expect((await admin.get(`${path}/anverso`)).statusCode).toBe(400);
  });
});

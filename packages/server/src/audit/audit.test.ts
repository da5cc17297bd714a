import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as } from '../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { differences } from '../kit/audit/write-audit.ts';
import { thePlatform } from '../kit/change/actor.ts';
import { makeChange } from '../kit/change/make-change.ts';
import { auditEntries } from '../schema/audit-entries.ts';
import { verifyAudit } from './verify-audit.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const note = (subjectId: string) => ({
  action: 'project.edit',
  subjectType: 'project',
  subjectId,
  after: { name: 'Ñandú' },
});
const writeNote = (subjectId: string) =>
  makeChange(test.services, thePlatform, async ({ audit }) => audit(note(subjectId)));

describe('the audit trail', () => {
  it('[B5] numbers its rows without gaps, even if many write at once, and is valid', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, i) => writeNote(`p${i}`)));
    const { entries, brokenAt } = await verifyAudit(test.db);
    expect(entries).toBeGreaterThanOrEqual(50);
    expect(brokenAt).toBeUndefined();
  });

  it('[B5] has no row of a failed change', async () => {
    const before = await verifyAudit(test.db);
    const failing = makeChange(test.services, thePlatform, async ({ audit, tx }) => {
      audit(note('failed'));
      await tx.execute(sql`select 1/0`);
    });
    await expect(failing).rejects.toThrow('Failed query');
    expect(await verifyAudit(test.db)).toEqual(before);
  });

  it.each([
    ['changed', sql`update audit_entries set action = 'other'`],
    ['deleted', sql`delete from audit_entries`],
    ['emptied', sql`truncate audit_entries`],
  ])('[B5] cannot be %s', async (_how, statement) => {
    await expect(test.db.execute(statement)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('only ever added to') },
    });
  });

  it('[B5] shows which row was changed while the trigger was disabled', async () => {
    await writeNote('last');
    await test.db.execute(sql`alter table audit_entries disable trigger audit_entries_keep`);
    await test.db.execute(sql`update audit_entries set action = 'project.other' where audit_entry_id = 7`);
    expect((await verifyAudit(test.db)).brokenAt).toBe(7);
    await test.db.execute(sql`update audit_entries set action = 'project.edit' where audit_entry_id = 7`);
    expect((await verifyAudit(test.db)).brokenAt).toBeUndefined();
    await test.db.execute(sql`delete from audit_entries where audit_entry_id = 9`);
    expect((await verifyAudit(test.db)).brokenAt).toBe(10);
    const check = (await (await as(test, 'admin')).get('/v1/audit/chain')).json();
    expect(check).toMatchObject({ brokenAt: 10, erased: 0, until: expect.any(String) });
  });

  it('[B5] finds the actions on a user and on their records', async () => {
    const personId = crypto.randomUUID();
    await makeChange(test.services, thePlatform, async ({ audit }) => {
      audit({ ...note('theirs'), personId });
      audit({ action: 'user.edit', subjectType: 'user', subjectId: personId });
      audit(note('of nobody'));
    });
    const { data } = (await (await as(test, 'admin')).get(`/v1/audit?personId=${personId}`)).json();
    expect(data.map((entry: { subjectId: string }) => entry.subjectId)).toEqual([personId, 'theirs']);
  });

  it('[B5] shows who acted, when, from which address and in which request', async () => {
    const admin = await as(test, 'admin');
    const { userId } = await as(test, 'user');
    const edited = await admin.patch(`/v1/account/users/${userId}`, { body: { name: 'Nuria Isabel' } });
    const [row] = await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, userId), eq(auditEntries.action, 'user.edit')))
      .orderBy(auditEntries.auditEntryId);
    expect(row).toMatchObject({
      at: expect.any(Date),
      userId: admin.userId,
      subjectType: 'user',
      after: { name: 'Nuria Isabel' },
      address: '127.0.0.1',
      requestId: edited.headers['x-request-id'],
    });
  });

  it('[B5][P7] can be read only by administrators', async () => {
    const path = '/v1/audit?subjectType=project&take=5';
    expect((await (await as(test, 'visitor')).get(path)).statusCode).toBe(401);
    expect((await (await as(test, 'user')).get(path)).statusCode).toBe(403);
    expect((await (await as(test, 'operator')).get(path)).statusCode).toBe(403);
    const answer = await (await as(test, 'admin')).get(path);
    expect(answer.json().data).toHaveLength(5);
    expect(answer.json().data[0]).toMatchObject({ action: 'project.edit', after: { name: 'Ñandú' } });
    expect(answer.json().data[0].at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect((await (await as(test, 'operator')).get('/v1/audit/chain')).statusCode).toBe(403);
    const malformed = await (await as(test, 'admin')).get('/v1/audit?fromDate=ayer');
    expect(malformed.json()).toMatchObject({ status: 400, errors: [{ path: 'fromDate' }] });
  });
});

describe('the differences of a change', () => {
  it('[B5] are the fields it changed and no others', () => {
    const before = { name: 'A', months: 12, at: new Date(0) };
    expect(differences(before, { ...before, name: 'B', at: new Date(0) })).toEqual({
      before: { name: 'A' },
      after: { name: 'B' },
    });
  });
});

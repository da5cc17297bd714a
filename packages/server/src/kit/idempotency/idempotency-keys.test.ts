import { buildInvitation } from '@semilla/contract/testing';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { idempotencyKeys } from '../../schema/idempotency-keys.ts';
import { keepReserved, reserveKey } from './idempotency-keys.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
});
afterAll(() => test.close());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function create(caller: Caller, name: string, key?: string) {
  const form = new FormData();
  form.set('name', name);
  form.set('description', 'Placas sobre cubiertas de naves.');
  form.set('image', new File([png], 'placas.png'));
  return caller.post('/v1/project/project-types', { form, headers: key ? { 'idempotency-key': key } : {} });
}
const countOf = async (name: string) =>
  (await admin.get(`/v1/project/project-types?name=${name}`)).json().total;

/** As if all keys had been written some seconds earlier. */
const goBack = (seconds: number) =>
  test.db.execute(
    sql`update idempotency_keys set created_at = created_at - make_interval(secs => ${seconds})`,
  );

describe('an idempotency key', () => {
  it('[B2] gives the same request the same answer and runs it once', async () => {
    const first = await create(admin, 'Solar', 'clave-0001');
    const again = await create(admin, 'Solar', 'clave-0001');
    expect(first.statusCode).toBe(201);
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await countOf('Solar')).toBe(1);
  });

  it('[B2] cannot be used for another request', async () => {
    await create(admin, 'Agua', 'clave-0002');
    const other = await create(admin, 'Viento', 'clave-0002');
    expect(other.json()).toMatchObject({ status: 422, code: 'request.idempotency_key_reused' });
    expect(await countOf('Viento')).toBe(0);
  });

  it.each(['corta', 'con espacios', 'a'.repeat(201)])(
    '[B2] is refused as %j, with the reason',
    async (key) => {
      const refused = await create(admin, 'Arena', key);
      expect(refused.json()).toMatchObject({
        status: 400,
        code: 'request.idempotency_key_required',
        detail: expect.stringContaining('no es válida: debe tener de 8 a 200'),
      });
      expect(await countOf('Arena')).toBe(0);
    },
  );

  it('[B2] sent twenty times at once has one effect', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => create(admin, 'Bosque', 'clave-0003')),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.every(({ statusCode }) => statusCode === 201)).toBe(true);
  });

  it('[B2] belongs to its user: another user may use the same key', async () => {
    await create(admin, 'Granja', 'clave-0004');
    const other = await as(test, 'admin');
    expect((await create(other, 'Molino', 'clave-0004')).statusCode).toBe(201);
  });

  it('[B2] repeats a refusal even when the request would now succeed', async () => {
    const { projectTypeId } = (await create(admin, 'Faro')).json();
    const refused = await create(admin, 'Faro', 'clave-0005');
    expect(refused.statusCode).toBe(409);
    await admin.delete(`/v1/project/project-types/${projectTypeId}`);
    const again = await create(admin, 'Faro', 'clave-0005');
    expect(again.headers['idempotency-replayed']).toBe('true');
    const { requestId: _, ...problem } = refused.json();
    expect(again.json()).toMatchObject(problem);
    expect((await create(admin, 'Puerto', 'clave-0005')).statusCode).toBe(422);
    expect((await create(admin, 'Faro', 'clave-0006')).statusCode).toBe(201);
  });

  it('[B1][B2] stays taken if the change was committed and only a later read found no connection', async () => {
    const { writeDb } = test.services.database;
    const transaction = writeDb.transaction.bind(writeDb);
    const changing = vi.spyOn(writeDb, 'transaction').mockImplementation(async (...given) => {
      const result = await transaction(...given);
      vi.spyOn(writeDb, 'select').mockImplementation(() => {
        throw new Error('timeout exceeded when trying to connect');
      });
      return result;
    });
    const body = buildInvitation();
    const invite = () =>
      admin.post('/v1/account/users', { body, headers: { 'idempotency-key': 'clave-0007' } });
    const unread = await invite();
    vi.mocked(writeDb.select).mockRestore();
    changing.mockRestore();

    expect(unread.statusCode, unread.body).toBe(503);
    await goBack(20);
    const again = await invite();
    expect(again.statusCode, again.body).toBe(503);
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('the key of a call whose answer is not stored yet', () => {
  const keyed = () => ({ userId: admin.userId, key: crypto.randomUUID(), requestHash: Buffer.from('hash') });
  const stillRunning = { code: 'request.unavailable' };
  afterEach(() => void vi.useRealTimers());

  it('[B2] is free again soon after its process died', async () => {
    const reserved = keyed();
    expect(await reserveKey(test.db, reserved)).toBeUndefined();
    await goBack(12);
    await expect(reserveKey(test.db, reserved)).rejects.toMatchObject(stillRunning);
    await goBack(4);
    expect(await reserveKey(test.db, reserved)).toBeUndefined();
  });

  it('[B2] stays taken as long as the call runs, which is never repeated beside it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const reserved = keyed();
    await reserveKey(test.db, reserved);
    const end = keepReserved(test.db, reserved);
    const isRenewed = async () =>
      (await test.db.$count(
        idempotencyKeys,
        sql`key = ${reserved.key} and created_at > now() - interval '30 seconds'`,
      )) === 1 || undefined;
    await goBack(90);
    vi.advanceTimersByTime(3_000);
    await until(isRenewed);
    await expect(reserveKey(test.db, reserved)).rejects.toMatchObject(stillRunning);
    end();
    expect(vi.getTimerCount()).toBe(0);
    await goBack(90);
    expect(await reserveKey(test.db, reserved)).toBeUndefined();
  });
});

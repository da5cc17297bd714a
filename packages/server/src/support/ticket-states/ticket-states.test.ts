import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, halfSignedIn } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

describe('the list of ticket states', () => {
  it('[S6][C9][C10] has the six states in order', async () => {
    const { data, total } = (await (await as(test, 'user')).get('/v1/support/ticket-states')).json();
    expect(total).toBe(6);
    expect(data.map(({ stateId }: { stateId: string }) => stateId)).toEqual([
      'Open',
      'InProcess',
      'PendingCustomer',
      'PendingManager',
      'Closed',
      'Dismissed',
    ]);
    expect(data[4]).toEqual({ stateId: 'Closed', name: 'Closed', orderIndex: 4, isOver: true });
  });

  it('[P7] requires signing in', async () => {
    expect((await (await as(test, 'visitor')).get('/v1/support/ticket-states')).statusCode).toBe(401);
    expect((await (await halfSignedIn(test)).get('/v1/support/ticket-states')).json().code).toBe(
      'auth.otp_required',
    );
    expect((await (await as(test, 'user')).get('/v1/support/ticket-states?name=Open')).statusCode).toBe(400);
  });
});

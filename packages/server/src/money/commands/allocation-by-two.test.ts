/**
 * Goal: one administrator alone does not decide which preinvestors get the room of a project. Method: the requests are
 * sent without the second approval that the test helpers normally add.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { anInvestor } from '../../../test/money.ts';
import { compareBooks } from '../../../test/orders.ts';
import { codeOf, decide, proposalIn } from '../../../test/proposals.ts';
import { allocate, givenPreinvestment, openAfterWindow, wish, wishesOf } from '../../../test/reserved.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { users } from '../../schema/users.ts';

const alone = true;
let test: TestApp;
let marta: Caller;
let elena: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-02-02T09:00:00Z') });
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});
beforeEach(async () => {
  marta = await as(test, 'admin', { name: 'Marta', surname: 'Ruiz Vega' });
  elena = await as(test, 'admin', { name: 'Elena', surname: 'Vidal' });
});

const stateOf = async (caller: Caller, projectId: string) => (await wishesOf(caller, projectId))[0]?.state;

/** An open project with the wishes of two customers for more than its reserved 1,000 €. */
async function wished() {
  const projectId = await givenPreinvestment(test, marta);
  const [rival, accomplice] = [await anInvestor(test, 80_000), await anInvestor(test, 80_000)];
  for (const caller of [rival, accomplice]) await wish(caller, projectId, '800.00');
  await openAfterWindow(marta, projectId);
  return { projectId, rival, accomplice };
}

describe('the allocation among preinvestors', () => {
  it('[P7][L13] is run by two people, for the amounts that both saw', async () => {
    const { projectId, rival, accomplice } = await wished();
    const proposed = proposalIn(await allocate(marta, projectId, { alone }));
    expect(proposed).toMatchObject({ act: 'allocateWishes', subjectId: projectId });
    expect(proposed.effects[0]?.after).toMatchObject({ wished: 160_000, allocated: 100_000 });
    expect(await stateOf(rival, projectId)).toBe('open');
    expect(codeOf(await decide(marta, proposed.proposalId))).toEqual([403, 'approvals.own_proposal']);
    const { lines } = (await decide(elena, proposed.proposalId)).json().answer;
    expect(lines.map((line: { allocatedAmount: string }) => line.allocatedAmount)).toEqual([
      '500.00',
      '500.00',
    ]);
    expect(await stateOf(accomplice, projectId)).toBe('invested');
  });

  it('[P7] shows the approver the new allocation if a preinvestor was disabled after the proposal', async () => {
    const { projectId, rival } = await wished();
    const { proposalId, seen } = proposalIn(await allocate(marta, projectId, { alone }));
    const ofRival = eq(users.userId, rival.userId);
    await test.db.update(users).set({ disabledAt: test.clock.now }).where(ofRival);
    expect(codeOf(await decide(elena, proposalId, { seen }))).toEqual([409, 'approvals.changed']);
    const anew = (await elena.get(`/v1/approvals/${proposalId}`)).json();
    expect(anew.effects[0].after).toMatchObject({ allocated: 80_000 });
    await test.db.update(users).set({ disabledAt: null }).where(ofRival);
    expect(codeOf(await decide(elena, proposalId, { seen: anew.seen }))).toEqual([409, 'approvals.changed']);
    expect((await decide(elena, proposalId, { seen })).statusCode).toBe(200);
    expect(await stateOf(rival, projectId)).toBe('invested');
  });

  it('[P7] is not approved by an administrator with a wish of their own', async () => {
    const { projectId } = await wished();
    const { proposalId } = proposalIn(await allocate(marta, projectId, { alone }));
    const own = { userId: elena.userId };
    await test.db.execute(
      `update wishes set user_id = '${own.userId}' where project_id = '${projectId}' and wish_id =
        (select wish_id from wishes where project_id = '${projectId}' order by wish_id limit 1)`,
    );
    expect(codeOf(await decide(elena, proposalId))).toEqual([403, 'approvals.beneficiary']);
  });
});

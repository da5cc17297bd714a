/** Goal: a lapsed proposal blocks no new one, even before the job that ends it has run. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../test/callers.ts';
import { formOf } from '../../test/forms.ts';
import { acceptedAccount, askFor, proofOfPayment, transactionsUrl } from '../../test/money.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { proposals } from '../schema/proposals.ts';

let test: TestApp;
let marta: Caller;
let elena: Caller;
beforeAll(async () => {
  test = await buildTestApp();
  [marta, elena] = [await as(test, 'admin'), await as(test, 'admin')];
});
afterAll(() => test.close());

const alone = true;
const why = 'Lo pide por carta.';

/** Each function proposes the same act about a customer whenever it is called. */
const acts = {
  'a change of address': async (userId: string) => (by: Caller) =>
    by.patch(`/v1/account/users/${userId}`, {
      body: { email: `${crypto.randomUUID()}@example.com`, why },
      alone,
    }),
  'a large deposit': async (userId: string) => {
    await acceptedAccount(test, userId);
    const request = await askFor(await as(test, { userId }), { type: 'income', amount: '10000.00' });
    return (by: Caller) =>
      by.patch(`${transactionsUrl}/${request.json().transactionId}`, {
        form: formOf({ status: 'completed', file: proofOfPayment(), why }),
        alone,
      });
  },
};

it.each(Object.entries(acts))(
  '[P7] %s can be proposed again as soon as the earlier proposal has lapsed',
  async (_what, actOn) => {
    const { userId } = await as(test, 'user');
    const propose = await actOn(userId);
    const { proposalId } = (await propose(marta)).json();
    const isFirst = eq(proposals.proposalId, proposalId);
    expect((await propose(elena)).json().code).toBe('approvals.already_proposed');
    await test.db.update(proposals).set({ lapsesAt: test.clock.now }).where(isFirst);
    expect((await propose(elena)).statusCode).toBe(202);
    expect((await test.db.select().from(proposals).where(isFirst))[0]).toMatchObject({
      status: 'lapsed',
      decidedById: null,
    });
    const notes = await marta.get(`/v1/audit?action=proposal.lapse&subjectId=${proposalId}`);
    expect(notes.json().total).toBe(1);
  },
);

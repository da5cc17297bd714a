/** Goal: bank statement files contain names and accounts, so they are deleted once their proposal is decided. */
import { camt053File, camt053Text } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entryOf, statementOf } from '../../test/bank-files.ts';
import { as, type Caller } from '../../test/callers.ts';
import { formOf } from '../../test/forms.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { documents } from '../schema/documents.ts';
import { proposals } from '../schema/proposals.ts';
import { lapseProposals } from './lapse-proposals.ts';

const account = 'ES9121000418450200051332';
const alone = true;

let test: TestApp;
let marta: Caller;
let elena: Caller;
beforeAll(async () => {
  test = await buildTestApp({ config: { depositAccount: { holder: 'Semilla', account } } });
  [marta, elena] = [await as(test, 'admin'), await as(test, 'admin')];
});
afterAll(() => test.close());

async function proposed(bookedOn: string): Promise<string> {
  const file = camt053File(camt053Text([statementOf([entryOf({ bookedOn, amountCents: 100 })])]));
  const answer = await marta.post('/v1/payment/bank-statements', { form: formOf({ file }), alone });
  return answer.json().proposalId;
}

const fileOf = async (proposalId: string) => (await elena.get(`/v1/approvals/${proposalId}`)).json().file;

it('[P7][L49] deletes the file once its import is approved, declined or lapsed, and not before', async () => {
  const [waiting, approved, declined, lapsed] = [
    await proposed('2026-03-02'),
    await proposed('2026-03-12'),
    await proposed('2026-03-22'),
    await proposed('2026-04-02'),
  ];
  const approve = () => elena.post(`/v1/approvals/${approved}/approve`, { body: {}, alone });
  const first = (await approve()).json();
  await elena.post(`/v1/approvals/${declined}/decline`, { body: { reason: 'No es el del banco.' } });
  await test.db.update(proposals).set({ lapsesAt: test.clock.now }).where(eq(proposals.proposalId, lapsed));
  const ofProposals = eq(documents.purpose, 'proposal-file');
  expect(await test.db.$count(documents, ofProposals)).toBe(4);
  await lapseProposals(test.services);
  const files = await Promise.all([waiting, approved, declined, lapsed].map(fileOf));
  expect(files).toEqual([expect.objectContaining({ name: 'extracto.xml' }), null, null, null]);
  expect(await test.db.$count(documents, ofProposals)).toBe(1);
  expect(await test.db.$count(documents, eq(documents.purpose, 'bank-statement'))).toBe(1);
  expect((await approve()).json().answer).toEqual(first.answer);
});

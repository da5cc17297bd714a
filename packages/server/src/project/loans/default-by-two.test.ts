/** Goal: it takes two people to declare a default, because it is public and cannot be taken back. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { repay } from '../../../test/investors.ts';
import { lend, loanUrl } from '../../../test/loans.ts';
import { addressOf, mailsTo } from '../../../test/mails.ts';
import { anInvestor } from '../../../test/money.ts';
import { codeOf, decide, proposalIn } from '../../../test/proposals.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let admin: Caller;
let elena: Caller;
let investor: Caller;
beforeAll(async () => {
  test = await buildTestApp();
  [admin, elena] = [await as(test, 'admin'), await as(test, 'admin')];
  investor = await anInvestor(test, 5_000_000);
});
afterAll(() => test.close());

const stateOf = async (projectId: string) => (await investor.get(loanUrl(projectId))).json().state;
const toldOf = async (name: string) => {
  const mails = await mailsTo(test, await addressOf(test, investor.userId));
  return mails.filter(({ subject }) => subject === `El préstamo de ${name} está en impago`).length;
};
const body = { reason: 'Pide el concurso.', reasonEn: 'It files for insolvency.', why: 'Lo publica el BOE.' };
const propose = (projectId: string) => admin.post(`${loanUrl(projectId)}/default`, { body, alone: true });

it('[L30][P7] tells nobody of a default until a second administrator approves it', async () => {
  const name = 'Bodega de Haro';
  const projectId = await lend(test, { admin, investor }, { name });
  const { proposalId, seen, effects } = proposalIn(await propose(projectId));
  expect(effects).toMatchObject([{ after: { description: body.reason, descriptionEn: body.reasonEn } }]);
  expect(codeOf(await propose(projectId))).toEqual([409, 'approvals.already_proposed']);
  expect(codeOf(await decide(admin, proposalId, { seen }))).toEqual([403, 'approvals.own_proposal']);
  expect([await stateOf(projectId), await toldOf(name)]).toEqual(['onTime', 0]);

  expect((await decide(elena, proposalId, { seen })).statusCode).toBe(200);
  expect([await stateOf(projectId), await toldOf(name)]).toEqual(['default', 1]);
});

it('[L30][P7] shows a proposed default anew if the promoter pays meanwhile', async () => {
  const projectId = await lend(test, { admin, investor }, { name: 'Lonja de Bermeo' });
  const { proposalId, seen } = proposalIn(await propose(projectId));
  await repay(admin, projectId, '500.00');
  expect(codeOf(await decide(elena, proposalId, { seen }))).toEqual([409, 'approvals.changed']);
  expect(await stateOf(projectId)).toBe('onTime');
});

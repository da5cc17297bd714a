import { cents, v1, walletReference } from '@semilla/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { acceptedAccount, askFor, giveMoney } from '../../../test/money.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { walletOf } from '../../../test/wallets.ts';
import { transferCode, transferLines } from './transfer-code.ts';

const depositAccount = { holder: 'Semilla', account: 'ES7921000813610123456789' };
let test: TestApp;
let investor: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  investor = await as(test, 'user');
});
afterAll(() => test.close());

const find = (caller: Caller, query = '') => caller.get(`${v1.depositAccount.find.path}${query}`);

it('[V17][C8] shows investors the deposit account and their own reference, and visitors nothing', async () => {
  const reference = walletReference((await walletOf(investor)).walletId);
  expect((await find(investor)).json()).toEqual({
    depositAccount,
    reference,
    qrSvg: await transferCode({ to: depositAccount, reference }),
  });
  expect((await find(await as(test, 'visitor'))).statusCode).toBe(401);
});

it('[V17] shows the amount and the reference of a deposit only to its owner', async () => {
  await acceptedAccount(test, investor.userId);
  await giveMoney(test, investor.userId, 50_000);
  const request = async (type: 'income' | 'withdraw') =>
    (await askFor(investor, { type, amount: '120.50' })).json();
  const deposit = await request('income');
  const query = `?transactionId=${deposit.transactionId}`;
  const transfer = { to: depositAccount, reference: deposit.reference, amount: cents(12_050) };
  expect((await find(investor, query)).json()).toEqual({
    depositAccount,
    reference: deposit.reference,
    qrSvg: await transferCode(transfer),
  });
  const withdrawal = await request('withdraw');
  expect((await find(investor, `?transactionId=${withdrawal.transactionId}`)).statusCode).toBe(404);
  expect((await find(await as(test, 'user'), query)).statusCode).toBe(404);
});

it('[V17] writes the lines that banking apps read', () => {
  const transfer = { to: depositAccount, reference: 'RF18539007547034' };
  const account = depositAccount.account;
  expect(transferLines({ ...transfer, amount: cents(12_050) })).toBe(
    `BCD\n002\n1\nSCT\n\nSemilla\n${account}\nEUR120.50\n\nRF18539007547034`,
  );
  expect(transferLines(transfer)).toBe(`BCD\n002\n1\nSCT\n\nSemilla\n${account}\n\n\nRF18539007547034`);
  const to = { holder: 'S'.repeat(90), account };
  expect(transferLines({ ...transfer, to }).split('\n')[5]).toHaveLength(70);
});

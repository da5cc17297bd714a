import { walletReference } from '@semilla/contract';
import { buildIban } from '@semilla/contract/testing';
import { afterAll, expect, it } from 'vitest';
import { bankDays } from '../../../test/bank-days.ts';
import { as } from '../../../test/callers.ts';
import { acceptedAccount, askFor } from '../../../test/money.ts';
import { buildTestApp } from '../../../test/test-app.ts';
import { walletOf } from '../../../test/wallets.ts';

const test = await buildTestApp({
  config: { depositAccount: { holder: 'Semilla', account: 'ES9121000418450200051332' } },
});
afterAll(() => test.close());

it('[L40][L49] suggests the customer whom the bank names as the sender, but nothing if it names another or nobody', async () => {
  const admin = await as(test, 'admin');
  const lucia = await as(test, 'user', { name: 'Lucía', surname: 'Ferrer Soler' });
  const reference = walletReference((await walletOf(lucia)).walletId);
  await acceptedAccount(test, lucia.userId);
  expect((await askFor(lucia, { type: 'income', amount: '83.00' })).statusCode).toBe(201);
  await bankDays(test, admin).shows(
    { amountCents: 8_100, counterpartyName: 'FERRER SOLER LUCIA' },
    { amountCents: 8_200, counterpartyName: 'Rosa Gil Sanz', reference },
    { amountCents: 8_300, counterpartyName: 'Rosa Gil Sanz' },
    { amountCents: 8_300, counterpartyAccount: buildIban(8_300) },
    { amountCents: 8_300 },
  );
  const { waiting } = (await admin.get('/v1/payment/treasury')).json();
  const suggested = waiting.map(
    ({ amount, counterpartyName, counterpartyAccount, suggestion }: Record<string, string | null>) => [
      amount,
      counterpartyName ?? (counterpartyAccount && 'an account'),
      suggestion && 'Lucía',
    ],
  );
  expect(suggested.sort()).toEqual([
    ['81.00', 'FERRER SOLER LUCIA', 'Lucía'],
    ['82.00', 'Rosa Gil Sanz', null],
    ['83.00', null, null],
    ['83.00', 'Rosa Gil Sanz', null],
    ['83.00', 'an account', null],
  ]);
});

// @vitest-environment jsdom

import { ApiProblem, NetworkFailure } from '@semilla/client';
import type { BankAccount, Problem, Transaction, Wallet } from '@semilla/contract';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mount, press } from '../../testing/mount.tsx';
import { profileWords } from '../profile/profile-words.ts';
import { MoneyForm } from './MoneyForm.tsx';

const sent: { amount: number; key: string }[] = [];
let answer: unknown;
vi.mock('../../lib/api.ts', () => ({
  api: async (
    _: unknown,
    { body }: { body: { amount: number } },
    { idempotencyKey }: { idempotencyKey: string },
  ) => {
    sent.push({ amount: body.amount, key: idempotencyKey });
    if (answer instanceof Error) throw answer;
    return answer;
  },
}));

const onDone = vi.fn<(transaction: Transaction) => void>();
const wallet = { userId: 'u', balance: 100_000 } as Wallet;
const valid = { bankAccountId: 'b', alias: 'Nómina', account: '•••• •••• 1332', main: true, state: 'valid' };

beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  onDone.mockClear();
});

const open = (accounts: object[]) =>
  mount(
    <MoneyForm
      type="withdraw"
      wallet={wallet}
      accounts={accounts as BankAccount[]}
      onSending={() => {}}
      onDone={onDone}
    />,
    profileWords,
  );

async function type(place: HTMLElement, text: string): Promise<void> {
  const input = place.querySelector<HTMLInputElement>('input[name="amount"]');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    set?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

it('[B2][V17] retries with the same key after a network failure, and with a new key if the amount changes', async () => {
  answer = new NetworkFailure('no answer');
  const place = await open([valid]);
  await type(place, '250,50');
  await press(place, 'Retirar 250,50');
  await press(place, 'Reintentar');
  await type(place, '300');
  answer = { transactionId: 't' };
  await press(place, 'Retirar 300');
  expect(sent.map(({ amount }) => amount)).toEqual([25_050, 25_050, 30_000]);
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ transactionId: 't' });
});

it('[B2][V17] keeps the key until there is a response, even if the dialog is closed or the session expires', async () => {
  const send = async (given: unknown) => {
    answer = given;
    const place = await open([valid]);
    await type(place, '250,50');
    await press(place, 'Retirar 250,50');
  };
  await send(new NetworkFailure('no answer'));
  const sessionEnded: Problem = {
    type: 'about:blank',
    title: 'request.unauthenticated',
    status: 401,
    detail: 'Inicia sesión.',
    code: 'request.unauthenticated',
    requestId: 'r-1',
  };
  await send(new ApiProblem(sessionEnded));
  await send({ transactionId: 't' });
  await send({ transactionId: 'another' });
  const keys = sent.map(({ key }) => key);
  expect(keys.slice(0, 3)).toEqual(Array(3).fill(keys[0]));
  expect(keys[3]).not.toBe(keys[0]);
});

it('[V17][X1] does not send an amount above the balance', async () => {
  const place = await open([valid]);
  await type(place, '1.000,01');
  await press(place, 'Retirar 1.000,01');
  expect(place.textContent).toContain('El importe no debe superar el saldo disponible en el monedero.');
  expect(sent).toEqual([]);
});

it.each([
  [[], 'Para retirar dinero necesitas una cuenta bancaria'],
  [[{ ...valid, state: 'pending' }], 'Tu cuenta bancaria está en revisión.'],
])('[V17] says what is missing before asking for an amount, with the accounts %j', async (accounts, text) => {
  const place = await open(accounts);
  expect(place.textContent).toContain(text);
  expect(place.querySelector('a')?.getAttribute('href')).toBe('?tab=bank-accounts');
});

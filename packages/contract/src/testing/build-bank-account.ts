import type { z } from 'zod';
import type { newBankAccount } from '../payment/bank-accounts.ts';

export type NewBankAccount = Pick<z.output<typeof newBankAccount>, 'alias' | 'account'>;

const weights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

/** The Spanish check digit, computed for each half of the account number. */
function controlDigit(digits: string): number {
  const padded = digits.padStart(weights.length, '0');
  const sum = weights.reduce((total, weight, place) => total + weight * Number(padded[place]), 0);
  const rest = 11 - (sum % 11);
  return rest === 11 ? 0 : rest === 10 ? 1 : rest;
}

/** A valid Spanish IBAN, different for each number. */
export function buildIban(number: number): string {
  const bank = '21000418';
  const account = String(number).padStart(10, '0');
  const bban = `${bank}${controlDigit(bank)}${controlDigit(account)}${account}`;
  // `ES00` is appended as 142800: letters count from 10.
  const check = 98n - (BigInt(`${bban}142800`) % 97n);
  return `ES${String(check).padStart(2, '0')}${bban}`;
}

let count = 0;

/** A bank account without its certificate, with a unique number. */
export function buildNewBankAccount(overrides: Partial<NewBankAccount> = {}): NewBankAccount {
  count += 1;
  return { alias: `Cuenta de ahorro ${count}`, account: buildIban(200_051_332 + count), ...overrides };
}

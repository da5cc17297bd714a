import { expect, it } from 'vitest';
import { bankAccountChanges, newBankAccount } from './bank-accounts.ts';

const codesOf = (alias: string) =>
  [newBankAccount, bankAccountChanges].map(
    ({ shape }) => shape.alias.safeParse(alias).error?.issues[0]?.message,
  );

// Mails and statements show the alias, so it must not add lines or links to them.
it.each([
  'Cuenta\nSu cuenta está bloqueada',
  'Cuenta\tde ahorro',
  'https://evil.test/now',
  'www.evil.test',
  'evil.test/now',
])('[V1] the alias of a bank account cannot be %j', (alias) => {
  expect(codesOf(alias)).toEqual(['name_characters', 'name_characters']);
});

it.each(['Cuenta de ahorro', 'N26', 'Nómina (BBVA) · 2026', 'C/C n.º 2', 'Ahorro & casa'])(
  '[V1] the alias of a bank account can be %j',
  (alias) => {
    expect(codesOf(alias)).toEqual([undefined, undefined]);
  },
);

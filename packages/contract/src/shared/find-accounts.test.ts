import { describe, expect, it } from 'vitest';
import { findAccounts } from './find-accounts.ts';

describe('findAccounts', () => {
  it.each([
    ['TRANSFERENCIA DE ES9121000418450200051332', ['ES9121000418450200051332']],
    ['CTA ES91 2100 0418 4502 0005 1332 LUCIA FERRER', ['ES91 2100 0418 4502 0005 1332']],
    ['es9121000418450200051332', ['es9121000418450200051332']],
    [
      'DE89370400440532013000 Y PT50000201231234567890154',
      ['DE89370400440532013000', 'PT50000201231234567890154'],
    ],
    ['CUENTA 2100 0418 45 0200051332', ['2100 0418 45 0200051332']],
    ['CUENTA 21000418450200051332', ['21000418450200051332']],
  ])('finds in «%s» the account', (text, accounts) => {
    expect(findAccounts(text)).toEqual(accounts);
  });

  it.each([
    'RF18539007547034',
    'ES9121000418450200051333',
    'RECIBO 20260115000000000001',
    'INV2026 REF 1234567890',
    '',
  ])('finds none in «%s»', (text) => {
    expect(findAccounts(text)).toEqual([]);
  });
});

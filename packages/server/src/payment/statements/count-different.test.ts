import { expect, it } from 'vitest';
import { countDifferent, type StoredEntry } from './count-different.ts';

const lucia = 'ES7921000813610123456789';
const pedro = 'ES6000491500051234567892';

const entry = (counterpartyAccount: string | null, reference: string | null = null): StoredEntry => ({
  bookedOn: '2026-03-02',
  amountCents: 500,
  bankReference: null,
  counterpartyAccount,
  reference,
  text: '',
});

it.each<[string, StoredEntry[], StoredEntry[], number]>([
  ['nothing was imported before', [entry(lucia)], [], 0],
  ['it says the same', [entry(lucia, 'RF1')], [entry(lucia, 'RF1')], 0],
  ['equal amounts come in another order', [entry(lucia), entry(pedro)], [entry(pedro), entry(lucia)], 0],
  ['one format leaves the account out', [entry(null, 'RF1')], [entry(lucia, 'RF1')], 0],
  ['it says a part of the day', [entry(pedro)], [entry(lucia), entry(pedro)], 0],
  ['it says more of the day', [entry(lucia), entry(pedro)], [entry(lucia)], 0],
  ['the account differs', [entry(lucia)], [entry(pedro)], 1],
  ['the reference differs', [entry(lucia, 'RF1')], [entry(lucia, 'RF2')], 1],
  ['one of two differs', [entry(lucia), entry(lucia)], [entry(lucia), entry(pedro)], 1],
])('[P7][L49] compares a report with what was imported before: %s', (_, entries, stored, different) => {
  expect(countDifferent(entries, stored)).toBe(different);
});

import { cents } from '@semilla/contract';
import { expect, it } from 'vitest';
import type { EntryRecord } from '../../../api/record-types/entry-record.ts';
import { depositLines, entryOf } from './deposit-lines.ts';

const deposit = { amount: cents(150_000), userName: 'Lucía Ferrer Soler', reference: 'RF26TB302099A8057' };
const entry = (given: Partial<EntryRecord>) =>
  ({
    id: 'e',
    amount: cents(150_000),
    counterpartyName: 'FERRER SOLER LUCIA',
    counterpartyAccount: '•••• •••• 1332',
    reference: null,
    text: 'TRANSFERENCIA',
    ...given,
  }) as EntryRecord;
const verdicts = (...given: Parameters<typeof depositLines>) =>
  depositLines(...given).map(({ verdict }) => verdict);

it('[A23] finds the movement of a deposit by its reference, otherwise by the sender’s name', () => {
  const named = entry({ id: 'named' });
  const referenced = entry({ id: 'referenced', counterpartyName: 'PADRE', text: 'RF26 TB30 2099 A8057' });
  expect(entryOf(deposit, [named, referenced])?.id).toBe('referenced');
  expect(entryOf(deposit, [entry({ counterpartyName: 'PADRE' }), named])?.id).toBe('named');
  expect(entryOf(deposit, [entry({ counterpartyName: null })])).toBeUndefined();
});

it('[A23] compares a deposit with the bank movement line by line', () => {
  const account = '•••• •••• 1332';
  expect(verdicts({ ...deposit, account }, entry({ reference: deposit.reference }))).toEqual([
    'same',
    'same',
    'same',
    'same',
  ]);
  const [, , reference] = depositLines(deposit, undefined);
  expect(reference?.ours).toBe('RF26 TB30 2099 A805 7');
  const other = entry({ counterpartyName: 'PADRE', counterpartyAccount: '•••• •••• 0001' });
  expect(verdicts({ ...deposit, account }, other)).toEqual(['same', 'different', 'different', 'different']);
  expect(verdicts(deposit, entry({ counterpartyName: null }))).toEqual([
    'same',
    'unknown',
    'different',
    'unknown',
  ]);
  expect(verdicts(deposit, undefined)).toEqual(['unknown', 'unknown', 'unknown', 'unknown']);
});

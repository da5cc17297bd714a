import { expect, it } from 'vitest';
import { isInAudit } from '../shared/field-list.ts';
import { bankEntryFieldList } from './bank-entry.ts';

it('[L49] what the bank says of a movement is shown to the second person where it is noted', () => {
  const { counterpartyAccount, reference, doubt } = bankEntryFieldList.fields;
  expect([counterpartyAccount, reference, doubt].map(isInAudit)).toEqual([true, true, true]);
});

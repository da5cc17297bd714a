import { expect, it } from 'vitest';
import { isInAudit } from '../shared/field-list.ts';
import { bankEntryFieldList } from './bank-entry.ts';

it('[L49] the audit trail shows the second person what the bank says about a movement', () => {
  const { counterpartyAccount, reference, doubt } = bankEntryFieldList.fields;
  expect([counterpartyAccount, reference, doubt].map(isInAudit)).toEqual([true, true, true]);
});

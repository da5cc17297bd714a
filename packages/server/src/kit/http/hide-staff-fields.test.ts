import { fieldList } from '@semilla/contract';
import { expect, it } from 'vitest';
import { hideStaffFields } from './hide-staff-fields.ts';

it('[P7] hides the fields that only staff see, and no others', () => {
  const list = fieldList({
    resource: 'houses',
    fields: { name: {}, ownerId: { seenBy: 'staff' }, year: {} },
  });
  expect(hideStaffFields(list, { name: 'A', ownerId: 'o-1', year: 1974 })).toEqual({
    name: 'A',
    ownerId: null,
    year: 1974,
  });
});

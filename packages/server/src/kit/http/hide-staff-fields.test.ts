import { fieldList } from '@semilla/contract';
import { expect, it } from 'vitest';
import { hideStaffFields } from './hide-staff-fields.ts';

it('[P7] leaves out of an answer what only staff see, and nothing else', () => {
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

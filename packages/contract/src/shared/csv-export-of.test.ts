import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../endpoints.ts';

import * as v1 from '../v1.ts';

it('[B13] an export accepts the filters of its list and refuses its other options', () => {
  const { skip, take, cursor, getTotalAmount, getPictures, ...filters } = v1.orders.find.query.shape;
  expect([skip, take, cursor, getTotalAmount, getPictures]).not.toContain(undefined);
  expect(Object.keys(v1.orders.export.query.shape)).toEqual([...Object.keys(filters), 'format']);
  expect(v1.orders.export.query.safeParse({ status: 'active', format: 'xlsx' }).success).toBe(true);
  expect(v1.orders.export.query.safeParse({ getPictures: 'true' }).error?.issues).toMatchObject([
    { code: 'unrecognized_keys', keys: ['getPictures'] },
  ]);
});

it('[B13] an export has no option but filters, sorting and its format', () => {
  const exports = Object.values(endpoints).filter(({ path }) => path.endsWith('/export'));
  const asked = exports.flatMap(({ query }) =>
    query instanceof z.ZodObject ? Object.keys(query.shape) : [],
  );
  expect(asked).toContain('orderBy');
  expect(asked.filter((name) => name.startsWith('get'))).toEqual([]);
});

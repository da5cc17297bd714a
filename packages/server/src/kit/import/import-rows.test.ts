import { userFieldList } from '@semilla/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Change } from '../change/make-change.ts';
import { importRows } from './import-rows.ts';

it('[A28] leaves other requests a turn after each row, also on a database that never waits', async () => {
  const tx = { transaction: (act: (tx: object) => unknown) => act(tx) };
  let turns = 0;
  let isRunning = true;
  const takeTurn = () => {
    turns += 1;
    if (isRunning) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  const rows = Array.from({ length: 20 }, (_, index) => ({
    row: index + 2,
    cells: [`${index}@example.com`],
  }));
  const importing = {
    subjectType: 'user-import',
    fields: [userFieldList.fields.email],
    unique: 'email',
    nameOf: () => '',
    bodyOf: (values: object) => ({ ...values }),
    schema: z.any(),
    create: async () => 'id',
  } as const;
  const { rows: imported } = await importRows(
    { tx } as unknown as Change,
    { headings: ['E-mail'], rows },
    importing,
    'en',
  );
  isRunning = false;
  expect(imported.every(({ recordId }) => recordId === 'id')).toBe(true);
  expect(turns).toBeGreaterThanOrEqual(rows.length - 1);
});

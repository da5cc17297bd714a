import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../../test/test-app.ts';
import { sortKey } from './sort-key.ts';

const inOrder = [
  'Álvaro',
  'ana',
  'Ana Belén',
  '«Bosque»',
  'Élite',
  'Gonzalo',
  'Goñi',
  'Gorostiza',
  '¿Puedo retirar?',
  'Quién',
  'Zúñiga',
];

it.each([true, false])('[C10] sorts texts by the rules of Spanish (embedded: %s)', async (isEmbedded) => {
  const test = await buildTestApp({ isEmbedded });
  const { rows } = await test.db.execute<{ name: string }>(
    sql`select name from unnest(string_to_array(${inOrder.toReversed().join('|')}, '|')) as name order by ${sortKey(sql`name`)}`,
  );
  expect(rows.map(({ name }) => name)).toEqual(inOrder);
  await test.close();
});

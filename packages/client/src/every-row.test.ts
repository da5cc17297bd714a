import { v1 } from '@semilla/contract';
import { expect, it } from 'vitest';
import type { Client } from './create-client.ts';
import { everyRow } from './every-row.ts';

it('[C12] reads page after page until it has all rows', async () => {
  const rows = Array.from({ length: 230 }, (_, index) => index);
  const asked: unknown[] = [];
  const api = (async (_list: unknown, { query }: { query: { skip: number; take: number } }) => {
    asked.push(query);
    return { data: rows.slice(query.skip, query.skip + query.take), total: rows.length };
  }) as unknown as Client;
  expect(await everyRow(api, v1.phases.find, { orderBy: 'name' })).toEqual(rows);
  expect(asked).toEqual([0, 100, 200].map((skip) => ({ orderBy: 'name', skip, take: 100 })));
});

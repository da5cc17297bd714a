/** Goal: a full disk stops the embedded database like an outage, not the process. Method: a disk whose space is given. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded } from './embedded.ts';
import type { Database } from './types.ts';
import { isUnavailable } from './violations.ts';

const gigabyte = 2 ** 30;
const folder = mkdtempSync(join(tmpdir(), 'semilla-full-disk-'));
let free = gigabyte;
let database: Database;
beforeAll(async () => {
  database = await openEmbedded(folder, () => free);
  await database.db.execute(sql`create table kept (id int)`);
});
afterAll(async () => {
  free = gigabyte;
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const insert = () => database.db.execute(sql`insert into kept values (1)`);
const count = async () => (await database.db.execute(sql`select * from kept`)).rows.length;
const refusal = (act: Promise<unknown>) =>
  act.then(
    () => undefined,
    (error: unknown) => isUnavailable(error),
  );

it('[B1] the embedded database refuses before its disk is full, ends what is under way, and goes on with space', async () => {
  await database.db.transaction(async (tx) => {
    free = 0;
    await tx.execute(sql`insert into kept values (0)`);
  });
  expect(await refusal(database.ping())).toBe(true);
  expect(await refusal(insert())).toBe(true);
  expect(await refusal(database.db.transaction(async () => {}))).toBe(true);
  expect(await refusal(Promise.resolve(database.jobs.executeSql('select 1')))).toBe(true);
  free = gigabyte;
  await insert();
  expect(await count()).toBe(2);
});

it('[B1] a start on such a disk ends with a sentence', async () => {
  const other = join(folder, 'other');
  const sentence = `The disk of ${other} has less than 64 MB free: free some space, or set DATA_DIR to a folder on another disk.`;
  // The second time too, because the first one gave the folder back.
  for (let time = 0; time < 2; time += 1)
    await expect(openEmbedded(other, () => 0)).rejects.toThrow(sentence);
});

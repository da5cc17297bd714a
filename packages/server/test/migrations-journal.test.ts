import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrationsFolder } from '../src/kit/database/migrations-folder.ts';

interface Entry {
  idx: number;
  when: number;
  tag: string;
}
interface Snapshot {
  id: string;
  prevId: string;
}

const readMeta = (file: string) => JSON.parse(readFileSync(join(migrationsFolder, 'meta', file), 'utf8'));
const { entries }: { entries: Entry[] } = readMeta('_journal.json');
const pairs = entries.slice(1).map((entry, i) => ({ entry, before: entries[i] as Entry }));
const snapshotOf = ({ tag }: Entry): Snapshot => readMeta(`${tag.split('_')[0]}_snapshot.json`);

it('lists migrations in the order of their creation, because an older one is never applied', () => {
  expect(pairs.length).toBeGreaterThan(0);
  expect(entries.map(({ tag }) => Number(tag.split('_')[0]))).toEqual(entries.map((_, i) => i));
  expect(pairs.filter(({ entry, before }) => entry.when <= before.when)).toEqual([]);
});

it('links each snapshot to the one before', () => {
  const unlinked = pairs.filter(({ entry, before }) => snapshotOf(entry).prevId !== snapshotOf(before).id);
  expect(unlinked.map(({ entry }) => entry.tag)).toEqual([]);
});

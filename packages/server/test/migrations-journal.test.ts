import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrationsFolder } from '../src/kit/database/migrations-folder.ts';

interface Entry {
  idx: number;
  when: number;
  tag: string;
}

const meta = join(migrationsFolder, 'meta');
const { entries }: { entries: Entry[] } = JSON.parse(readFileSync(join(meta, '_journal.json'), 'utf8'));
const pairs = entries.slice(1).map((entry, i) => ({ entry, before: entries[i] as Entry }));
const numberOf = ({ tag }: Entry) => tag.split('_')[0];

it('lists migrations in the order of their creation, because an older one is never applied', () => {
  expect(pairs.length).toBeGreaterThan(0);
  expect(entries.map((entry) => Number(numberOf(entry)))).toEqual(entries.map((_, i) => i));
  expect(pairs.filter(({ entry, before }) => entry.when <= before.when)).toEqual([]);
});

it('keeps one snapshot, of the last migration: the next one is compared with no other', () => {
  const snapshots = readdirSync(meta).filter((name) => name !== '_journal.json');
  expect(snapshots).toEqual(entries.slice(-1).map((last) => `${numberOf(last)}_snapshot.json`));
});

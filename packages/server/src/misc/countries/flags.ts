import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isCountry } from './names.ts';

const folder = join(
  dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')),
  '3x2',
);
const kept = new Map<string, string>();

/** A country's flag as SVG; undefined where there is no such country. */
export async function flagOf(alpha2: string): Promise<string | undefined> {
  if (!isCountry(alpha2)) return undefined;
  const flag = kept.get(alpha2) ?? (await readFile(join(folder, `${alpha2}.svg`), 'utf8'));
  kept.set(alpha2, flag);
  return flag;
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isCountry } from './names.ts';

const folder = join(
  dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')),
  '3x2',
);
const cache = new Map<string, string>();

/** A country's flag as SVG; undefined if the country does not exist. */
export async function flagOf(alpha2: string): Promise<string | undefined> {
  if (!isCountry(alpha2)) return undefined;
  const flag = cache.get(alpha2) ?? (await readFile(join(folder, `${alpha2}.svg`), 'utf8'));
  cache.set(alpha2, flag);
  return flag;
}

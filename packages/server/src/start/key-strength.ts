import { hash } from 'node:crypto';
import { createRequire } from 'node:module';

/** Estimates the random bits of a key. Repetitions and sequences such as `abcd` do not count. */
function keyStrength(key: string): number {
  const characters = [...key];
  const counts = new Map<string, number>();
  for (const character of characters) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bitsPerCharacter = 0;
  for (const count of counts.values()) {
    const share = count / characters.length;
    bitsPerCharacter -= share * Math.log2(share);
  }
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  const unusual = new Set<string>();
  codes.forEach((code, index) => {
    const [second = Number.NaN, third = Number.NaN] = codes.slice(index + 1, index + 3);
    if (Number.isNaN(third) || third - second === second - code) return;
    unusual.add(`${code} ${second} ${third}`);
  });
  return unusual.size * bitsPerCharacter;
}

/** Shorter words are not counted, because random keys contain them by chance. */
const wordLengthMin = 4;
const wordLengthMax = 16;
/**
 * Measured with random base64 keys: in one of a thousand, words make up a fifth of the key; in none of
 * 100,000, a third.
 */
const wordShareMax = 0.35;

/** Loaded only to judge a key, because it takes a tenth of a second. */
function dictionaries() {
  const { dictionary }: typeof import('@zxcvbn-ts/language-common') = createRequire(import.meta.url)(
    '@zxcvbn-ts/language-common',
  );
  return dictionary;
}

/** The share of a key that consists of words and common passwords. */
function wordShare(key: string): number {
  const words = new Set(Object.values(dictionaries()).flat());
  const lower = key.toLowerCase();
  let covered = 0;
  for (let at = 0; at < lower.length; ) {
    let length = Math.min(wordLengthMax, lower.length - at);
    const isWord = () =>
      /^[a-z]+$/.test(lower.slice(at, at + length)) && words.has(lower.slice(at, at + length));
    while (length >= wordLengthMin && !isWord()) length -= 1;
    if (length >= wordLengthMin) covered += length;
    at += length >= wordLengthMin ? length : 1;
  }
  return covered / lower.length;
}

/**
 * A key with this share of vowels is taken for a sentence, also in languages without a dictionary. One in
 * 17,000 random base64 keys reaches it.
 */
const vowelShareMax = 0.4;

const vowelShare = (key: string): number => (key.match(/[aeiou]/gi)?.length ?? 0) / key.length;

/** A random key of 32 hexadecimal characters scores about 100, a repeated word less than 80. */
const keyStrengthMin = 80;

/** Whether a key is neither a repetition nor a sequence such as the alphabet. */
export const isUnusualKey = (key: string): boolean => keyStrength(key) >= keyStrengthMin;

/** The longest key that is judged as a whole; of 64 random bytes, 56 differ. */
const judgedBytesMax = 64;
const differentShareMin = 0.6;
const textShareMax = 0.85;
const stepShareMax = 0.25;

/** Whether bytes are a text, or repeat themselves, or count up. None of it happens in 32 random bytes. */
function isPattern(bytes: Buffer): boolean {
  const judged = [...bytes.subarray(0, judgedBytesMax)];
  if (new Set(judged).size < judged.length * differentShareMin) return true;
  const written = judged.filter((byte) => byte >= 0x20 && byte < 0x7f);
  if (written.length > judged.length * textShareMax) return true;
  const steps = new Map<number, number>();
  judged.slice(1).forEach((byte, index) => {
    const step = (byte - (judged[index] ?? 0) + 256) % 256;
    steps.set(step, (steps.get(step) ?? 0) + 1);
  });
  return Math.max(...steps.values()) > judged.length * stepShareMax;
}

/** What makes as many bytes as a key of this length has. */
const digests: Record<number, readonly string[]> = {
  32: ['sha256', 'sha3-256'],
  48: ['sha384'],
  64: ['sha512', 'sha3-512'],
};

/** Whether bytes are the hash of nothing or of a word that attackers try first, with or without a line break. */
function isHashOfWord(bytes: Buffer): boolean {
  const key = bytes.toString('hex');
  const tried = ['', ...Object.values(dictionaries()).flat()];
  return (digests[bytes.length] ?? []).some((digest) =>
    tried.some((word) => hash(digest, word) === key || hash(digest, `${word}\n`) === key),
  );
}

/** Whether a key looks like at least 32 random bytes in hexadecimal or base64, not like a sentence. */
export function isRandomKey(key: string): boolean {
  if (!isUnusualKey(key)) return false;
  const isHexadecimal = /^[\da-f]{64,}$/i.test(key);
  const bytes = Buffer.from(key, isHexadecimal ? 'hex' : 'base64');
  if (isPattern(bytes) || isHashOfWord(bytes)) return false;
  if (isHexadecimal) return true;
  const isBase64 = /^[\w+/-]{43,}={0,2}$/.test(key) && /[a-z]/.test(key) && /[A-Z]/.test(key);
  return isBase64 && vowelShare(key) < vowelShareMax && wordShare(key) < wordShareMax;
}

import { plainText } from './plain-text.ts';

const wordsOf = (text: string) =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted();

/** Whether two names are equal regardless of order, accents and case. Banks write LÓPEZ RUIZ, ANA. */
export function isSameName(one: string, other: string): boolean {
  return wordsOf(one).join(' ') === wordsOf(other).join(' ');
}

const codeOf = (text: string) => plainText(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Whether two numbers or references are equal, ignoring spaces, dots and dashes. */
export function isSameCode(one: string, other: string): boolean {
  return codeOf(one) === codeOf(other);
}

/** Whether a text contains a code, ignoring spaces, dots and dashes. */
export function containsCode(text: string, code: string): boolean {
  return codeOf(text).includes(codeOf(code));
}

const wordsMin = 4;

/**
 * Whether a value is a text of at least a few words. Amounts, codes, account numbers and choices have fewer words, so they are not
 * prose. Formatted text counts without its marks.
 */
export function isProse(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const words = value
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}{2}/u.test(word));
  return words.length >= wordsMin;
}

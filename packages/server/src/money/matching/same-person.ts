/** Legal forms of companies, which some banks write and others leave out. */
const forms = new Set([
  'SL',
  'SLU',
  'SLL',
  'SA',
  'SAU',
  'SC',
  'CB',
  'COOP',
  'SCOOP',
  'GMBH',
  'BV',
  'LTD',
  'SARL',
  'SRL',
]);
const titles = new Set(['D', 'DA', 'DON', 'DONA', 'SR', 'SRA', 'MR', 'MRS', 'MS']);

/** The words of a name as banks write them: capitals without accents, and `S.L.` as one word. */
function wordsOf(name: string): string[] {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toUpperCase();
  return plain
    .replace(/\b([A-Z])\./g, '$1')
    .split(/[^\dA-Z]+/)
    .filter((word) => word && !forms.has(word) && !titles.has(word));
}

/** A name of a single word is only the same as that word: `LUCIA` is not Lucía Ferrer. */
const wordsMin = 2;

/** Whether `words` contains all `wanted` words. A word that is wanted twice must occur twice. */
function containsAll(words: readonly string[], wanted: readonly string[]): boolean {
  const left = [...words];
  return wanted.every((word) => {
    const index = left.indexOf(word);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

function sameWords(one: readonly string[], other: readonly string[]): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  if (!shorter.length || (shorter.length < wordsMin && longer.length >= wordsMin)) return false;
  return containsAll(longer, shorter);
}

/** Banks list the holders of a joint account together. Each is compared alone, so that words of two people are not mixed. */
const holdersOf = (name: string) => name.split(/\s+y\s+|[/&]/i).map(wordsOf);

/**
 * Whether two names may belong to the same person or company: the longer name contains all words of the shorter one, in any
 * order. Banks cut names, and some write surnames first.
 */
export function samePerson(one: string, other: string): boolean {
  const [words, otherWords] = [wordsOf(one), wordsOf(other)];
  if (words.length === otherWords.length && sameWords(words, otherWords)) return true;
  return holdersOf(one).some((holder) => holdersOf(other).some((another) => sameWords(holder, another)));
}

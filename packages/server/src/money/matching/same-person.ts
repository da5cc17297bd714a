/** Forms of companies, which one bank writes and the other leaves out. */
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

/** The words of a name as banks write them: without accents, in capitals, `S.L.` as one word. */
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

/** At least two words name a person, one a company. */
const wordsMin = 2;

/** Whether each word is there, as often as it occurs. */
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

/** The holders of an account, which banks name together; the words of two people must not be mixed. */
const holdersOf = (name: string) => name.split(/\s+y\s+|[/&]/i).map(wordsOf);

/**
 * Whether two names may be of one person or company: all words of the shorter are in the longer, in any order, since
 * banks cut names and some write surnames first.
 */
export function samePerson(one: string, other: string): boolean {
  const [words, otherWords] = [wordsOf(one), wordsOf(other)];
  if (words.length === otherWords.length && sameWords(words, otherWords)) return true;
  return holdersOf(one).some((holder) => holdersOf(other).some((another) => sameWords(holder, another)));
}

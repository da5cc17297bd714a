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
/** Words that banks leave out: `Mª de los Ángeles` becomes `MARIA ANGELES`. */
const particles = new Set(['DE', 'DEL', 'LA', 'LAS', 'LO', 'LOS']);
const shortened: Record<string, string> = { MA: 'MARIA', FCO: 'FRANCISCO' };

/** A name of a single word is only the same as that word: `LUCIA` is not Lucía Ferrer. */
const wordsMin = 2;

/** The words of a name as banks write them: capitals without accents, and `S.L.` as one word. */
function wordsOf(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toUpperCase();
  const words = plain
    .replace(/\b([A-Z])\./g, '$1')
    .split(/[^\dA-Z]+/)
    .filter((word) => word && !forms.has(word) && !titles.has(word))
    .map((word) => shortened[word] ?? word);
  const named = words.filter((word) => !particles.has(word));
  return named.length < wordsMin ? words : named;
}

/** Many banks cut names at 35 characters, of which the last one may have been a space. */
const cutFrom = 34;

interface Name {
  words: readonly string[];
  /** Whether the last word may be only the beginning of one. */
  isCut: boolean;
}

/**
 * Whether `words` contains all `wanted` words. A word that is wanted twice must occur twice. Of a name that may be cut, the last
 * wanted word may be the beginning of another.
 */
function containsAll({ words }: Name, wanted: Name): boolean {
  const left = [...words];
  const take = (index: number) => {
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  };
  const [last = ''] = wanted.words.slice(-1);
  return (
    wanted.words.slice(0, -1).every((word) => take(left.indexOf(word))) &&
    take(left.findIndex((word) => word === last || (wanted.isCut && word.startsWith(last))))
  );
}

function sameWords(one: Name, other: Name): boolean {
  const [shorter, longer] = one.words.length < other.words.length ? [one, other] : [other, one];
  const { length } = shorter.words;
  if (!length || (length < wordsMin && longer.words.length >= wordsMin)) return false;
  return containsAll(longer, shorter) || (length === longer.words.length && containsAll(shorter, longer));
}

/** Banks list the holders of a joint account together. Each is compared alone, so that words of two people are not mixed. */
function holdersOf(name: string, isCut: boolean): Name[] {
  const holders = name.split(/\s+y\s+|[/&]/i);
  return holders.map((holder, index) => ({
    words: wordsOf(holder),
    isCut: isCut && index === holders.length - 1,
  }));
}

/**
 * Whether the name that a bank writes may be this person's or company's: the longer name contains all words of the shorter one, in
 * any order. Banks cut names, and some write surnames first.
 */
export function samePerson(written: string, name: string): boolean {
  const isCut = written.trim().length >= cutFrom;
  const [whole, other] = [
    { words: wordsOf(written), isCut },
    { words: wordsOf(name), isCut: false },
  ];
  if (whole.words.length === other.words.length && sameWords(whole, other)) return true;
  return holdersOf(written, isCut).some((holder) =>
    holdersOf(name, false).some((theirs) => sameWords(holder, theirs)),
  );
}

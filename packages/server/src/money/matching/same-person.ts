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

/**
 * Whether two names may be of one person or company: all words of the shorter are in the longer, in any order, since
 * banks cut names and some write surnames first.
 */
export function samePerson(one: string, other: string): boolean {
  const [shorter, longer] = [wordsOf(one), wordsOf(other)].sort((left, right) => left.length - right.length);
  if (!shorter?.length || !longer) return false;
  if (shorter.length < wordsMin && longer.length >= wordsMin) return false;
  return shorter.every((word) => longer.includes(word));
}

import { plainWords } from '../../kit/import/plain-words.ts';
import { countriesIn } from './names.ts';

/** The codes of all countries by their codes and their names in our languages, as `plainWords`. */
export function countriesByName(): ReadonlyMap<string, string> {
  const named = (['es', 'en'] as const).flatMap(countriesIn);
  return new Map(
    named.flatMap(({ alpha2, name }) => [alpha2, name].map((text) => [plainWords(text), alpha2] as const)),
  );
}

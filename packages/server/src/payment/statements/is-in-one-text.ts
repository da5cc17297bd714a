import { or, type SQL } from 'drizzle-orm';
import { contains } from '../../kit/database/queries.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { searchedReference } from './references-in.ts';

/** Whether the name, the reference or the text of a movement holds all the words, not one here and another there. */
export function isInOneText(words: string): SQL | undefined {
  const { counterpartyName, reference, text } = bankEntries;
  return or(...[counterpartyName, reference, text].map((one) => contains(one, searchedReference(words))));
}

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Say, sayWith, type Words } from '../lib/words.ts';

const WordsContext = createContext<Say>((key) => key);

/** Provides the messages that the page picked for the island to all its components. */
export function WordsProvider({ words, children }: { words: Words; children: ReactNode }) {
  const say = useMemo(() => sayWith(words), [words]);
  return <WordsContext value={say}>{children}</WordsContext>;
}

export function useSay(): Say {
  return useContext(WordsContext);
}

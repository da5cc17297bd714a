import type { Words } from '../../lib/words.ts';
import { WordsProvider } from '../../ui/words-context.tsx';
import { StepsCard } from './StepsCard.tsx';

/** Guides a new user to a first investment. */
export default function FirstSteps({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <StepsCard />
    </WordsProvider>
  );
}

import type { Words } from '../../lib/words.ts';
import { WordsProvider } from '../../ui/words-context.tsx';
import { FactorGate } from '../passkeys/FactorGate.tsx';
import { Devices } from './Devices.tsx';

export default function TrustedDevices({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <Devices />
      <FactorGate />
    </WordsProvider>
  );
}

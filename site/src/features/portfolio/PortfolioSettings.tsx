import type { PortfolioSettings as Settings } from '@semilla/contract';
import type { Words } from '../../lib/words.ts';
import { WordsProvider } from '../../ui/words-context.tsx';
import { CalendarAddress } from './CalendarAddress.tsx';
import { ShareLimit } from './ShareLimit.tsx';

export default function PortfolioSettings({ words, settings }: { words: Words; settings: Settings }) {
  return (
    <WordsProvider words={words}>
      <ShareLimit initial={settings.shareLimit} />
      <CalendarAddress initial={settings.calendarSince} />
    </WordsProvider>
  );
}

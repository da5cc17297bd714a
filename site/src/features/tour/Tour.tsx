import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { type Say, sayWith, type Words } from '../../lib/words.ts';
import { $me } from '../session/session-store.ts';
import { recallTour } from './tour-state.ts';
import { $tourAsked } from './tour-store.ts';

/** Starts the tour on request, and continues it on the next page. The tour's code is loaded only then. */
export default function Tour({ words, days }: { words: Words; days: number }) {
  const me = useStore($me);
  const asked = useStore($tourAsked);

  const answered = useRef<number>(undefined);

  useEffect(() => {
    if (!me || answered.current === asked) return;
    answered.current = asked;
    const state = recallTour();
    if (asked === 0 && !state) return;
    const say: Say = (key, values) => sayWith(words)(key, { days, ...values });
    void import('./run-tour.ts').then(({ beginTour, resumeTour }) =>
      asked > 0 || !state ? beginTour(say, me) : resumeTour(say, me, state),
    );
  }, [me, asked, words, days]);

  return null;
}

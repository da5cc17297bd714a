import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { sayWith, type Words } from '../../lib/words.ts';
import { $me } from '../session/session-store.ts';
import { isTourOffered, rememberTourOffered } from './tour-offer.ts';
import { startTour } from './tour-store.ts';
import './tour-offer.css';

/** Offers the tour to new users, only once. */
export default function TourOffer({ words }: { words: Words }) {
  const say = sayWith(words);
  const me = useStore($me, { ssr: 'initial' });
  const [isOver, setOver] = useState(false);
  if (!me || isOver || !isTourOffered(me)) return null;

  function answer(isWanted: boolean): void {
    if (me) rememberTourOffered(me.userId);
    setOver(true);
    if (isWanted) startTour();
  }

  return (
    <section className="panel tour-offer" aria-labelledby="tour-offer">
      <div>
        <h2 id="tour-offer">{say('common.tourOffer.title', { name: me.name })}</h2>
        <p>{say('common.tourOffer.text')}</p>
      </div>
      <p className="tour-offer-ways">
        <button className="button" type="button" onClick={() => answer(true)}>
          {say('common.tourOffer.start')}
        </button>
        <button className="button quiet" type="button" onClick={() => answer(false)}>
          {say('common.tourOffer.decline')}
        </button>
      </p>
    </section>
  );
}

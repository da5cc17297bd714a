import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { named } from './named.ts';
import type { Investment } from './portfolio.ts';

/** How many investments are shown at first, and more with each press of the button. */
const step = 20;

/** Scrolls to the investment named in the URL. It was not yet rendered when the browser looked for it. */
function leadToNamed(): void {
  const place = named() && document.getElementById(named());
  if (!place) return;
  // Instant, because a smooth scroll stops when an image loads.
  place.scrollIntoView({ behavior: 'instant' });
  place.focus({ preventScroll: true });
}

const upToNamed = (all: readonly Investment[]) => all.findIndex(({ order }) => order.orderId === named()) + 1;

/** How many investments of a list are shown: the first ones, up to the one that the address names. */
export function useFirstOnes(all: readonly Investment[]) {
  const [most, setMost] = useState(() => Math.max(step, upToNamed(all)));
  const list = useRef<HTMLUListElement>(null);

  useEffect(leadToNamed, []);
  // The page links to late payments.
  useEffect(() => {
    const follow = () => {
      flushSync(() => setMost((before) => Math.max(before, upToNamed(all))));
      leadToNamed();
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [all]);

  function showMore(): void {
    flushSync(() => setMost(most + step));
    const first = list.current?.children[most];
    if (first instanceof HTMLElement) first.focus();
  }

  return { list, most, more: step, showMore, startAnew: () => setMost(step) };
}

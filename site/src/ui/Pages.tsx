import type { MouseEvent } from 'react';
import { goTo } from './use-search.ts';
import { useSay } from './words-context.tsx';
import './pages.css';

interface Props {
  page: number;
  last: number;
  searchOf: (page: number) => string;
}

const go = (search: string) => (event: MouseEvent) => {
  event.preventDefault();
  goTo(search);
};

/** Links to the previous and next page of a list whose state is stored in the address. */
export function Pages({ page, last, searchOf }: Props) {
  const say = useSay();
  if (last <= 1) return null;
  const link = (to: number, label: string, rel: string) => (
    <a className="button quiet" href={searchOf(to)} rel={rel} onClick={go(searchOf(to))}>
      {label}
    </a>
  );
  return (
    <nav className="pages" aria-label={say('common.pages.label')}>
      {page > 1 && link(page - 1, say('common.pages.previous'), 'prev')}
      <span className="numbers">{say('common.pages.where', { page, last })}</span>
      {page < last && link(page + 1, say('common.pages.next'), 'next')}
    </nav>
  );
}

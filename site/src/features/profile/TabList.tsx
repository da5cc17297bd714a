import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { markHiddenTabs, moveIntoSight } from '../../ui/tab-row.ts';
import { goTo } from '../../ui/use-search.ts';
import { useSay } from '../../ui/words-context.tsx';
import { type Tab, tabSearch } from './tabs.ts';

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const isPlain = (event: MouseEvent) => !(event.metaKey || event.ctrlKey || event.shiftKey || event.button);

/** Tabs that are links. Arrow keys move between them, and each has its own address. */
export function TabList({ shown, selected }: { shown: readonly Tab[]; selected: Tab }) {
  const say = useSay();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => (list.current ? markHiddenTabs(list.current) : undefined), []);

  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`#tab-${selected}`);
    if (list.current && tab) moveIntoSight(list.current, tab);
  }, [selected]);

  function move(event: KeyboardEvent): void {
    const step = steps[event.key];
    const next = step && shown[step(shown.indexOf(selected), shown.length)];
    if (!next) return;
    event.preventDefault();
    goTo(tabSearch(next));
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus({ preventScroll: true });
  }

  return (
    <div
      ref={list}
      className="profile-tabs tab-row no-print"
      role="tablist"
      tabIndex={-1}
      aria-label={say('account.profile.tabsLabel')}
      onKeyDown={move}
    >
      {shown.map((tab) => (
        <a
          key={tab}
          id={`tab-${tab}`}
          role="tab"
          href={tabSearch(tab)}
          aria-selected={tab === selected}
          aria-controls={tab === selected ? `panel-${tab}` : undefined}
          tabIndex={tab === selected ? 0 : -1}
          onClick={(event) => {
            if (!isPlain(event)) return;
            event.preventDefault();
            goTo(tabSearch(tab));
          }}
        >
          {say(`account.profile.tabs.${tab}`)}
        </a>
      ))}
    </div>
  );
}

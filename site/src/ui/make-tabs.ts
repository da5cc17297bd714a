import { markHiddenTabs, moveIntoSight } from './tab-row.ts';

/** The element that the address names: a section, or something in it. */
const named = () => (location.hash ? document.getElementById(location.hash.slice(1)) : null);

/**
 * Turns a list of links and their sections into tabs: sets the roles, handles arrow keys, and opens the tab named in the address.
 */
export function makeTabs(place: HTMLElement): void {
  const list = place.querySelector('nav');
  const tabs = [...(list?.querySelectorAll('a') ?? [])];
  const panels = tabs.map((tab) => document.getElementById(tab.hash.slice(1)));
  if (!list || panels.includes(null)) return;

  const select = (index: number) => {
    tabs.forEach((tab, at) => {
      tab.setAttribute('aria-selected', String(at === index));
      tab.tabIndex = at === index ? 0 : -1;
      // `hidden="until-found"` keeps hidden sections searchable with the browser's page search.
      if (at === index) panels[at]?.removeAttribute('hidden');
      else panels[at]?.setAttribute('hidden', 'until-found');
    });
    if (tabs[index]) moveIntoSight(list, tabs[index]);
  };
  const choose = (index: number) => {
    select(index);
    tabs[index]?.focus({ preventScroll: true });
    history.replaceState(null, '', tabs[index]?.hash);
  };
  const fromAddress = () => panels.findIndex((panel) => panel?.contains(named()));
  const openFromAddress = () => {
    const index = fromAddress();
    if (index < 0) return;
    select(index);
    if (panels[index] !== named()) named()?.scrollIntoView();
  };

  list.setAttribute('role', 'tablist');
  tabs.forEach((tab, index) => {
    const panel = panels[index] as HTMLElement;
    tab.id = `tab-${panel.id}`;
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
    panel.addEventListener('beforematch', () => select(index));
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      choose(index);
    });
  });

  const steps: Record<string, (index: number) => number> = {
    ArrowRight: (index) => (index + 1) % tabs.length,
    ArrowLeft: (index) => (index + tabs.length - 1) % tabs.length,
    Home: () => 0,
    End: () => tabs.length - 1,
  };
  list.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    choose(step(tabs.indexOf(event.target as HTMLAnchorElement)));
  });
  addEventListener('hashchange', openFromAddress);

  select(0);
  markHiddenTabs(list);
  place.dataset.ready = '';
  openFromAddress();
}

import { readSeen, type SeenPortfolio } from './seal-seen.ts';

function make(name: string, text: string, className = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  made.className = className;
  return made;
}

function pair(label: string, value: string, hint = ''): HTMLElement {
  const made = make('div', '');
  const shown = make('dd', value);
  if (hint) shown.append(make('span', hint, 'small muted'));
  made.append(make('dt', label), shown);
  return made;
}

function investmentItem({ name, state, amount, note, facts }: SeenPortfolio['investments'][number]) {
  const item = make('li', '');
  const list = make('dl', '', 'numbers');
  list.append(...facts.map(([label = '', value = '']) => pair(label, value)));
  item.append(make('h3', name), make('p', `${amount} · ${state}`, 'numbers'));
  if (note) item.append(make('p', note, 'small'));
  item.append(list);
  return item;
}

/** Shows on the page without a network what the user saw last of the own portfolio. */
export async function showSeen(place: HTMLElement): Promise<void> {
  const seen = await readSeen();
  if (!seen || seen.figures.length + seen.investments.length === 0) return;
  const part = (name: string) => place.querySelector<HTMLElement>(`[data-part="${name}"]`);
  part('at')?.replaceChildren(seen.seenAt);
  for (const name of ['figures', 'investments']) part(name)?.setAttribute('lang', seen.locale);
  part('figures')?.replaceChildren(...seen.figures.map(({ label, value, hint }) => pair(label, value, hint)));
  part('investments')?.replaceChildren(...seen.investments.map(investmentItem));
  place.hidden = false;
}

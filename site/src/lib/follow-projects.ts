import { refreshAroundFocus } from './fresh-parts.ts';
import { onLiveEvent } from './live.ts';

/** Asks for the copy that all visitors share. The cookie of the language is left out too. */
const asVisitor = (): RequestInit => ({
  credentials: 'omit',
  headers: { 'accept-language': document.documentElement.lang },
});

/**
 * Updates the parts about the shown project or projects when they change. A change of a project reaches all its readers at
 * once, so a page that the server renders for each caller has `data-asks-as-visitor`, and uses the shared copy.
 */
export function followProjects(): void {
  const shown = document.querySelector<HTMLElement>('[data-shows-projects]');
  if (!shown) return;
  const { showsProjects, asksAsVisitor } = shown.dataset;
  const refresh = () => refreshAroundFocus(asksAsVisitor === undefined ? undefined : asVisitor());
  onLiveEvent('projects', refresh, showsProjects || undefined);
}

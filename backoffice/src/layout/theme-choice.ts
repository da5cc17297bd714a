import { readItem, storeItem } from '@semilla/client';
import type { Mode } from './theme.ts';

const name = 'theme';

/** The theme chosen here or on the site. Undefined means the system's theme. */
export function chosenTheme(): Mode | undefined {
  const stored = readItem(name, 'localStorage');
  return stored === 'light' || stored === 'dark' ? stored : undefined;
}

export function rememberTheme(mode: Mode): void {
  storeItem(name, mode, 'localStorage');
}

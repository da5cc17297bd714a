import { recall, remember } from '../providers/browser-storage.ts';
import type { Mode } from './theme.ts';

const name = 'theme';

/** The theme chosen here or on the site; undefined follows the system. */
export function chosenTheme(): Mode | undefined {
  const stored = recall(name);
  return stored === 'light' || stored === 'dark' ? stored : undefined;
}

export function rememberTheme(mode: Mode): void {
  remember(name, mode);
}

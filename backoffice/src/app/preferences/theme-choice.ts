import { keepInCookie, readCookie } from '@semilla/client';
import type { Mode } from './theme.ts';

const name = 'theme';

/** The theme chosen here or on the site. Undefined means the system's theme. */
export function chosenTheme(): Mode | undefined {
  const stored = readCookie(name);
  return stored === 'light' || stored === 'dark' ? stored : undefined;
}

export function rememberTheme(mode: Mode): void {
  keepInCookie(name, mode);
}

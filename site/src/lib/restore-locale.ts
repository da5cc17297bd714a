import { keepInCookie, readCookie, readItem } from '@semilla/client';
import { isLocale } from '@semilla/i18n';
import { whenIdle } from './when-idle.ts';

function isReloaded(): boolean {
  const [way] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return way?.type === 'reload';
}

function restore(): void {
  const kept = readCookie('locale');
  const chosen = kept ?? readItem('locale', 'localStorage');
  if (!isLocale(chosen)) return;
  if (!kept) keepInCookie('locale', chosen);
  const isKept = readCookie('locale') === chosen;
  const isOther = chosen !== document.documentElement.lang && !location.search.includes('lang=');
  // A page that comes in the other language again, such as a stored one, would be loaded for ever.
  const isWorthwhile = !kept || !isReloaded();
  if (isKept && isOther && isWorthwhile) location.reload();
}

/**
 * Shows the language that was chosen before if the server did not know it: because the cookie was lost, which local storage
 * outlives, or because the page before stored it only after this one was asked for. Waits until the page is idle, because
 * a visitor who never chose one has no cookie either.
 */
export function restoreLocale(): void {
  if (readCookie('locale') !== document.documentElement.lang) whenIdle(restore);
}

import { keepInCookie, readCookie, readItem } from '@semilla/client';
import { isLocale } from '@semilla/i18n';
import { whenIdle } from './when-idle.ts';

function restore(): void {
  const chosen = readItem('locale', 'localStorage');
  if (!isLocale(chosen)) return;
  keepInCookie('locale', chosen);
  const isKept = readCookie('locale') === chosen;
  const isOther = chosen !== document.documentElement.lang && !location.search.includes('lang=');
  if (isKept && isOther) location.reload();
}

/**
 * Shows the language that was chosen before if its cookie was lost; local storage keeps it longer. Waits until the page
 * is idle, because a visitor who never chose one has no cookie either.
 */
export function restoreLocale(): void {
  if (!readCookie('locale')) whenIdle(restore);
}

import { daysUntilStart } from '@semilla/contract/figures';

/** Adds the days left to each future date: a page is cached for longer than a day. */
export function showDaysLeft(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-days-until]')) {
    const { daysUntil = '', one = '', many = '' } = place.dataset;
    const days = daysUntilStart(daysUntil, new Date());
    if (days > 0) place.textContent = ` · ${days === 1 ? one : many.replace('#', String(days))}`;
  }
}

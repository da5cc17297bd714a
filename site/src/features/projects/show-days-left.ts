import { daysUntilStart } from '@semilla/contract/figures';

/**
 * Adds the number of days left to each future date. The server cannot do it, because a page is cached for longer than a day. The
 * platform's clock may be ahead of the device's.
 */
export function showDaysLeft(page: Document = document): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-days-until]')) {
    const { daysUntil = '', aheadMinutes = '0', one = '', many = '' } = place.dataset;
    const days = daysUntilStart(daysUntil, new Date(Date.now() + Number(aheadMinutes) * 60_000));
    if (days > 0) place.textContent = ` · ${days === 1 ? one : many.replace('#', String(days))}`;
  }
}

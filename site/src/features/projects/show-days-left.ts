import { daysUntilStart } from '@semilla/contract/figures';
import { formatNumber } from '@semilla/format';

/**
 * Adds the number of days left to each future date. The server cannot do it, because a page is cached for longer than a day. The
 * platform's clock may be ahead of the device's.
 */
export function showDaysLeft(page: Document = document): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-days-until]')) {
    const { daysUntil = '', aheadMinutes = '0', one = '', many = '' } = place.dataset;
    const days = daysUntilStart(daysUntil, new Date(Date.now() + Number(aheadMinutes) * 60_000));
    if (days > 0) place.textContent = ` · ${days === 1 ? one : many.replace('#', formatNumber(days))}`;
  }
}

/**
 * Adds the days left once the first of these dates is in sight. The first date that a browser calculates takes it some 15 ms,
 * and a phone four times as long.
 */
export function showDaysLeftInSight(): void {
  const watch = new IntersectionObserver((places) => {
    if (!places.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    showDaysLeft();
  });
  for (const place of document.querySelectorAll('[data-days-until]')) watch.observe(place);
}

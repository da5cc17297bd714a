import { daysUntilStart } from '@semilla/contract/figures';

/** Says beside each day that is still to come in how many days it is: a page is kept for longer than a day. */
export function tellDays(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-days-until]')) {
    const { daysUntil = '', one = '', many = '' } = place.dataset;
    const days = daysUntilStart(daysUntil, new Date());
    if (days > 0) place.textContent = ` · ${days === 1 ? one : many.replace('#', String(days))}`;
  }
}

import { formatDateTime } from '@semilla/format';
import { storeSeen } from './seal-seen.ts';

const textOf = (place: Element | null | undefined) =>
  place?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';

function factsOf(list: Element) {
  return [...list.querySelectorAll(':scope > div')].map((fact) => [
    textOf(fact.querySelector('dt')),
    textOf(fact.querySelector('dd')),
  ]);
}

/** The text of the figures and investments that the page shows. */
export function seenOn(page: ParentNode, now: Date) {
  return {
    locale: document.documentElement.lang,
    seenAt: formatDateTime(now),
    figures: [...page.querySelectorAll('[data-seen-figures] > div')].map((figure) => {
      const hint = textOf(figure.querySelector('dd span'));
      const value = textOf(figure.querySelector('dd'));
      return { label: textOf(figure.querySelector('dt')), value: value.replace(hint, '').trim(), hint };
    }),
    investments: [...page.querySelectorAll('article.investment')].map((card) => {
      const list = card.querySelector('dl');
      return {
        name: textOf(card.querySelector('h3')),
        state: textOf(card.querySelector('.investment-state')),
        amount: textOf(card.querySelector('header strong')),
        note: textOf(card.querySelector('[data-loan-note]')),
        facts: list ? factsOf(list) : [],
      };
    }),
  };
}

/** Keeps what the page shows of the portfolio. Without encryption or storage nothing is kept. */
export async function keepSeen(userId: string, now: Date): Promise<void> {
  if (!('subtle' in crypto)) return;
  await storeSeen(userId, seenOn(document, now)).catch(() => {});
}

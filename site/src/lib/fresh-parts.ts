import { showDaysLeft } from '../features/projects/show-days-left.ts';

interface Taking {
  /** Called once the focus has left a part that was kept because it contained the focus. Without it, no part is kept. */
  onceLeft?: () => unknown;
}

/** Fetches the current version of a page. Undefined after a failure. */
export async function pageNow(address: string, init?: RequestInit): Promise<Document | undefined> {
  const answer = await fetch(address, init).catch(() => undefined);
  const text = answer?.ok ? await answer.text().catch(() => undefined) : undefined;
  return text === undefined ? undefined : new DOMParser().parseFromString(text, 'text/html');
}

const keptParts = new WeakSet<HTMLElement>();

function whenLeft(part: HTMLElement, act: () => unknown): void {
  if (keptParts.has(part)) return;
  keptParts.add(part);
  part.addEventListener('focusout', function leave({ relatedTarget }) {
    if (part.contains(relatedTarget as Node | null)) return;
    part.removeEventListener('focusout', leave);
    keptParts.delete(part);
    act();
  });
}

/** Replaces the parts of the page that show changing data with those of a newer version. */
export function takeParts(now: Document, { onceLeft }: Taking = {}): void {
  showDaysLeft(now);
  for (const part of document.querySelectorAll<HTMLElement>('[data-fresh]')) {
    const fresh = now.querySelector(`[data-fresh="${part.dataset.fresh}"]`);
    if (!fresh || fresh.innerHTML === part.innerHTML) continue;
    // Only the contents are replaced, because screen readers announce changes only in elements that were already in the page.
    if (onceLeft && part.matches(':focus-within')) whenLeft(part, onceLeft);
    else part.replaceChildren(...fresh.childNodes);
  }
}

/**
 * Fetches the current page again and replaces its parts that show changing data. The rest of the page stays.
 */
export async function refreshParts(): Promise<void> {
  const now = await pageNow(location.pathname + location.search);
  if (now) takeParts(now);
}

/** The same for a change that the user did not make: a part that contains the focus is replaced once the focus has left it. */
export async function refreshAroundFocus(init?: RequestInit): Promise<void> {
  const now = await pageNow(location.pathname + location.search, init);
  if (now) takeParts(now, { onceLeft: () => refreshAroundFocus(init) });
}

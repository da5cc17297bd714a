import { showDaysLeft } from '../features/projects/show-days-left.ts';

interface Taking {
  /** Called once the focus has left a part that was kept because it contained the focus. Without it, the focus keeps no part. */
  onceLeft?: () => unknown;
}

/** Fetches the current version of a page. Undefined after a failure. */
export async function pageNow(address: string, init?: RequestInit): Promise<Document | undefined> {
  const answer = await fetch(address, init).catch(() => undefined);
  const text = answer?.ok ? await answer.text().catch(() => undefined) : undefined;
  return text === undefined ? undefined : new DOMParser().parseFromString(text, 'text/html');
}

const keptParts = new WeakSet<HTMLElement>();

const hasOpenDialog = (part: HTMLElement) => part.querySelector('dialog[open]') !== null;

function whenLeft(part: HTMLElement, act: () => unknown): void {
  if (keptParts.has(part)) return;
  keptParts.add(part);
  part.addEventListener('focusout', function leave({ relatedTarget }) {
    if (part.contains(relatedTarget as Node | null) || hasOpenDialog(part)) return;
    part.removeEventListener('focusout', leave);
    keptParts.delete(part);
    act();
  });
}

/** For a change that the user made in a dialog of the part, which may still show its result. */
function whenClosed(part: HTMLElement, act: () => unknown): void {
  if (keptParts.has(part)) return;
  keptParts.add(part);
  const close = () => {
    keptParts.delete(part);
    act();
  };
  // The event does not bubble.
  part.addEventListener('close', close, { capture: true, once: true });
}

const nameOf = (details: HTMLDetailsElement) =>
  details.id || details.querySelector('summary')?.textContent.trim();

/** The newer part has open what the user has opened, and closed what the user has closed. */
function keepOpen(part: HTMLElement, fresh: HTMLElement): void {
  const shown = new Map([...part.querySelectorAll('details')].map((details) => [nameOf(details), details]));
  for (const details of fresh.querySelectorAll('details'))
    details.open = shown.get(nameOf(details))?.open ?? details.open;
}

/**
 * A part with islands has a `data-state`, and is replaced only when that changes: its elements change as soon as the islands
 * run, and a new island would forget what is open in the old one.
 */
function isSame(part: HTMLElement, fresh: HTMLElement): boolean {
  const { state } = part.dataset;
  return state === undefined ? fresh.innerHTML === part.innerHTML : fresh.dataset.state === state;
}

/** Replaces only the contents, because screen readers announce changes only in elements that were already in the page. */
function replace(part: HTMLElement, fresh: HTMLElement): void {
  // Lets React clean up the islands that go.
  for (const island of part.querySelectorAll('astro-island'))
    island.dispatchEvent(new CustomEvent('astro:unmount'));
  part.replaceChildren(...fresh.childNodes);
  if (fresh.dataset.state !== undefined) part.dataset.state = fresh.dataset.state;
  part.dispatchEvent(new CustomEvent('semilla:replaced', { bubbles: true }));
}

/** Replaces the parts of the page that show changing data with those of a newer version. */
export function takeParts(now: Document, { onceLeft }: Taking = {}): void {
  showDaysLeft(now);
  for (const part of document.querySelectorAll<HTMLElement>('[data-fresh]')) {
    const fresh = now.querySelector<HTMLElement>(`[data-fresh="${part.dataset.fresh}"]`);
    if (!fresh) continue;
    keepOpen(part, fresh);
    if (isSame(part, fresh)) continue;
    if (onceLeft && (part.matches(':focus-within') || hasOpenDialog(part))) whenLeft(part, onceLeft);
    else if (hasOpenDialog(part)) whenClosed(part, refreshParts);
    else replace(part, fresh);
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

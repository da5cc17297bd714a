/** Fetches the current version of a page. Undefined after a failure. */
export async function pageNow(address: string, signal?: AbortSignal): Promise<Document | undefined> {
  const answer = await fetch(address, { signal: signal ?? null }).catch(() => undefined);
  const text = answer?.ok ? await answer.text().catch(() => undefined) : undefined;
  return text === undefined ? undefined : new DOMParser().parseFromString(text, 'text/html');
}

/**
 * Replaces the parts of the page that show changing data with those of a newer version. With `leavesFocus`, the part that
 * contains the focus is not replaced.
 */
export function takeParts(now: Document, { leavesFocus = false } = {}): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-fresh]')) {
    if (leavesFocus && part.matches(':focus-within')) continue;
    const fresh = now.querySelector(`[data-fresh="${part.dataset.fresh}"]`);
    // Only the contents are replaced, because screen readers announce changes only in elements that were already in the page.
    if (fresh && fresh.innerHTML !== part.innerHTML) part.replaceChildren(...fresh.childNodes);
  }
}

/**
 * Fetches the current page again and replaces its parts that show changing data. The rest of the page stays.
 */
export async function refreshParts(): Promise<void> {
  const now = await pageNow(location.pathname + location.search);
  if (now) takeParts(now);
}

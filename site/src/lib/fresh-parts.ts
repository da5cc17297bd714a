/** A page as it is now; undefined where it cannot be had. */
export async function pageNow(address: string, signal?: AbortSignal): Promise<Document | undefined> {
  const answer = await fetch(address, { signal: signal ?? null }).catch(() => undefined);
  const text = answer?.ok ? await answer.text().catch(() => undefined) : undefined;
  return text === undefined ? undefined : new DOMParser().parseFromString(text, 'text/html');
}

/**
 * Replaces the parts of the page that show changing data with those of a newer version of the page. With `leavesFocus`
 * the part in which the user is at the moment stays as it is.
 */
export function takeParts(now: Document, { leavesFocus = false } = {}): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-fresh]')) {
    if (leavesFocus && part.matches(':focus-within')) continue;
    const fresh = now.querySelector(`[data-fresh="${part.dataset.fresh}"]`);
    // The part itself stays: what is read aloud when it changes has to be there before.
    if (fresh && fresh.innerHTML !== part.innerHTML) part.replaceChildren(...fresh.childNodes);
  }
}

/** Takes those parts from this page as it is now, while the rest stays as it is. */
export async function refreshParts(): Promise<void> {
  const now = await pageNow(location.pathname + location.search);
  if (now) takeParts(now);
}

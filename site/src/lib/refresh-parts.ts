/** Takes the parts of this page that say how things stand from the page as it is now, while the rest stays as it is. */
export async function refreshParts(): Promise<void> {
  const answer = await fetch(location.pathname + location.search).catch(() => undefined);
  if (!answer?.ok) return;
  const now = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const part of document.querySelectorAll<HTMLElement>('[data-fresh]')) {
    const fresh = now.querySelector(`[data-fresh="${part.dataset.fresh}"]`);
    if (fresh) part.replaceWith(fresh);
  }
}

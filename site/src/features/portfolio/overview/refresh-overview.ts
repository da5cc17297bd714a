/** Replaces the figures and charts by those of a new answer; if there is none, the old ones stay. */
export async function refreshOverview(): Promise<void> {
  const shown = document.getElementById('portfolio-overview');
  const answer = await fetch(location.pathname + location.search).catch(() => undefined);
  if (!shown || !answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const fresh = page.getElementById('portfolio-overview');
  if (fresh) shown.replaceWith(fresh);
}

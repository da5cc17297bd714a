/** Hands the page asked for before log-in on to the marked links. The server cannot, because its HTML is the same for everyone. */
export function keepNext(links: Iterable<HTMLAnchorElement>, search: string): void {
  const next = new URLSearchParams(search).get('next');
  if (!next) return;
  for (const link of links) {
    const address = new URL(link.href);
    address.searchParams.set('next', next);
    link.href = address.href;
  }
}

/** Adds the `next` parameter of the address to the links. The server cannot, because its HTML is the same for all users. */
export function keepNext(links: Iterable<HTMLAnchorElement>, search: string): void {
  const next = new URLSearchParams(search).get('next');
  if (!next) return;
  for (const link of links) {
    const address = new URL(link.href);
    address.searchParams.set('next', next);
    link.href = address.href;
  }
}

function load(address: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  const { promise, resolve } = Promise.withResolvers<void>();
  link.addEventListener('load', () => resolve());
  link.addEventListener('error', () => resolve());
  document.head.append(link);
  return promise;
}

/** Adds stylesheets that few pages need. Astro would link an imported one in every page, also for visitors. */
export async function addStyles(...addresses: string[]): Promise<void> {
  await Promise.all(addresses.map(load));
}

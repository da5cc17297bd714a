import type { Picture } from '@semilla/contract';

export interface Source {
  type: string;
  srcset: string;
}

const bestFirst = ['image/avif', 'image/webp'];

/** The sizes of a picture by type, the smaller type first, as `<picture>` wants them. */
export function sourcesOf({ sources }: Picture): Source[] {
  return bestFirst
    .map((type) => ({
      type,
      srcset: sources
        .filter((source) => source.type === type)
        .map(({ url, width }) => `${url} ${width}w`)
        .join(', '),
    }))
    .filter(({ srcset }) => srcset);
}

/** The one address for what takes a single picture: not the smallest, not the largest. */
export function fallbackOf({ sources }: Picture): string | undefined {
  const webp = sources.filter(({ type }) => type !== 'image/avif').toSorted((a, b) => a.width - b.width);
  return (webp.find(({ width }) => width >= 900) ?? webp.at(-1) ?? sources[0])?.url;
}

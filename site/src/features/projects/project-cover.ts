import type { Picture } from '@semilla/contract';

type PictureSource = Picture['sources'][number];

export interface Source {
  type: string;
  srcset: string;
}

const bestFirst = ['image/avif', 'image/webp'];

/** The files of a picture by type. The smaller type comes first, because browsers take the first one they support. */
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

/** A medium size, for places that take only one file. */
export function middleSource({ sources }: Picture): PictureSource | undefined {
  const webp = sources.filter(({ type }) => type !== 'image/avif').toSorted((a, b) => a.width - b.width);
  return webp.find(({ width }) => width >= 900) ?? webp.at(-1) ?? sources[0];
}

export const fallbackOf = (picture: Picture): string | undefined => middleSource(picture)?.url;

import type { Picture } from '@semilla/contract';
import type { SharedPicture } from '../../layouts/head-props.ts';

type PictureSource = Picture['sources'][number];

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

/** The one size for what takes a single picture: not the smallest, not the largest. */
function middleSource({ sources }: Picture): PictureSource | undefined {
  const webp = sources.filter(({ type }) => type !== 'image/avif').toSorted((a, b) => a.width - b.width);
  return webp.find(({ width }) => width >= 900) ?? webp.at(-1) ?? sources[0];
}

export const fallbackOf = (picture: Picture): string | undefined => middleSource(picture)?.url;

/** The picture shown beside a link to the project. */
export function sharedPicture(picture: Picture | null): SharedPicture | undefined {
  const source = picture && middleSource(picture);
  if (!source) return undefined;
  const height = Math.round((source.width * picture.height) / picture.width);
  return { url: source.url, width: source.width, height, alt: picture.description };
}

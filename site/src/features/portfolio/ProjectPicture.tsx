import type { Picture } from '@semilla/contract';
import { fallbackOf, sourcesOf } from '../projects/project-cover.ts';

/** A decorative picture next to the project's name. Without a picture, a coloured box. */
export function ProjectPicture({ picture }: { picture: Picture | null | undefined }) {
  if (!picture) return <div className="investment-picture" aria-hidden="true" />;
  return (
    <picture className="investment-picture">
      {sourcesOf(picture).map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes="(width >= 48rem) 11rem, 5rem" />
      ))}
      <img
        src={fallbackOf(picture)}
        width={picture.width}
        height={picture.height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
